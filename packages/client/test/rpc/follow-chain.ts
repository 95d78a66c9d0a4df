import { afterEach, vi } from "vitest"
import {
  createRpcCore,
  createSubscription,
  followHeads,
  followLogs,
  type RpcOptions,
  type RpcSubscriptionOptions,
} from "../../src/rpc/index.ts"
import { FakeChain } from "./fake-chain.ts"

export const operation = {
  method: "eth_subscribe",
  path: "/ext/bc/{blockchainID}/rpc",
  positions: ["subject", "options"],
}
export const subscribing = {
  path: "/ext/bc/{blockchainID}/ws",
  notification: "eth_subscription",
  probe: "eth_blockNumber",
  parameter: "subject",
  follow: { newHeads: followHeads, logs: followLogs },
}
/** A chain to follow, with fake time and without randomness in delays; call it before each test. */
export function beginChain(): FakeChain {
  vi.useFakeTimers()
  vi.spyOn(Math, "random").mockReturnValue(0)
  return new FakeChain()
}

/** Restores real time and randomness after each test of a file. */
export const restoreAfterEach = () =>
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

/** An event of a subscription. */
export type Event = Readonly<Record<string, unknown>>

/** Iterates a subscription, and records its events. */
export function follow(
  chain: FakeChain,
  subject: string,
  options: RpcSubscriptionOptions = {},
  core: RpcOptions = { baseUrl: "http://127.0.0.1:9650" },
) {
  const events = createSubscription<Event>(
    createRpcCore(core, { variables: { blockchainID: "C" } }),
    operation,
    subscribing,
    { subject },
    { WebSocket: chain.WebSocket, ...options },
  )
  const taken: Event[] = []
  const done = (async () => {
    for await (const event of events) taken.push(event)
  })()
  done.catch(() => {})
  return { taken, done }
}

/** Runs all pending work that needs no time. */
export const settle = () => vi.advanceTimersByTimeAsync(0)
/** The hashes of headers. */
export const hashes = (events: readonly Event[]): unknown[] => events.map(({ hash }) => hash)
/** The hashes of a chain's blocks from a number on. */
export const chainFrom = (chain: FakeChain, number: number): string[] =>
  chain.blocks.slice(number).map(({ hash }) => hash)
