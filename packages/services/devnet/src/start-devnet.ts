import { type ServerLimits, startServer } from "@serac/node-wire/server"
import { createNode, type DevnetNode, type NodeOptions } from "./node/create-node.ts"

/** What a devnet is made of, and where it listens. */
export interface DevnetOptions extends NodeOptions {
  /** Default 0: any free port. */
  readonly port?: number
  /** Default `127.0.0.1`: reachable from this machine only. */
  readonly host?: string
  readonly limits?: Partial<ServerLimits>
}

/** A devnet that runs. */
export interface Devnet {
  /** The base URL, without a slash at its end: `http://127.0.0.1:9650`. */
  readonly url: string
  readonly node: DevnetNode
  /** Lets answers that are under way go out, and stops. */
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * Starts a devnet of chains that are given as parts, and serves it as a node does.
 *
 * @throws {ListenError} when the port is taken or the host is not this machine's
 */
export async function startDevnet(options: DevnetOptions): Promise<Devnet> {
  const node = createNode(options)
  const { port, host, limits, allowedHosts } = options
  const server = await startServer({
    handle: node.handle,
    routes: node.routes,
    ...(allowedHosts === undefined ? {} : { allowedHosts }),
    ...(port === undefined ? {} : { port }),
    ...(host === undefined ? {} : { host }),
    ...(limits === undefined ? {} : { limits }),
  })
  node.start()
  return { url: server.url, node, close: server.close, [Symbol.asyncDispose]: server.close }
}
