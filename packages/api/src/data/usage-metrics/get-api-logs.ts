import type { components, operations } from "@serac/data/types"
import type { CutStretch, Handler, PageRange } from "@serac/server/http"
import { logOwner } from "@serac/server/usage"
import { definePosition, type LoggedRequest, type UsageTables } from "@serac/store"
import { withMember } from "../networks/chain-info.ts"
import type { Services } from "../services.ts"
import { assertCounted } from "./assert-counted.ts"
import { ownOrganisation } from "./own-organisation.ts"

type LogsQuery = NonNullable<operations["getApiLogs"]["parameters"]["query"]>
type ApiLog = components["schemas"]["ApiLog"]

/** Maximum requests that are scanned for a page: with a selective filter, pages may not be full. */
const maxScannedRequests = 10_000
/** Requests per read where there is a filter. */
const requestsPerQuery = 500
const filters = ["chainId", "requestType", "apiKeyId", "requestPath", "responseCode"] as const
const second = 1_000

type LogCursor = readonly [at: number, id: string]
const logPosition = definePosition(["number", "text"], ({ at, id }: Pick<LoggedRequest, "at" | "id">) => [at, id])

/** `GET /v1/apiLogs`. */
export const getApiLogs: Handler<operations["getApiLogs"], Services> = async ({ query, page, caller }, services) => {
  assertCounted(services)
  const orgId = ownOrganisation(query.orgId, caller)
  const owner = logOwner(caller.orgId, caller.address)
  const text = await page.list("logs", (range) => requestsOf(services.store.usage, owner, query, range), {
    json: (requests) => requests.map(({ entry }) => entry),
    position: logPosition,
  })
  return withMember(text, `"orgId":${JSON.stringify(orgId)}`)
}

/** The requests of an owner that match the filters, newest first. */
async function requestsOf(
  usage: UsageTables,
  orgId: string,
  query: LogsQuery,
  { after, limit }: PageRange<LogCursor>,
): Promise<readonly LoggedRequest[] | CutStretch<LoggedRequest, LogCursor>> {
  const { startTimestamp = 0, endTimestamp } = query
  const stretch = {
    orgId,
    start: startTimestamp * second,
    end: endTimestamp === undefined ? Number.MAX_SAFE_INTEGER : endTimestamp * second,
  }
  const found: LoggedRequest[] = []
  let position = after && { at: after[0], id: after[1] }
  const isFiltered = filters.some((name) => query[name] !== undefined)
  const atOnce = isFiltered ? Math.max(limit, requestsPerQuery) : limit
  for (let looked = 0; looked < maxScannedRequests; looked += atOnce) {
    const requests = await usage.requests({ ...stretch, after: position, limit: atOnce })
    for (const request of requests) {
      if (isWanted(request, query)) found.push(request)
      if (found.length === limit) return found
    }
    if (requests.length < atOnce) return found
    position = requests.at(-1)
  }
  return { items: found, isCut: true, ...(position && { next: [position.at, position.id] }) }
}

function isWanted({ entry }: LoggedRequest, query: LogsQuery): boolean {
  const log = JSON.parse(entry) as ApiLog
  const { chainId, requestType, apiKeyId, requestPath, responseCode } = query
  return (
    (chainId === undefined || log.chainId === chainId) &&
    (requestType === undefined || log.requestType === requestType) &&
    (apiKeyId === undefined || log.apiKeyId === apiKeyId) &&
    (requestPath === undefined || log.requestPath === requestPath) &&
    (responseCode === undefined || String(log.responseCode) === responseCode)
  )
}
