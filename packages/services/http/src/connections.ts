import { createServer, type RequestListener, type Server } from "node:http"
import { Counter, Gauge, type Registry } from "prom-client"

/** What callers may take of a server by their connections. Times are milliseconds. */
export interface ConnectionLimits {
  /** Open connections; one more is closed at once. Default 1,024. */
  readonly maxConnections?: number
  /** For the headers of a request, from the connection or the request before on. Default 10,000, at most the `requestTimeout`. */
  readonly headersTimeout?: number
  /** That a connection is kept without a request. Default 72,000: longer than most proxies keep theirs. */
  readonly keepAliveTimeout?: number
  /** Without a byte in either direction, such as to a caller who does not read. Default 30,000 more than the `requestTimeout`. */
  readonly idleTimeout?: number
  /** Requests of a connection; the answer to the last one closes it. Default 100,000. */
  readonly maxRequestsPerSocket?: number
}

/** Bytes of a request's line and headers together: 400 node IDs or 256 addresses in a query take 17,000. */
const maxHeaderSize = 32 * 1024
/** Headers of a request. */
const maxHeaders = 128
/** How often connections are looked at for those whose time is over, in milliseconds. */
const longestCheck = 1_000

/** Servers with bounded connections, and what there is to tell of these. */
export class Connections {
  readonly #limits: ConnectionLimits
  readonly #requestTimeout: number
  readonly #servers = new Set<Server>()
  #dropped = 0

  constructor(limits: ConnectionLimits, requestTimeout: number) {
    this.#limits = limits
    this.#requestTimeout = requestTimeout
  }

  /** Makes a server; Fastify asks for one for each address that it listens at. */
  serve(listener: RequestListener): Server {
    const requestTimeout = this.#requestTimeout
    const { maxConnections = 1_024, keepAliveTimeout = 72_000 } = this.#limits
    const headersTimeout = Math.min(this.#limits.headersTimeout ?? 10_000, requestTimeout)
    const server = createServer(
      {
        requestTimeout,
        headersTimeout,
        keepAliveTimeout,
        maxHeaderSize,
        connectionsCheckingInterval: Math.min(longestCheck, Math.ceil(headersTimeout / 2)),
      },
      listener,
    )
    server.maxHeadersCount = maxHeaders
    server.maxRequestsPerSocket = this.#limits.maxRequestsPerSocket ?? 100_000
    server.maxConnections = maxConnections
    server.setTimeout(this.#limits.idleTimeout ?? requestTimeout + 30_000)
    server.on("drop", () => {
      this.#dropped += 1
    })
    this.#servers.add(server)
    return server
  }

  /** Adds to `/metrics` how many connections are open, and how many were one too many. */
  measure(registry: Registry): void {
    const servers = this.#servers
    const dropped = () => this.#dropped
    new Gauge({
      name: "serac_http_connections",
      help: "Connections that are open.",
      registers: [registry],
      async collect() {
        const counts = await Promise.all([...servers].map(countOf))
        this.set(counts.reduce((sum, count) => sum + count, 0))
      },
    })
    new Counter({
      name: "serac_http_connections_dropped_total",
      help: "Connections that were closed at once, since as many as may be were open.",
      registers: [registry],
      collect() {
        this.reset()
        this.inc(dropped())
      },
    })
  }
}

const countOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))))
