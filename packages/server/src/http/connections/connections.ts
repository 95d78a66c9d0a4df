import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { Counter, Gauge, type Registry } from "prom-client"
import { TrustedProxies } from "../address/trusted-proxies.ts"
import { type HttpSettings, httpSettings } from "../settings.ts"
import { responseInstead, type TakeTurn, type Upgrades } from "../upgrades.ts"
import { AcceptBacklog } from "./accept-backlog.ts"
import { AcceptGate } from "./accept-gate.ts"
import { FairQueue } from "./fair-queue.ts"
import { KeyRequests } from "./key-requests.ts"
import { OneAtATime } from "./one-at-a-time.ts"
import { OpenConnections } from "./open-connections.ts"
import { PacedResponse, TurnBytes } from "./paced-response.ts"
import { isComplete } from "./pending-bytes.ts"

/** Limits of a server's connections: some of {@link httpSettings}, and limits that no setting changes. Times are milliseconds. */
export interface ConnectionLimits
  extends Pick<
    HttpSettings,
    | "maxConnections"
    | "maxConnectionsPerAddress"
    | "maxHeldBytes"
    | "minDataRate"
    | "headersTimeout"
    | "keepAliveTimeout"
  > {
  /**
   * Addresses and ranges of trusted proxies, which may have any number of connections. `maxConnectionsPerAddress` limits the concurrent
   * requests that they forward for one address instead, and those for all clients without an address together; a further request is a 503.
   * Default none.
   */
  readonly trustedProxies?: readonly string[]
  /** Maximum time without a byte in either direction, such as to a caller who does not read. Default 30,000 more than the `requestTimeout`. */
  readonly idleTimeout?: number
  /** Maximum requests of a connection; the response to the last one closes it. Default 100,000. */
  readonly maxRequestsPerSocket?: number
}

/** Maximum bytes of a request line and its headers: 400 node IDs or 256 addresses in a query take 17,000. */
const maxHeaderSize = 32 * 1024
/** Maximum headers of a request. */
const maxHeaders = 128
/** One address gets one of this many equal shares of all connections and bytes, unless configured. */
const shares = 4
/**
 * Connections that the operating system queues for accepting, unless it is configured to queue fewer. A client beyond that retries after a
 * second.
 */
export const listenBacklog = 4_096
/** `Retry-After` of these refusals, in seconds. */
const listenerRetryAfter = "1"
/** Messages to an address that exceeds its share. */
const refusals = {
  requests: "There are as many requests for this address already as may be",
  bytes: "As many bytes of requests and responses are held already as may be",
} as const
/** Milliseconds between two checks for connections that have timed out. */
const longestCheck = 1_000

/** Refuses a request beyond the limits of its address, with these headers. */
export type RefuseRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  message: string,
  headers: Readonly<Record<string, string>>,
) => void

interface BoundedServer {
  readonly server: Server
  readonly open: OpenConnections
  readonly queue: FairQueue
  readonly gate: AcceptGate
}

/** Servers with limited connections and fairly queued requests, and their metrics. */
export class Connections {
  readonly #limits: ConnectionLimits
  readonly #requestTimeout: number
  readonly #proxies: TrustedProxies
  readonly #keys: KeyRequests
  readonly #most: number
  readonly #mostPerAddress: number
  readonly #servers: BoundedServer[] = []

  /** Throws a RangeError for a proxy that is not an address or a range. */
  constructor(limits: ConnectionLimits, requestTimeout: number) {
    this.#limits = limits
    this.#requestTimeout = requestTimeout
    this.#proxies = new TrustedProxies(limits.trustedProxies ?? [])
    this.#most = limits.maxConnections ?? httpSettings.maxConnections.default
    this.#mostPerAddress = limits.maxConnectionsPerAddress ?? Math.ceil(this.#most / shares)
    this.#keys = new KeyRequests(this.#mostPerAddress)
  }

  /**
   * Begins a request with a key, after its caller has been identified. Returns the function that ends it, to be called once; undefined where
   * the key has as many running requests as one address may have, and the request must be refused.
   */
  beginWithKey(keyId: string): (() => void) | undefined {
    return this.#keys.begin(keyId)
  }

