import { type CallFacts, invalidParameter, isSeracError, sleep } from "../../http/runtime.ts"
import type { RpcCore } from "../core.ts"
import type { RpcOperation } from "../operation.ts"
import { SubscriptionConnection } from "./connection.ts"
import { type RpcSubscriptionOptions, type SubscriptionSettings, subscriptionSettings } from "./options.ts"
import type { RpcSocketConstructor } from "./web-socket.ts"

/**
 * The events of a node, starting when it is iterated. It does not end by itself: a lost connection is reopened after a delay. Leaving the
 * loop closes the socket, and so does the signal of its options, whose reason is then thrown. Each iteration is a subscription of its own.
 *
 * @example
 * ```ts
 * import type { RpcSubscription } from "@serac/client/rpc"
 *
 * async function first<Item>(events: RpcSubscription<Item>): Promise<Item | undefined> {
 *   for await (const event of events) return event
 *   return undefined
 * }
 * ```
 */
export interface RpcSubscription<Item> extends AsyncIterable<Item> {
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined>
}

/** Follows the events of a subscription over all its connections: drops duplicates, and fetches missed events. */
export interface EventFollower {
  /** Receives the result of the probe: a block number. The events of that block have arrived, or are about to. */
  probed?(answer: unknown): void
  /** Called before the first subscription, to record the chain's head. */
  begin(connection: SubscriptionConnection): Promise<void>
  /** Called after a reconnection. @returns the missed events */
  resume(connection: SubscriptionConnection): AsyncIterable<unknown>
  /** Called for each event. @returns the events to report */
  follow(event: unknown, connection: SubscriptionConnection): AsyncIterable<unknown>
}

/** Creates the follower of one iteration. @param params - of the subscription, in order */
export type FollowEvents = (
  params: readonly unknown[],
  settings: SubscriptionSettings,
  facts: CallFacts,
) => EventFollower

/**
 * The description of a subscription method for the runtime, generated from the OpenRPC document.
 *
 * @example
 * ```ts
 * import { followHeads, type RpcSubscribing } from "@serac/client/rpc"
 *
 * const subscribing: RpcSubscribing = {
 *   path: "/ext/bc/{blockchainID}/ws",
 *   notification: "eth_subscription",
 *   probe: "eth_blockNumber",
 *   parameter: "subject",
 *   follow: { newHeads: followHeads },
 * }
 * ```
 */
export interface RpcSubscribing {
  /** The path of the WebSocket below the node's base URL. */
  readonly path: string
  /** The method name of its notifications. */
  readonly notification: string
  /** A method without parameters, to check the connection. */
  readonly probe: string
  /** The parameter with the kind of the subscription. */
  readonly parameter: string
  /** The followers by the value of that parameter. For kinds without one, missed events are lost. */
  readonly follow: Readonly<Record<string, FollowEvents>>
}

/**
 * Creates a subscription. Nothing is sent before it is iterated. Until it is established for the first time, errors are thrown, as by a call, after
 * all endpoints were tried; later a lost connection is reopened, and only permanent errors are thrown.
 *
 * @throws InvalidParameterError when an option is invalid, or there is no `WebSocket`
 * @example
 * ```ts
 * import { createRpcCore, createSubscription, followHeads, positional } from "@serac/client/rpc"
 *
 * const core = createRpcCore({ baseUrl: "http://127.0.0.1:9650" }, { variables: { blockchainID: "C" }, dialect: positional })
 * const subscribe = { method: "eth_subscribe", path: "/ext/bc/{blockchainID}/rpc", positions: ["subject"] }
 * const subscribing = {
 *   path: "/ext/bc/{blockchainID}/ws",
 *   notification: "eth_subscription",
 *   probe: "eth_blockNumber",
 *   parameter: "subject",
 *   follow: { newHeads: followHeads },
 * }
 * for await (const head of createSubscription(core, subscribe, subscribing, { subject: "newHeads" })) console.log(head)
 * ```
 */
export function createSubscription<Item>(
  core: Pick<RpcCore, "endpoints">,
  operation: RpcOperation,
  subscribing: RpcSubscribing,
  parameters: object,
  options: RpcSubscriptionOptions = {},
): RpcSubscription<Item> {
  return {
    [Symbol.asyncIterator]: () =>
      followSubscription(core, operation, subscribing, parameters, options) as AsyncGenerator<Item, void, undefined>,
  }
}

