import type { ArgumentOf, ArgumentReader } from "./reader.ts"

/** Who calls: one HTTP request, or a WebSocket as long as it lasts. */
export interface Connection {
  /** Aborts when the caller has gone or the time for an answer is over; long work looks at it. */
  readonly signal: AbortSignal
}

/** The readers of parameters in their order; only the last ones may be optional. */
export type Positions = readonly ArgumentReader<unknown>[]

/** What readers of parameters make, in their order. */
export type ReadPositions<Readers extends Positions> = { readonly [Index in keyof Readers]: ArgumentOf<Readers[Index]> }

/** A method whose parameters have places: of an EVM chain. Make it with {@link positionalMethod}. */
export interface PositionalMethod {
  readonly parameters: Positions
  /** The result, a plain value that is written as {@link writeJson} does; what it throws is the caller's error. */
  call(given: readonly unknown[], connection: Connection): unknown
}

/** The methods of an interface by their whole names: `eth_chainId`. */
export type PositionalMethods = Readonly<Record<string, PositionalMethod>>

/**
 * A method by position.
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

/** A kind of event that a WebSocket can ask for: `newHeads` of `eth_subscribe`. Make it with {@link subscription}. */
export interface Subscription {
  /** Of what follows the subscription's name. */
  readonly parameters: Positions
  /**
   * Begins to tell; the returned function ends it. `tell` may be called at once: what it is given is sent behind the answer
   * that names the subscription. It is called once, whether the caller unsubscribes or goes.
   */
  open(given: readonly unknown[], tell: (result: unknown) => void): () => void
}

/** Subscriptions by namespace and name: `{ eth: { newHeads } }`. */
export type Subscriptions = Readonly<Record<string, Readonly<Record<string, Subscription>>>>

/**
 * A subscription.
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
