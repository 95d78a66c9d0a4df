import type { Recorded } from "./exchange.ts"

/** How an exchange was driven. */
export type Via = "method" | "request" | "batch" | "GET" | "transport"

/** What the replay found out about one exchange. */
export interface Verdict {
  readonly at: string
  readonly name: string
  /** The API at whose endpoint the exchange was recorded. */
  readonly api: string
  /** What the exchange is counted under: a method, an operation, or the kind of malformed traffic. */
  readonly subject: string
  readonly via: Via
  readonly violations: readonly string[]
}

export const verdict = (
  { at, exchange }: Recorded,
  subject: string,
  via: Via,
  violations: readonly string[],
): Verdict => ({
  at,
  name: exchange.name,
  api: apiOf(exchange.request.path),
  subject,
  via,
  violations,
})

/** The API that serves a path of a node: `/ext/info` and the interfaces of blocks belong to the P-Chain's document. */
function apiOf(path: string): string {
  if (path.startsWith("/ext/health")) return "health"
  if (/\/(rpc|validators|avax)(\/|\?|$)/.test(path)) return "subnet-evm"
  return /\/(X|x|avm|Q)(\/|\?|$)/.test(path) ? "x-chain" : "p-chain"
}