async function* followSubscription(
  core: Pick<RpcCore, "endpoints">,
  operation: RpcOperation,
  subscribing: RpcSubscribing,
  parameters: object,
  options: RpcSubscriptionOptions,
): AsyncGenerator<unknown, void, undefined> {
  const { method, positions = [] } = operation
  const { signal, reconnect } = options
  const { notification, probe, parameter, follow } = subscribing
  const settings = subscriptionSettings(method, options)
  const WebSocket = options.WebSocket ?? (globalThis as { readonly WebSocket?: RpcSocketConstructor }).WebSocket
  if (!WebSocket)
    throw invalidParameter(
      method,
      "WebSocket",
      "must be given where the platform has none, such as that of the package ws",
    )
  const places = socketPlaces(core, operation, subscribing, options)
  const named = parameters as Readonly<Record<string, unknown>>
  const values = positions.map((name) => named[name])
  const params = values.slice(0, values.findLastIndex((value) => value !== undefined) + 1)
  const facts = { operation: method, url: places[0]?.shown ?? "", attempts: 0 }
  const follower = follow[String(named[parameter])]?.(params, settings, facts) ?? following
  let stood = false
  for (let failures = 0, attempts = 1, at = 0; ; attempts += 1) {
    signal?.throwIfAborted()
    const { href, shown } = places[at % places.length] as SocketPlace
    const connection = new SubscriptionConnection({
      ...{ url: href, WebSocket, settings, signal, notification, probe },
      probed: (answer) => follower.probed?.(answer),
      facts: { operation: method, url: shown, attempts },
    })
    try {
      await connection.open()
      if (!stood) await follower.begin(connection)
      await connection.subscribe(method, params)
      if (stood) yield* follower.resume(connection)
      stood = true
      for (;;) {
        const event = await connection.next()
        failures = 0
        yield* follower.follow(event, connection)
      }
    } catch (error) {
      signal?.throwIfAborted()
      at += 1
      if (!doesPass(error) || (stood ? reconnect === false : at >= places.length)) throw error
    } finally {
      connection.close()
    }
    if (!stood) continue
    // A random part of the delay, so that not all clients reconnect at once after an outage.
    await sleep(Math.min(settings.maxDelay, settings.delay * 2 ** failures++) * (1 - Math.random() / 2), signal)
  }
}

/** For events that cannot be fetched later: each is reported when it arrives. */
const following: EventFollower = {
  begin: async () => {},
  async *resume() {},
  async *follow(event) {
    yield event
  },
}

interface SocketPlace {
  readonly href: string
  readonly shown: string
}

/** The URLs of the socket. @throws InvalidParameterError for an invalid WebSocket URL */
function socketPlaces(
  core: Pick<RpcCore, "endpoints">,
  { method, path }: RpcOperation,
  { path: socketPath }: RpcSubscribing,
  { webSocketUrl, variables }: RpcSubscriptionOptions,
): readonly SocketPlace[] {
  if (webSocketUrl !== undefined)
    return [webSocketUrl].flat().map((href) => {
      if (!/^wss?:\/\/[^@]+$/.test(href) || !URL.canParse(href))
        throw invalidParameter(method, "webSocketUrl", "must be a ws(s) URL without user name and password")
      return { href, shown: new URL(href).origin }
    })
  // An exact URL ignores paths, so the socket's path replaces the end of the method's.
  const [tail = "", socketTail = ""] = [path, socketPath].map((one) => one.slice(one.lastIndexOf("/") + 1))
  const places = core.endpoints(socketPath, variables && { variables }).map(({ href, shown }) => {
    const url = new URL(href)
    url.protocol = url.protocol.replace("http", "ws")
    if (url.pathname.endsWith(`/${tail}`)) url.pathname = url.pathname.slice(0, -tail.length) + socketTail
    return { href: url.href, shown: shown.replace(/^http/, "ws") }
  })
  if (!places.length) throw invalidParameter(method, "webSocketUrl", "is needed by a client over a transport")
  return places
}

/** Whether a new connection may succeed after this error. */
function doesPass(error: unknown): boolean {
  return isSeracError(error) && (error.code === "CONNECTION" || error.code === "TIMEOUT")
}
