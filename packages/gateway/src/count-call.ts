import type { Caller } from "@serac/server/http"
import {
  absentDimension,
  type Cell,
  countApiRequest,
  type Dimension,
  rpcSubject,
  type UsageCounter,
} from "@serac/server/usage"
import type { CallerOrigin } from "./origin/origin.ts"

/** An answered call, or a request without a valid call. */
export interface EndedCall {
  readonly requestPath: string
  readonly rpcMethod: string | undefined
  /** The HTTP status. */
  readonly status: number
  readonly milliseconds: number
  readonly credits: number
  /** The EVM chain whose interface was called. */
  readonly chainId: string | undefined
  readonly isPrimary: boolean
  readonly caller: Caller
  readonly origin: CallerOrigin
  readonly host: string | undefined
  readonly userAgent: string | undefined
  /** The name of the caller's program, without its version. */
  readonly program: string | undefined
}

/** Where calls are counted. */
export interface CallCounting {
  readonly counter: UsageCounter
  readonly network: "mainnet" | "testnet"
  readonly region: string
}

const countedNames = [
  "rpcMethod",
  "requestPath",
  "responseCode",
  "country",
  "continent",
  "userAgent",
] as const satisfies readonly Dimension[]

/** Counts a call for the network or chain it went to, and for its caller. */
export function countCall({ counter, network, region }: CallCounting, call: EndedCall): void {
  const { rpcMethod, requestPath, status, origin, program, chainId, caller } = call
  const values = [
    rpcMethod ?? absentDimension,
    requestPath,
    String(status),
    origin.country,
    origin.continent,
    program ?? absentDimension,
  ]
  const cell = (subject: string): Cell => ({ subject, names: countedNames, values })
  if (call.isPrimary) counter.count(cell(rpcSubject({ network })), call)
  if (chainId !== undefined) counter.count(cell(rpcSubject({ chainId })), call)
  const { orgId, keyId, address } = caller
  countApiRequest(counter, { ...call, requestType: "rpc", orgId, apiKeyId: keyId, address }, region)
}
