import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http"
import type { AddressInfo, Socket } from "node:net"
import { type ConnectionLimits, Connections, listenBacklog, type RefuseRequest } from "./connections/connections.ts"
import { hostInUrl } from "./listen.ts"
import { errorBody, type MessageStyle } from "./response/error-body.ts"
import { jsonType } from "./response/json-type.ts"
import { httpSettings } from "./settings.ts"
import { type TakenPort, TakenServer } from "./taken-server.ts"
import type { Upgrades } from "./upgrades.ts"

/** Where it is listened, and what is answered until a service takes over. */
export interface OpenListenerOptions {
  /** Default `127.0.0.1`: reachable from this machine only. */
  readonly host?: string
  /** 0 for any free port. */
  readonly port: number
  /** As the service that takes over has them. */
  readonly connections?: ConnectionLimits
  /** As the service that takes over has it. Default 30,000. */
  readonly requestTimeout?: number
  /** How errors are worded. */
  readonly messages: MessageStyle
  /** Why nothing is served yet, for callers. */
  readonly message: () => string
  /** The same in what operators are told: members of the answer of `/health`. */
  readonly details: () => Readonly<Record<string, unknown>>
  /** Seconds after which it may be served. */
  readonly retryAfter: number
  /** Whether the service that takes over answers requests without `Host` itself. Default true. */
  readonly isHostChecked?: boolean
}

/**
 * A port that is listened at before its service is there. Until a service takes over, each request is a 503, but for `/health/live`; from
 * then on the service answers the requests of all connections, also of those that are open already.
 */
export interface OpenListener {
  /** Without a slash at its end: `http://127.0.0.1:8080`. */
  readonly url: string
  /** Its connections: a service that takes over measures them. */
  readonly connections: Connections
  /**
   * A server for a service that takes over: it answers when the service calls `listen` of it, which binds nothing any more. Another service
   * may take over from that one in the same way, and the first one be closed then: the port is closed with the last.
   */
  take(listener: RequestListener, refuse: RefuseRequest, upgrades?: Upgrades): Server
  /** Closes the port and its connections, unless a service has taken over; that one closes them itself. */
  close(): Promise<void>
}

/**
 * Listens for a service that comes later. Throws the system's error (`EADDRINUSE`, `EACCES`) when it cannot, and a RangeError for a proxy
 * that is no address.
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

/** Answers before there is a service. */
function answerUnserved(options: OpenListenerOptions, request: IncomingMessage, response: ServerResponse): void {
  request.resume()
  const path = request.url?.split("?", 1)[0]
  const headers = { "retry-after": String(options.retryAfter) }
  if (path === "/health/live") refuseConnection(response, 200, JSON.stringify({ status: "live" }))
  else if (path === "/health" || path === "/health/ready")
    refuseConnection(response, 503, JSON.stringify({ status: "not ready", ...options.details() }), headers)
  else refuseConnection(response, 503, errorBody(options.messages, 503, [options.message()]), headers)
}

/** A page of any origin may read why, as it may read what is served. */
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
