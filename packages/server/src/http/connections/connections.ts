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

/** What callers may take of a server by their connections: some of {@link httpSettings}, and what no setting changes. Times are milliseconds. */
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
   * Addresses and ranges of proxies, which may have any number of connections: it is requests that they forward for one address at a time
   * that are bounded by `maxConnectionsPerAddress`, and those for all whom they name by no address together; one more is a 503. Default none.
   */
  readonly trustedProxies?: readonly string[]
  /** Without a byte in either direction, such as to a caller who does not read. Default 30,000 more than the `requestTimeout`. */
  readonly idleTimeout?: number
  /** Requests of a connection; the answer to the last one closes it. Default 100,000. */
  readonly maxRequestsPerSocket?: number
}

/** Bytes of a request's line and headers together: 400 node IDs or 256 addresses in a query take 17,000. */
const maxHeaderSize = 32 * 1024
/** Headers of a request. */
const maxHeaders = 128
/** How many times as many connections and bytes as those of one address there may be in all, unless it is said. */
const shares = 4
/** Connections that the system keeps until they are taken; it may be set to keep fewer. Who finds no place comes again after a second. */
export const listenBacklog = 4_096
/** Seconds after which there may be a place for one address again. */
const listenerRetryAfter = "1"
/** What is said to one address that takes too much. */
const refusals = {
  requests: "There are as many requests for this address already as may be",
  bytes: "As many bytes of requests and responses are held already as may be",
} as const
/** How often connections are looked at for those whose time is over, in milliseconds. */
const longestCheck = 1_000

/** Answers a request that is one too many for its address, with these headers. */
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

/** Servers with bounded connections whose callers take turns, and what there is to tell of these. */
export class Connections {
  readonly #limits: ConnectionLimits
  readonly #requestTimeout: number
  readonly #proxies: TrustedProxies
  readonly #keys: KeyRequests
  readonly #most: number
  readonly #mostPerAddress: number
  readonly #servers: BoundedServer[] = []

  /** Throws a RangeError for a proxy that is no address. */
  constructor(limits: ConnectionLimits, requestTimeout: number) {
    this.#limits = limits
    this.#requestTimeout = requestTimeout
    this.#proxies = new TrustedProxies(limits.trustedProxies ?? [])
    this.#most = limits.maxConnections ?? httpSettings.maxConnections.default
    this.#mostPerAddress = limits.maxConnectionsPerAddress ?? Math.ceil(this.#most / shares)
    this.#keys = new KeyRequests(this.#mostPerAddress)
  }

  /**
   * Begins a request with a key, whose caller has been found out. Returns what ends it, to be called once; undefined where as many run with
   * the key as one address may have: it is to be refused then.
   */
  beginWithKey(keyId: string): (() => void) | undefined {
    return this.#keys.begin(keyId)
  }

  /**
   * Makes a server; Fastify asks for one for each address that it listens at.
   *
   * @param isHostChecked - whether the listener answers requests without `Host`, which Node would answer without a body
   * @param upgrades - takes requests for a WebSocket; by default they are answered as any other. A connection that is taken over counts as one with a
   * request until it ends.
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
      response.pacing = { hasRoom: (bytes) => sent.take(bytes), turn: (send) => queue.enter(caller, send), unsent }
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

  /** Adds to `/metrics` how many connections are open, and how many there was no room for. */
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
 * Closes connections before anything is made for them, which costs a tenth of it. Node asks the block list of a server so; that of an HTTP
 * server is no option, as that of any other is.
 */
function refuseBefore(server: Server, isRefused: (address: string) => boolean): void {
  Object.assign(server, { blockList: { check: isRefused } })
}

/** Answers a request whose body comes too slowly as Node answers one that does not come in time. */
function tellLate(server: Server, socket: Socket): void {
  const error = Object.assign(new Error("the body comes too slowly"), { code: "ERR_HTTP_REQUEST_TIMEOUT" })
  if (!server.emit("clientError", error, socket)) socket.destroy()
}

const countOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))))
