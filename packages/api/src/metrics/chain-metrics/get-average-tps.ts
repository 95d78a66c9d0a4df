import type { operations } from "@serac/metrics/types"
import { givenText, type Handler, withRules } from "@serac/server/http"
import type { Services } from "../services.ts"
import { averageTps, sumByDay } from "./average-tps.ts"
import { measuredChains } from "./measured-chains.ts"
import { requireIndexed } from "./require-indexed.ts"

const averagePageSize = 100
const daySeconds = 86_400

/** `GET /v1/avg_tps/{chainId}`. */
export const getAverageTps: Handler<operations["getAverageTps"], Services> = withRules(
  foreignToken,
  async (request, services) => {
    const { path } = request
    const chains = measuredChains(path.chainId, services)
    const now = Math.floor(services.clock() / 1000)
    const before = dayOf(request, services, now)
    const range = { before: before === undefined ? undefined : before * daySeconds, limit: averagePageSize + 1 }
    const [series, states] = await Promise.all([
      Promise.all(chains.map((chain) => averageTps(chain, range))),
      Promise.all(chains.map((chain) => chain.status())),
    ])
    requireIndexed(path.chainId, chains, states)
    const days = sumByDay(series)
    const results = days.slice(0, averagePageSize)
    const last = days.length > averagePageSize ? results.at(-1) : undefined
    const updates = states.flatMap((state) => (state === undefined ? [] : [state.updatedAt]))
    const next = last && services.tokens.issue(path.chainId, last.timestamp / daySeconds, now)
    return {
      results: [...results],
      status: 200,
      ...(updates.length > 0 && { lastRun: Math.max(...updates) }),
      ...(next && { nextPageToken: next, nextPageStartKey: next }),
    }
  },
)

type AverageTpsRequest = Pick<Parameters<Handler<operations["getAverageTps"], Services>>[0], "path" | "query">

/** The page token of a request, and the name of its parameter. */
function pageTokenOf({ query }: AverageTpsRequest): { readonly name: string; readonly text: string | undefined } {
  return query.pageToken === undefined
    ? { name: "startKey", text: query.startKey }
    : { name: "pageToken", text: query.pageToken }
}

/** Returns a problem for a token of another series. */
function foreignToken(request: AverageTpsRequest, { tokens, clock }: Services): string[] {
  const { name, text } = pageTokenOf(request)
  if (text === undefined || tokens.read(request.path.chainId, text, Math.floor(clock() / 1000))) return []
  return [`${name} must be the nextPageToken of a page of this series, not ${givenText(text)}`]
}

/** The last day of the page before; undefined for the first page, and for an expired token, which starts again. */
function dayOf(request: AverageTpsRequest, { tokens }: Services, now: number): number | undefined {
  const { text } = pageTokenOf(request)
  const token = text === undefined ? undefined : tokens.read(request.path.chainId, text, now)
  return token === undefined || token.expired ? undefined : token.day
}
