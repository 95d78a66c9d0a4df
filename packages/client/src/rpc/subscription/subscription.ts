import { type CallFacts, invalidParameter, isSeracError, sleep } from "../../http/runtime.ts"
import type { RpcCore } from "../core.ts"
import type { RpcOperation } from "../operation.ts"
import { SubscriptionConnection } from "./connection.ts"
import { type RpcSubscriptionOptions, type SubscriptionSettings, subscriptionSettings } from "./options.ts"
import type { RpcSocketConstructor } from "./web-socket.ts"

/**
 * Events of a node, from the moment it is iterated. It does not end by itself: a lost connection is made again after a while. Leaving the
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

/** What follows the events of a subscription over all of its connections: it drops what came before, and fetches what was missed. */
export interface EventFollower {
  /** Is told what the server answered to the probe: a block's number, whose events have come, or are about to. */
  probed?(answer: unknown): void
  /** Before the first subscription: notes where the chain is. */
  begin(connection: SubscriptionConnection): Promise<void>
  /** After a later subscription: what happened in between. */
  resume(connection: SubscriptionConnection): AsyncIterable<unknown>
  /** What is told when this event comes. */
  follow(event: unknown, connection: SubscriptionConnection): AsyncIterable<unknown>
}

/** Makes the follower of one iteration. @param params - of the subscription, in their order */
export type FollowEvents = (
  params: readonly unknown[],
  settings: SubscriptionSettings,
  facts: CallFacts,
) => EventFollower

/**
 * What the runtime has to know of a method that subscribes; the generator writes it from the OpenRPC document.
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
  /** Where the socket is, below the node's base URL. */
  readonly path: string
  /** The method of its notifications. */
  readonly notification: string
  /** A method without parameters, to ask whether the server is there. */
  readonly probe: string
  /** The parameter that says what is subscribed to. */
  readonly parameter: string
  /** By the value of that parameter, how what was missed is fetched. Without: what was missed is lost. */
  readonly follow: Readonly<Record<string, FollowEvents>>
}

/**
 * Makes a subscription. Nothing is sent before it is iterated. Until it stands for the first time, what fails is thrown, as by a call, after
 * all endpoints were tried; later a lost connection is made again, and only what does not pass is thrown.
 *
 * @throws InvalidParameterError when an option is wrong, or the platform has no `WebSocket` and none is given
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
    // Not all at once, after a server that all of them had was gone.
    await sleep(Math.min(settings.maxDelay, settings.delay * 2 ** failures++) * (1 - Math.random() / 2), signal)
  }
}

/** What cannot be fetched again: each event is told as it comes. */
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

/** Where the sockets are. @throws InvalidParameterError for what is no URL of a WebSocket */
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
  // An exact URL takes every path: there the socket is beside the method.
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

/** Whether a connection that is made again may be better. */
function doesPass(error: unknown): boolean {
  return isSeracError(error) && (error.code === "CONNECTION" || error.code === "TIMEOUT")
}
