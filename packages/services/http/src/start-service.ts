import type { AddressInfo } from "node:net"
import type { FastifyInstance } from "fastify"
import { createService } from "./create-service.ts"
import type { ServiceOptions } from "./options.ts"

/** What a service is made of, and where it listens. */
export interface StartOptions<Services> extends ServiceOptions<Services> {
  /** Default `127.0.0.1`: reachable from this machine only. */
  readonly host?: string
  /** 0 for any free port. */
  readonly port: number
}

/** A service that listens. */
export interface RunningService {
  /** Without a slash at its end: `http://127.0.0.1:8080`. */
  readonly url: string
  readonly port: number
  readonly fastify: FastifyInstance
  /** Stops taking requests, lets running ones finish, and cuts what is left after the grace time. */
  close(): Promise<void>
}

/**
 * Makes a service and listens.
 *
 * Throws {@link DocumentError} as {@link createService} does, and the system's error (`EADDRINUSE`, `EACCES`) when it
 * cannot listen there.
 *
 * @example
 * ```ts
 * import document from "@serac/metrics/openapi.json" with { type: "json" }
 * import { startService } from "@serac/http"
 *
 * const service = await startService({
 *   document,
 *   handlers: { getAverageTps: async () => ({ results: [], status: 200 }) },
 *   services: undefined,
 *   messages: "list",
 *   port: 0,
 * })
 * console.log(await (await fetch(`${service.url}/v1/avg_tps/43114`)).json())
 * await service.close()
 * ```
 */
export async function startService<Services>(options: StartOptions<Services>): Promise<RunningService> {
  const { fastify, close } = createService(options)
  const { host = "127.0.0.1", port } = options
  try {
    await fastify.listen({ host, port })
  } catch (error) {
    await close()
    throw error
  }
  const address = fastify.server.address() as AddressInfo
  return { url: `http://${hostInUrl(host)}:${address.port}`, port: address.port, fastify, close }
}

/** An address of no interface in particular is reached by loopback; IPv6 stands in brackets. */
function hostInUrl(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1"
  if (host === "::") return "[::1]"
  return host.includes(":") ? `[${host}]` : host
}
