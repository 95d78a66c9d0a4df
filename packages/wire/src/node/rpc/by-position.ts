import type { ArgumentOf, ArgumentReader } from "./reader.ts"

/** The connection of a call: one HTTP request, or the lifetime of a WebSocket. */
export interface Connection {
  /** Aborts when the caller has disconnected, or the time limit has passed; long work must check it. */
  readonly signal: AbortSignal
}

/** The readers of parameters in order; only the last ones may be optional. */
export type Positions = readonly ArgumentReader<unknown>[]

/** The values that readers of parameters return, in order. */
export type ReadPositions<Readers extends Positions> = { readonly [Index in keyof Readers]: ArgumentOf<Readers[Index]> }

/** A method with positional parameters, of an EVM chain. Create it with {@link positionalMethod}. */
export interface PositionalMethod {
  readonly parameters: Positions
  /** Executes the method. @returns a plain value for {@link writeJson}; its errors are returned to the caller. */
  call(given: readonly unknown[], connection: Connection): unknown
}

/** The methods of an interface by full name: `eth_chainId`. */
export type PositionalMethods = Readonly<Record<string, PositionalMethod>>

/**
 * Creates a positional method.
 *
 * @example
 * import { positionalMethod, readEvm } from "@serac/wire/node"
 *
 * const double = positionalMethod([readEvm.quantity], ([number]) => `0x${(number * 2n).toString(16)}`)
 * const methods = { eth_double: double }
 */
export function positionalMethod<const Readers extends Positions>(
  parameters: Readers,
  call: (given: ReadPositions<Readers>, connection: Connection) => unknown,
): PositionalMethod {
  return { parameters, call: (given, connection) => call(given as ReadPositions<Readers>, connection) }
}

/** A kind of WebSocket subscription, such as `newHeads` of `eth_subscribe`. Create it with {@link subscription}. */
export interface Subscription {
  /** The readers of the parameters after the subscription's name. */
  readonly parameters: Positions
  /**
   * Starts the subscription; the returned function ends it. `tell` sends an event, and may be called at once: events are sent after the response
   * with the subscription's id. The returned function is called once, when the caller unsubscribes or disconnects.
   */
  open(given: readonly unknown[], tell: (result: unknown) => void): () => void
}

/** Subscriptions by namespace and name: `{ eth: { newHeads } }`. */
export type Subscriptions = Readonly<Record<string, Readonly<Record<string, Subscription>>>>

/**
 * Creates a kind of subscription.
 *
 * @example
 * import { subscription } from "@serac/wire/node"
 *
 * const subscriptions = {
 *   eth: {
 *     ticks: subscription([], (_, tell) => {
 *       const timer = setInterval(() => tell("tick"), 1_000)
 *       return () => clearInterval(timer)
 *     }),
 *   },
 * }
 */
export function subscription<const Readers extends Positions>(
  parameters: Readers,
  open: (given: ReadPositions<Readers>, tell: (result: unknown) => void) => () => void,
): Subscription {
  return { parameters, open: (given, tell) => open(given as ReadPositions<Readers>, tell) }
}
