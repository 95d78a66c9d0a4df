import type { LocatedExchange } from "./exchange.ts"

/** How an exchange was driven. */
export type Via = "method" | "request" | "batch" | "GET" | "transport"

/** What the replay found out about one exchange. */
export interface ExchangeVerdict {
  readonly at: string
  readonly name: string
  /** What the exchange is counted under: a method, an operation, or the kind of malformed traffic. */
  readonly subject: string
  readonly via: Via
  readonly violations: readonly string[]
}

export const verdict = (
  { at, exchange }: LocatedExchange,
  subject: string,
  via: Via,
  violations: readonly string[],
): ExchangeVerdict => ({
  at,
  name: exchange.name,
  subject,
  via,
  violations,
})
