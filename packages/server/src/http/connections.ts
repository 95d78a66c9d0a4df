import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http"
import { Counter, Gauge, type Registry } from "prom-client"
import { TrustedProxies } from "./address/trusted-proxies.ts"
import { OneAtATime } from "./one-at-a-time.ts"
import { OpenConnections } from "./open-connections.ts"
import { type HttpSettings, httpSettings } from "./settings.ts"
import { responseInstead, type Upgrades } from "./upgrades.ts"

/** What callers may take of a server by their connections: some of {@link httpSettings}, and what no setting changes. Times are milliseconds. */
export interface ConnectionLimits
  extends Pick<HttpSettings, "maxConnections" | "maxConnectionsPerAddress" | "headersTimeout" | "keepAliveTimeout"> {
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
/** How many times as many connections as those of one address there may be in all, unless it is said. */
const shares = 4
/** Seconds after which there may be a place for one address again. */
const listenerRetryAfter = "1"
/** What is said to one address that takes too much. */
const tooMany = "There are as many requests for this address already as may be"
/** How often connections are looked at for those whose time is over, in milliseconds. */
const longestCheck = 1_000

/** Answers a request that is one too many for its address, with these headers. */
export type RefuseRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  message: string,
  headers: Readonly<Record<string, string>>,
) => void

/** Servers with bounded connections, and what there is to tell of these. */
export class Connections {
  readonly #limits: ConnectionLimits
  readonly #requestTimeout: number
  readonly #proxies: TrustedProxies
  readonly #servers: { readonly server: Server; readonly open: OpenConnections }[] = []

  /** Throws a RangeError for a proxy that is no address. */
  constructor(limits: ConnectionLimits, requestTimeout: number) {
    this.#limits = limits
    this.#requestTimeout = requestTimeout
    this.#proxies = new TrustedProxies(limits.trustedProxies ?? [])
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
      maxConnections: most = httpSettings.maxConnections.default,
      keepAliveTimeout = httpSettings.keepAliveTimeout.default,
    } = this.#limits
    const mostPerAddress = this.#limits.maxConnectionsPerAddress ?? Math.ceil(most / shares)
    const headersTimeout = Math.min(this.#limits.headersTimeout ?? httpSettings.headersTimeout.default, requestTimeout)
    const open = new OpenConnections({ most, mostPerAddress, proxies: this.#proxies })
    const turns = new OneAtATime()
    const begin: RequestListener = (request, response) => {
      const { isRefused, end } = open.begin(request)
      response.once("close", end)
      if (isRefused) {
        request.resume()
        refuse(request, response, tooMany, { "retry-after": listenerRetryAfter })
        return
      }
      listener(request, response)
    }
    const server = createServer(
      {
        requestTimeout,
        headersTimeout,
        keepAliveTimeout,
        maxHeaderSize,
        requireHostHeader: !isHostChecked,
        connectionsCheckingInterval: Math.min(longestCheck, Math.ceil(headersTimeout / 2)),
        shouldUpgradeCallback: (request) => upgrades?.wants(request) === true,
      },
      (request, response) => turns.answer(request.socket, response, () => begin(request, response)),
    )
    server.maxHeadersCount = maxHeaders
    server.maxRequestsPerSocket = this.#limits.maxRequestsPerSocket ?? 100_000
    server.setTimeout(this.#limits.idleTimeout ?? requestTimeout + 30_000)
    server.on("connection", (socket) => open.add(socket))
    server.on("upgrade", (request, stream, head) => {
      stream.on("error", () => stream.destroy())
      const { isRefused, end } = open.begin(request)
      stream.once("close", end)
      if (isRefused) refuse(request, responseInstead(request, stream), tooMany, { "retry-after": listenerRetryAfter })
      else upgrades?.take(request, stream, head)
    })
    this.#servers.push({ server, open })
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
    const counted = (name: string, help: string, of: (open: OpenConnections) => number) =>
      new Counter({
        ...{ name, help, registers: [registry] },
        collect() {
          this.reset()
          this.inc(servers.reduce((sum, { open }) => sum + of(open), 0))
        },
      })
    counted(
      "serac_http_connections_dropped_total",
      "Connections that were closed at once, since there were as many as may be and all had requests.",
      ({ dropped }) => dropped,
    )
    counted(
      "serac_http_connections_evicted_total",
      "Connections without a request that were closed for another one, since there were as many as may be.",
      ({ evicted }) => evicted,
    )
  }
}

const countOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))))
