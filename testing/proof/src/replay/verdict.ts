import type { LocatedExchange } from "./exchange.ts"

/** The way in which an exchange was sent. */
export type Via = "method" | "request" | "batch" | "GET" | "transport"

/** The verdict of the replay on one exchange. */
export interface ExchangeVerdict {
  readonly at: string
  readonly name: string
  /** The row of the report that counts the exchange: a method, an operation, or the kind of malformed traffic. */
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
