import { setTimeout } from "node:timers/promises"
import { temporaryArchive } from "./archive/temporary-archive.ts"
import type { Devnet } from "./devnet.ts"
import { folderCache } from "./fork/folder-cache.ts"
import { DevnetHost, type HostOptions } from "./host/devnet-host.ts"
import { withDocs } from "./node-docs.ts"
import type { PeerListeners } from "./peers/serve-peers.ts"
import { type ListenOptions, serveNode } from "./serve-node.ts"

export { temporaryArchive } from "./archive/temporary-archive.ts"
export { folderCache } from "./fork/folder-cache.ts"

/** Waits long enough for an answer, which takes several turns of the event loop. */
const letAnswer = () => setTimeout(10)

/** Options of a devnet and of its server. */
export interface StartOptions extends HostOptions, ListenOptions {
  /**
   * Whether its validators listen for peers (ACP-118), each on a free port of loopback that `info.peers` reports. It needs Node.js 22.15.
   * Default: false.
   */
  readonly peers?: boolean | undefined
  /**
   * The history starts after this has settled: it uses a whole CPU, which other tasks may need first. Default: when
   * the devnet serves requests.
   */
  readonly historyAfter?: PromiseLike<unknown> | undefined
  /** Receives the progress of the history: 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** A running devnet. */
export interface RunningDevnet {
  /** The base URL, without a slash at its end: `http://127.0.0.1:9650`. */
  readonly url: string
  /** The current network; a reset replaces it. */
  readonly devnet: Devnet
  /** Resolves when the history of the initial network is filled; rejects if that fails, which `onFault` receives too. */
  readonly filled: Promise<void>
  /** Waits for pending answers, and stops the server. */
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * Starts a devnet: a whole network in this process, with the interfaces of a node, and their reference at `/docs`. It
 * serves requests at once; the history is filled in the background.
 *
 * @throws {ListenError} when the port is taken or the host is not this machine's
 * @example
 * import { startDevnet } from "@serac/devnet/start"
 *
 * const { url, close } = await startDevnet({ seed: "tests" })
 * const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "platform.getHeight" })
 * await fetch(`${url}/ext/bc/P`, { method: "POST", headers: { "content-type": "application/json" }, body })
 * await close()
 */
export async function startDevnet(options: StartOptions = {}): Promise<RunningDevnet> {
  const fork = options.fork && { ...options.fork, cache: options.fork.cache ?? folderCache() }
  const host = await DevnetHost.open({ makeArchive: temporaryArchive, ...options, fork })
  // P and X answer while the C-Chain starts, as on a node.
  const node = { handle: withDocs(host.handle), find: (path: string) => host.find(path), start: () => host.start() }
  const server = await serveNode(node, options)
  host.onReplaced(() => server.endSockets())
  let filled = Promise.resolve()
  let peers: PeerListeners | undefined
  let endWaiting = () => {}
  const closing = new Promise<void>((resolve) => {
    endWaiting = resolve
  })
  const close = async () => {
    endWaiting()
    host.close()
    await peers?.close()
    // The caller gets the error from `filled`.
    await filled.catch(() => {})
    await server.close()
  }
  try {
    // Nobody knows a port yet that the system chooses.
    const pause = options.port ? letAnswer : undefined
    await host.begin(pause)
    await pause?.()
    peers = options.peers ? await servePeers(host, options.onFault) : undefined
  } catch (error) {
    await close()
    throw error
  }
  const { historyAfter } = options
  filled = host.fillHistory(options.onProgress, historyAfter && Promise.race([historyAfter, closing]))
  // `filled` may be ignored, so its rejection must not end the process.
  filled.catch((error: unknown) => options.onFault?.(error))
  return {
    url: server.url,
    get devnet() {
      return host.devnet
    },
    filled,
    close,
    [Symbol.asyncDispose]: close,
  }
}

async function servePeers(host: DevnetHost, onFault: StartOptions["onFault"]): Promise<PeerListeners> {
  // The peer protocol's code is large, so it loads only on demand.
  const { PeerListeners } = await import("./peers/serve-peers.ts")
  const peers = new PeerListeners({ devnet: () => host.devnet, host: "127.0.0.1", onFault })
  host.onReplaced(() => void peers.replace().catch((error: unknown) => onFault?.(error)))
  await peers.serve()
  return peers
}
