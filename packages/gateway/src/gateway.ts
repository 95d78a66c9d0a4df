import type { IncomingMessage, ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import {
  Connections,
  hostInUrl,
  listenBacklog,
  networkOf,
  type RefuseRequest,
  responseInstead,
  TrustedProxies,
  type Upgrades,
} from "@serac/server/http"
import { callerGone } from "@serac/server/usage"
import type { Registry } from "prom-client"
import { openAccess } from "./access.ts"
import { AnswerCache } from "./cache/answer-cache.ts"
import { FinalBlocks } from "./cache/final-blocks.ts"
import { AllowedMethods } from "./calls/allowed-methods.ts"
import { CallAnswers } from "./calls/answer-calls.ts"
import { CallerFilters } from "./calls/caller-filters.ts"
import { MethodWeights } from "./calls/method-weights.ts"
import { routesOf, socketRoutesOf } from "./calls/route.ts"
import { watchedChains } from "./calls/watched-chains.ts"
import { GatewayExchange } from "./exchange.ts"
import { ChainFeeds } from "./feed/chain-feeds.ts"
import { HeldBytes, type RequestBytes } from "./held-bytes.ts"
import { GatewayMetrics } from "./metrics.ts"
import { Nodes } from "./nodes/ask-nodes.ts"
import { NodePlaces } from "./nodes/node-places.ts"
import type { GatewayOptions } from "./options.ts"
import { Origins } from "./origin/origin.ts"
import { recordCalls } from "./record-calls.ts"
import { type GatewayReply, internalFailure, unavailable } from "./replies.ts"
import { RunningRequests } from "./running-requests.ts"
import { gatewayDefaults } from "./settings.ts"
import { CallerSockets, type CallerSocketsOptions } from "./socket/caller-sockets.ts"
import { SubscriptionShares } from "./socket/subscription-shares.ts"
import { wantsWebSocket } from "./socket/wants-web-socket.ts"

/** A gateway that is listening. */
export interface RunningGateway {
  /** The base URL, to be used instead of a node's. */
  readonly url: string
  /** Adds the metrics of the gateway and of its access control to a registry; to be called once. */
  measure(registry: Registry): void
  /** Accepts no more requests, lets running ones finish, and aborts the rest after 10 seconds. */
  close(): Promise<void>
}

const cors = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "ratelimit, ratelimit-limit, ratelimit-policy, ratelimit-remaining, ratelimit-reset, retry-after",
  "x-content-type-options": "nosniff",
}
const preflight = {
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": "content-type, x-data-api-key, x-glacier-api-key",
  "access-control-max-age": "86400",
}
const closeTimeout = 10_000
/** Milliseconds between two closings of idle connections while the gateway closes. */
const reapInterval = 50
/** Characters of the longest body that is written as text. */
const longestText = 65_536
/** Milliseconds to receive a request. */
const requestTimeout = 30_000

