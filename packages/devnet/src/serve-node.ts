import { type RunningServer, type ServerLimits, startServer } from "@serac/wire/node/server"
import type { DevnetNode } from "./node/create-node.ts"

/** The address of a server. */
export interface ListenOptions {
  /** Port. Default: 0, any free port. */
  readonly port?: number | undefined
  /** IP address or host name. Default: `127.0.0.1`, reachable from this machine only. */
  readonly host?: string | undefined
  /** Allowed names in the `Host` header, in addition to IP addresses. Default: `localhost`. */
  readonly allowedHosts?: readonly string[] | undefined
  readonly limits?: Partial<ServerLimits> | undefined
}

/**
 * Serves a node, HTTP and WebSocket, on one port.
 *
 * @throws {ListenError} when the port is taken or the host is not this machine's
 */
export async function serveNode(
  node: Pick<DevnetNode, "handle" | "find" | "start">,
  options: ListenOptions = {},
): Promise<RunningServer> {
  const { port, host, limits, allowedHosts } = options
  const server = await startServer({
    handle: node.handle,
    routes: node,
    ...(allowedHosts === undefined ? {} : { allowedHosts }),
    ...(port === undefined ? {} : { port }),
    ...(host === undefined ? {} : { host }),
    ...(limits === undefined ? {} : { limits }),
  })
  node.start()
  return server
}
