import type { AddressInfo } from "node:net"
import type { FastifyInstance } from "fastify"
import { listenBacklog } from "./connections/connections.ts"

/** A service that listens. */
export interface RunningService {
  /** Without a slash at its end: `http://127.0.0.1:8080`. */
  readonly url: string
  readonly port: number
  readonly fastify: FastifyInstance
  /** Stops taking requests, lets running ones finish, and cuts what is left after the grace time. */
  close(): Promise<void>
}

/** Where a service listens. */
export interface ListenOptions {
  /** Default `127.0.0.1`: reachable from this machine only. */
  readonly host?: string | undefined
  /** 0 for any free port. */
  readonly port: number
}

/** Listens; closes what cannot, and throws the system's error. */
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

/** An address of no interface in particular is reached by loopback; IPv6 stands in brackets. */
export function hostInUrl(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1"
  if (host === "::") return "[::1]"
  return host.includes(":") ? `[${host}]` : host
}
