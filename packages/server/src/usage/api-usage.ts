import type { ChainDefinition } from "@serac/store"
import type { EndedExchange } from "../http/index.ts"
import { absentDimension, type Cell, type Dimension } from "./cell.ts"
import type { ListedRequest } from "./latest-requests.ts"
import type { UsageCounter } from "./usage-counter.ts"

/** The organisation of callers without a key. */
export const anonymous = "anonymous"

/** The status of a request whose caller disconnected before the response, as in nginx. */
export const callerGone = 499

/** The path of requests without an operation. */
export const unknownPath = "unknown"

/** The part after the version in paths of one EVM chain, and where the chain's name begins. */
const chainRoute = "/chains/{chainId}"
const versionEnd = "/v1".length
const chainStart = "/v1/chains/".length

/** Maximum characters of callers' texts in the list of requests. */
const longestListedText = 200

/** The dimensions of an organisation's requests. */
export const apiDimensions = [
  "requestType",
  "requestPath",
  "responseCode",
  "chainId",
  "apiKeyId",
] as const satisfies readonly Dimension[]

/** A request of an organisation to the data service or to a gateway. */
export interface ApiRequest {
  readonly requestType: "data" | "rpc"
  /** The path template, so that there are few distinct paths. */
  readonly requestPath: string
  readonly status: number
  readonly milliseconds: number
  readonly credits: number
  /** The requested EVM chain. */
  readonly chainId?: string | undefined
  readonly rpcMethod?: string | undefined
  readonly orgId: string | undefined
  readonly apiKeyId: string | undefined
  /** The caller's IP address. */
  readonly address: string
  readonly host: string | undefined
  readonly userAgent: string | undefined
}

/** The subject under which an organisation's requests are counted. */
export function apiSubject(orgId: string): string {
  return `api ${orgId}`
}

/** The owner of a listed request: an organisation, or the address of a caller without a key, who must not see the requests of other addresses. */
export function logOwner(orgId: string | undefined, address: string): string {
  return orgId === undefined ? `address ${address}` : `org ${orgId}`
}

/** Counts and lists a request of an organisation that ended now, or at a moment in Unix milliseconds. */
export function countApiRequest(counter: UsageCounter, request: ApiRequest, region: string, at?: number): void {
  const { requestType, requestPath, status, chainId, orgId, apiKeyId } = request
  const cell: Cell = {
    subject: apiSubject(orgId ?? anonymous),
    names: apiDimensions,
    values: [requestType, requestPath, String(status), chainId ?? absentDimension, apiKeyId ?? absentDimension],
  }
  counter.count(cell, request, at)
  counter.log(new ListedApiRequest(request, region), at)
}

/** An entry of the list of requests. */
class ListedApiRequest implements ListedRequest {
  readonly #request: ApiRequest
  readonly #region: string

  constructor(request: ApiRequest, region: string) {
    this.#request = request
    this.#region = region
  }

  tell(logId: string, at: number) {
    const { orgId, address } = this.#request
    return {
      orgId: logOwner(orgId, address),
      entry: JSON.stringify(usageEntry(this.#request, { logId, at, region: this.#region })),
    }
  }
}

/** Options of {@link apiUsage}. */
export interface ApiUsageOptions {
  readonly chains: readonly Pick<ChainDefinition, "chainId" | "platformChainId">[]
  /** The region of this process, for the list of requests. Default `unknown`. */
  readonly region?: string
}

/** Returns a function that counts each exchange of a data service, shortly after it ended. */
export function apiUsage(
  counter: UsageCounter,
  { chains, region = "unknown" }: ApiUsageOptions,
): (ended: EndedExchange) => void {
  // Invented chain names are not counted as chains, so that there are no more chains than are served.
  const names = new Map(
    chains.flatMap(({ chainId, platformChainId }) => [chainId, platformChainId].map((name) => [name, chainId])),
  )
  const chainOf = (route: string, path: string) => {
    if (!route.startsWith(chainRoute, versionEnd)) return undefined
    const end = path.indexOf("/", chainStart)
    return names.get(path.slice(chainStart, end === -1 ? path.length : end))
  }
  return counter.later((ended: EndedExchange, at) => {
    const { path, route = unknownPath, status = callerGone, milliseconds, caller, weight, host, userAgent } = ended
    const request: ApiRequest = {
      requestType: "data",
      requestPath: route,
      status,
      milliseconds,
      credits: weight,
      chainId: chainOf(route, path),
      orgId: caller.orgId,
      apiKeyId: caller.keyId,
      address: caller.address,
      host,
      userAgent,
    }
    countApiRequest(counter, request, region, at)
  })
}

/** A listed request in the shape of the response. */
function usageEntry(request: ApiRequest, listed: { logId: string; at: number; region: string }) {
  const { requestType, requestPath, status, milliseconds, credits, chainId, rpcMethod } = request
  const { orgId = anonymous, apiKeyId = absentDimension, address, host = "", userAgent = "" } = request
  return {
    orgId,
    logId: listed.logId,
    eventTimestamp: Math.floor(listed.at / 1000),
    apiKeyId,
    apiKeyAlias: apiKeyId,
    hostRegion: listed.region,
    requestType,
    requestPath,
    apiCreditsConsumed: credits,
    requestDurationMsecs: Math.round(milliseconds * 100) / 100,
    responseCode: status,
    chainId,
    rpcMethod,
    metadata: {
      ipAddress: address,
      host: host.slice(0, longestListedText),
      userAgent: userAgent.slice(0, longestListedText),
    },
  }
}
