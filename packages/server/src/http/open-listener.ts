import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http"
import type { AddressInfo, Socket } from "node:net"
import { type ConnectionLimits, Connections, listenBacklog, type RefuseRequest } from "./connections/connections.ts"
import { hostInUrl } from "./listen.ts"
import { errorBody, type MessageStyle } from "./response/error-body.ts"
import { jsonType } from "./response/json-type.ts"
import { httpSettings } from "./settings.ts"
import { type TakenPort, TakenServer } from "./taken-server.ts"
import type { Upgrades } from "./upgrades.ts"

/** Options of {@link openListener}: where to listen, and how to respond until a service takes over. */
export interface OpenListenerOptions {
  /** The address to listen on. Default `127.0.0.1`: reachable from this machine only. */
  readonly host?: string
  /** The port to listen on; 0 for any free one. */
  readonly port: number
  /** Limits of connections; the same as those of the service that takes over. */
  readonly connections?: ConnectionLimits
  /** Milliseconds; the same as of the service that takes over. Default 30,000. */
  readonly requestTimeout?: number
  /** How an error's `message` is written. */
  readonly messages: MessageStyle
  /** The reason why nothing is served yet, for callers. */
  readonly message: () => string
  /** The same reason for operators: members of the `/health` response. */
  readonly details: () => Readonly<Record<string, unknown>>
  /** `Retry-After` in seconds. */
  readonly retryAfter: number
  /** Whether the service that takes over answers requests without `Host` itself. Default true. */
  readonly isHostChecked?: boolean
}

/**
 * A port that listens before its service is ready. Until a service takes over, each request except `/health/live` is a 503; from then on the
 * service answers the requests of all connections, including open ones.
 */
export interface OpenListener {
  /** The base URL, without a slash at its end: `http://127.0.0.1:8080`. */
  readonly url: string
  /** The connections of the port; the service that takes over adds their metrics. */
  readonly connections: Connections
  /**
   * Returns a server for a service that takes over: it answers requests after the service calls its `listen`, which binds no port. A further
   * service can take over from that one in the same way, and the first one be closed then: the port closes with the last service.
   */
  take(listener: RequestListener, refuse: RefuseRequest, upgrades?: Upgrades): Server
  /** Closes the port and its connections, unless a service has taken over; that service closes them itself. */
  close(): Promise<void>
}

/**
 * Listens for a service that starts later. Throws the system's error (`EADDRINUSE`, `EACCES`) when it cannot listen, and a RangeError for a
 * proxy that is not an address or a range.
 *
 * @example
 * ```ts
 * import document from "@serac/metrics/openapi.json" with { type: "json" }
 * import { openListener, startService } from "@serac/server/http"
 *
 * const listener = await openListener({
 *   port: 0,
 *   messages: "list",
 *   message: () => "The chains are not known yet",
 *   details: () => ({ reason: "the node was not reached" }),
 *   retryAfter: 2,
 * })
 * console.log((await fetch(`${listener.url}/v1/avg_tps/43114`)).status)
 * const handlers = { getAverageTps: async () => ({ results: [], status: 200 }) }
 * const service = await startService({ document, handlers, services: undefined, messages: "list", port: 0, listener })
 * console.log((await fetch(`${listener.url}/v1/avg_tps/43114`)).status)
 * await service.close()
 * ```
 */
export async function openListener(options: OpenListenerOptions): Promise<OpenListener> {
  const {
    host = "127.0.0.1",
    port,
    requestTimeout = httpSettings.requestTimeout.default,
    isHostChecked = true,
  } = options
  const connections = new Connections(options.connections ?? {}, requestTimeout)
  const unserved: RequestListener = (request, response) => answerUnserved(options, request, response)
  const refuse: RefuseRequest = (_request, response, message, headers) =>
    refuseConnection(response, 503, errorBody(options.messages, 503, [message]), headers)
  const taking: TakenServer[] = []
  const sockets = new Set<Socket>()
  const server = connections.serve(
    (request, response) => (taking.at(-1)?.answer ?? unserved)(request, response),
    (...refused) => (taking.at(-1)?.answering.refuse ?? refuse)(...refused),
    isHostChecked,
    {
      wants: (request) => taking.at(-1)?.answering.upgrades?.wants(request) === true,
      take: (...taken) => taking.at(-1)?.answering.upgrades?.take(...taken),
    },
  )
  server.on("connection", (socket: Socket) => {
    sockets.add(socket)
    socket.once("close", () => sockets.delete(socket))
  })
  const taken: TakenPort = { server, taking, sockets }
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen({ host, port, backlog: listenBacklog }, () => {
      server.off("error", reject)
      resolve()
    })
  })
  return {
    url: `http://${hostInUrl(host)}:${(server.address() as AddressInfo).port}`,
    connections,
    take: (listener, refuseRequest, upgrades) =>
      new TakenServer(taken, { listener, refuse: refuseRequest, upgrades }) as unknown as Server,
    close: () =>
      new Promise((resolve) => {
        if (taking.length > 0 || !server.listening) return resolve()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers a request before a service has taken over. */
function answerUnserved(options: OpenListenerOptions, request: IncomingMessage, response: ServerResponse): void {
  request.resume()
  const path = request.url?.split("?", 1)[0]
  const headers = { "retry-after": String(options.retryAfter) }
  if (path === "/health/live") refuseConnection(response, 200, JSON.stringify({ status: "live" }))
  else if (path === "/health" || path === "/health/ready")
    refuseConnection(response, 503, JSON.stringify({ status: "not ready", ...options.details() }), headers)
  else refuseConnection(response, 503, errorBody(options.messages, 503, [options.message()]), headers)
}

/** Sends a refusal. Pages of any origin may read it, as they may read the served data. */
function refuseConnection(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    ...headers,
    "content-type": jsonType,
    "content-length": Buffer.byteLength(body),
    "x-content-type-options": "nosniff",
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "retry-after",
  })
  response.end(body)
}
