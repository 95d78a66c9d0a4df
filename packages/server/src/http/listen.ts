import type { AddressInfo } from "node:net"
import type { FastifyInstance } from "fastify"
import { listenBacklog } from "./connections/connections.ts"

/** A service that listens. */
export interface RunningService {
  /** The base URL, without a slash at its end: `http://127.0.0.1:8080`. */
  readonly url: string
  readonly port: number
  readonly fastify: FastifyInstance
  /** Stops accepting requests, lets running ones finish, and closes the remaining connections after the grace time. */
  close(): Promise<void>
}

/** Options of a listener. */
export interface ListenOptions {
  /** The address to listen on. Default `127.0.0.1`: reachable from this machine only. */
  readonly host?: string | undefined
  /** The port to listen on; 0 for any free one. */
  readonly port: number
}

/** Starts to listen. Where that fails, closes the service and throws the system's error. */
export async function listen(
  fastify: FastifyInstance,
  { host = "127.0.0.1", port }: ListenOptions,
): Promise<RunningService> {
  const close = () => fastify.close()
  try {
    await fastify.listen({ host, port, backlog: listenBacklog })
  } catch (error) {
    await close()
    throw error
  }
  const address = fastify.server.address() as AddressInfo
  return { url: `http://${hostInUrl(host)}:${address.port}`, port: address.port, fastify, close }
}

/** The host of a URL for a listening address: loopback for a wildcard address, brackets around IPv6. */
export function hostInUrl(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1"
  if (host === "::") return "[::1]"
  return host.includes(":") ? `[${host}]` : host
}