/**
 * Starts a gateway: a proxy that serves the public interfaces of nodes to permitted callers.
 *
 * Throws the system's error (`EADDRINUSE`, `EACCES`) if it cannot listen, a RangeError for a proxy that is no address, and a
 * GeoipFileError for a file of countries that cannot be read.
 *
 * @example
 * ```ts
 * import { startGateway } from "@serac/gateway"
 *
 * const gateway = await startGateway({ nodes: ["http://127.0.0.1:9650"], chains: [], network: "testnet", port: 0 })
 * const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "platform.getHeight", params: {} })
 * const headers = { "content-type": "application/json" }
 * console.log(await (await fetch(`${gateway.url}/ext/bc/P`, { method: "POST", headers, body })).json())
 * await gateway.close()
 * ```
 */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const { host = "127.0.0.1", port, warn = () => {}, counter, network, region = "unknown" } = options
  const limits = { ...gatewayDefaults, ...options }
  const { trustedProxies = [] } = options
  const proxies = new TrustedProxies(trustedProxies)
  const { cacheSize, maxBodyBytes, maxBatch, maxRequests, maxHeldBytes, timeout } = limits
  const cache = new AnswerCache(cacheSize)
  const held = new HeldBytes(maxHeldBytes)
  const running = new RunningRequests(maxRequests)
  const shares = new SubscriptionShares(limits.maxSubscriptions)
  const metrics = new GatewayMetrics({
    running: () => running.total,
    kept: () => cache.size,
    held: () => held.held,
    sockets: () => sockets.size,
    subscriptions: () => shares.total,
    waiting: () => places.waiting,
    lags: () => nodes.lags,
  })
  const places = new NodePlaces({ most: limits.maxNodeCalls, wait: timeout })
  const watched = watchedChains(options, options.indexedBlock)
  const nodes = new Nodes({
    ...{ ...options.asking, timeout, watched },
    observe: (...observed) => metrics.observeNode(...observed),
  })
  const finalBlocks = new FinalBlocks(options.finalBlock ?? (async () => undefined))
  const access = options.access ?? openAccess
  const routes = routesOf(options)
  const recording = {
    metrics,
    counting: counter === undefined ? undefined : { counter, network, region },
    origins: new Origins(options),
  }
  const feeds = new ChainFeeds(nodes, timeout)
  const context = {
    ...{ routes, sockets: socketRoutesOf(options), nodes, access, missing: options.missing },
    beginWithKey: (keyId: string) => connections.beginWithKey(keyId),
    filters: new CallerFilters({ nodes, shares }),
    answers: new CallAnswers({ nodes, cache, finalBlocks, places }),
    methods: new AllowedMethods(options),
    weights: new MethodWeights(options.methodWeights),
    maxBodyBytes,
    maxBatch,
    maxBatchAnswer: options.maxBatchAnswer ?? 25_000_000,
  }
  /** Answers a request through an exchange, and records it when its response has ended. */
  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    reply: (exchange: GatewayExchange) => Promise<GatewayReply> = (exchange) => exchange.answer(),
  ): Promise<void> => {
    const address = networkOf(proxies.clientOf(request))
    const holding = held.begin(address)
    const exchange = new GatewayExchange(context, request, holding)
    const began = performance.now()
    // The address is unavailable after the connection has closed.
    const { remoteAddress = "" } = request.socket
    response.once("close", () => {
      holding.end()
      exchange.end()
      const { writableFinished: isAnswered, statusCode } = response
      const status = isAnswered ? statusCode : callerGone
      recordCalls(recording, request, exchange, {
        status,
        isAnswered,
        milliseconds: performance.now() - began,
        remoteAddress,
      })
    })
    if (request.method === "OPTIONS") return sendReply(response, { status: 204, headers: preflight, body: "" })
    const end = running.begin(address)
    try {
      sendReply(response, await (end === undefined ? exchange.busy() : reply(exchange)), holding)
    } finally {
      end?.()
    }
  }

  const answerFrame: CallerSocketsOptions["answer"] = async (request, text, session) => {
    const address = networkOf(proxies.clientOf(request))
    const holding = held.begin(address)
    const exchange = new GatewayExchange(context, request, holding, session)
    const began = performance.now()
    const { remoteAddress = "" } = request.socket
    const end = running.begin(address)
    const reply = await (end === undefined ? exchange.busy() : exchange.answerFrame(text)).finally(() => end?.())
    if (reply !== undefined) holding.send(reply.body.length)
    const sent = (isAnswered: boolean) => {
      holding.end()
      exchange.end()
      const status = isAnswered ? (reply?.status ?? 400) : callerGone
      recordCalls(recording, request, exchange, {
        status,
        isAnswered,
        milliseconds: performance.now() - began,
        remoteAddress,
      })
    }
    return { body: reply?.body ?? "", isUnreadable: reply === undefined, sent }
  }
  const sockets = new CallerSockets({
    maxFrameBytes: maxBodyBytes,
    maxUnsent: limits.maxUnsent,
    shares,
    feedOf: (route) => feeds.of(route),
    answer: answerFrame,
    warn: (err) => warn("a frame could not be answered", { err }),
  })
  const upgrade = async (...[request, stream, head, turn]: Parameters<Upgrades["take"]>): Promise<void> => {
    const exchange = new GatewayExchange(context, request, held.begin())
    const refusal = await exchange.refuseSession()
    exchange.end()
    if (refusal === undefined && exchange.route !== undefined)
      sockets.begin(request, stream, head, exchange.route, turn)
    else await answer(request, responseInstead(request, stream), async () => refusal ?? internalFailure)
  }
  const upgrades: Upgrades = {
    wants: wantsWebSocket,
    take(request, stream, ...more) {
      upgrade(request, stream, ...more).catch((err: unknown) => {
        warn("a request could not be answered", { err })
        stream.destroy()
      })
    },
  }

  // A connection sends nothing while nodes are tried one after the other.
  const mostNodes = Math.max(1, ...[...routes.values()].map((route) => route.nodes.length))
  const idleTimeout = requestTimeout + mostNodes * timeout
  const connections =
    options.listener?.connections ??
    new Connections({ idleTimeout, trustedProxies, maxHeldBytes, ...options.connections }, requestTimeout)
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      if (response.destroyed) return
      warn("a request could not be answered", { err: error })
      if (response.headersSent) response.destroy()
      else sendReply(response, internalFailure)
    })
  }
  const refuse: RefuseRequest = (_request, response, message, headers) =>
    sendReply(response, unavailable(message, headers))
  const server =
    options.listener?.take(listener, refuse, upgrades) ?? connections.serve(listener, refuse, false, upgrades)
  server.setTimeout(options.connections?.idleTimeout ?? idleTimeout)
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, listenBacklog, resolve)
  })
  nodes.start()
  const bound = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      // A connection becomes idle only when its request ends.
      const reap = setInterval(() => server.closeIdleConnections(), reapInterval)
      const cut = setTimeout(() => server.closeAllConnections(), closeTimeout)
      server.close(() => {
        clearInterval(reap)
        clearTimeout(cut)
        feeds.close()
        nodes.close()
        // By the next tick the requests that end with the last connections are recorded.
        setImmediate(resolve)
      })
      sockets.end()
    })
  const measure = (registry: Registry) => {
    metrics.measure(registry)
    access.measure?.(registry)
  }
  return { url: `http://${hostInUrl(host)}:${bound.port}`, measure, close }
}

/** @param holding counts the bytes of the body until the caller has received it */
function sendReply(response: ServerResponse, { status, headers, body }: GatewayReply, holding?: RequestBytes): void {
  if (response.destroyed) return
  // A long text is written in pieces of its bytes; of a short one the system gets headers and text at once.
  const bytes = body.length > longestText ? Buffer.from(body) : body
  const length = Buffer.byteLength(bytes)
  holding?.send(length)
  response.writeHead(status, { ...cors, ...headers, "content-length": length })
  response.end(bytes)
}