  /**
   * Creates a server; Fastify creates one for each address that it listens on.
   *
   * @param isHostChecked - whether the listener answers requests without `Host`, which Node.js would answer without a body
   * @param upgrades - handles WebSocket upgrades; without it such requests are answered as any other. An upgraded connection counts as one
   * with a running request until it closes.
   */
  serve(listener: RequestListener, refuse: RefuseRequest, isHostChecked = false, upgrades?: Upgrades): Server {
    const requestTimeout = this.#requestTimeout
    const {
      keepAliveTimeout = httpSettings.keepAliveTimeout.default,
      maxHeldBytes = httpSettings.maxHeldBytes.default,
      minDataRate = httpSettings.minDataRate.default,
    } = this.#limits
    const headersTimeout = Math.min(this.#limits.headersTimeout ?? httpSettings.headersTimeout.default, requestTimeout)
    const backlog = new AcceptBacklog()
    const open = new OpenConnections({
      backlog,
      ...{ most: this.#most, mostPerAddress: this.#mostPerAddress, proxies: this.#proxies },
      ...{ maxHeldBytes, maxHeldBytesPerAddress: Math.ceil(maxHeldBytes / shares), minDataRate },
    })
    const turns = new OneAtATime()
    const gate = new AcceptGate(this.#proxies, backlog)
    const queue = new FairQueue(backlog)
    const sent = new TurnBytes()
    const begin = (request: IncomingMessage, response: PacedResponse) => {
      const { caller, refusal, answered, end } = open.begin(request)
      let isTold = false
      const unsent = (bytes: number) => {
        if (bytes > 0 && !isTold) answered(bytes)
        isTold ||= bytes > 0
      }
      response.once("prefinish", () => unsent(response.socket?.writableLength ?? 0))
      const answerBegins = queue.hold(caller)
      response.pacing = {
        hasRoom: (bytes) => sent.take(bytes),
        turn: (send) => queue.enter(caller, send),
        begins: answerBegins,
        unsent,
      }
      const answer = () => {
        if (refusal === undefined) listener(request, response)
        else {
          request.resume()
          refuse(request, response, refusals[refusal], { "retry-after": listenerRetryAfter })
        }
      }
      const leave = queue.enter(caller, answer, isComplete(request))
      response.once("close", () => {
        leave()
        answerBegins()
        end()
      })
    }
    const server = createServer(
      {
        requestTimeout,
        headersTimeout,
        keepAliveTimeout,
        maxHeaderSize,
        requireHostHeader: !isHostChecked,
        connectionsCheckingInterval: Math.min(longestCheck, Math.ceil(headersTimeout / 2)),
        ServerResponse: PacedResponse,
        shouldUpgradeCallback: (request) => upgrades?.wants(request) === true,
      },
      (request, response) => turns.answer(request.socket, response, () => begin(request, response)),
    )
    server.maxHeadersCount = maxHeaders
    server.maxRequestsPerSocket = this.#limits.maxRequestsPerSocket ?? 100_000
    server.setTimeout(this.#limits.idleTimeout ?? requestTimeout + 30_000)
    refuseBefore(server, (address) => {
      backlog.take()
      return !gate.admits(address) || !open.admits(address)
    })
    server.on("connection", (socket) => open.add(socket))
    server.on("upgrade", (request, stream, head) => {
      stream.on("error", () => stream.destroy())
      const { caller, refusal, end } = open.begin(request)
      stream.once("close", end)
      const turn: TakeTurn = (begin) => queue.enter(caller, () => !stream.destroyed && begin())
      if (refusal === undefined) turn(() => upgrades?.take(request, stream, head, turn))
      else refuse(request, responseInstead(request, stream), refusals[refusal], { "retry-after": listenerRetryAfter })
    })
    const sweep = setInterval(() => {
      for (const socket of open.closeSlow()) tellLate(server, socket)
    }, longestCheck)
    sweep.unref()
    server.once("close", () => clearInterval(sweep))
    this.#servers.push({ server, open, queue, gate })
    return server
  }

  /** Adds the open, refused and evicted connections to `/metrics`. */
  measure(registry: Registry): void {
    const servers = this.#servers
    new Gauge({
      name: "serac_http_connections",
      help: "Connections that are open.",
      registers: [registry],
      async collect() {
        const counts = await Promise.all(servers.map(({ server }) => countOf(server)))
        this.set(counts.reduce((sum, count) => sum + count, 0))
      },
    })
    const counted = (name: string, help: string, of: (server: BoundedServer) => number) =>
      new Counter({
        ...{ name, help, registers: [registry] },
        collect() {
          this.reset()
          this.inc(servers.reduce((sum, server) => sum + of(server), 0))
        },
      })
    counted(
      "serac_http_connections_dropped_total",
      "Connections that were closed at once, since there were as many as may be, or one address opened too many at a time.",
      ({ open, gate }) => open.dropped + gate.refused,
    )
    counted(
      "serac_http_connections_evicted_total",
      "Connections that were closed since others came, since they held too many bytes, or since their callers were too slow.",
      ({ open }) => open.evicted,
    )
    const held = (name: string, help: string, of: (server: BoundedServer) => number) =>
      new Gauge({
        ...{ name, help, registers: [registry] },
        collect() {
          this.set(servers.reduce((sum, server) => sum + of(server), 0))
        },
      })
    held(
      "serac_http_held_bytes",
      "Bytes of bodies that are read or in use, and of responses that callers have yet to take.",
      ({ open }) => open.heldBytes,
    )
    held("serac_http_requests_waiting", "Requests that wait for their turn.", ({ queue }) => queue.waiting)
  }
}

/**
 * Closes refused connections before Node.js creates their sockets, in a tenth of the time. Node.js checks the block list of a server at that
 * point; `createServer` of `node:http` has no such option, unlike that of `node:net`.
 */
function refuseBefore(server: Server, isRefused: (address: string) => boolean): void {
  Object.assign(server, { blockList: { check: isRefused } })
}

/** Answers a request whose body arrives too slowly with Node.js' own request timeout. */
function tellLate(server: Server, socket: Socket): void {
  const error = Object.assign(new Error("the body comes too slowly"), { code: "ERR_HTTP_REQUEST_TIMEOUT" })
  if (!server.emit("clientError", error, socket)) socket.destroy()
}

const countOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))))
