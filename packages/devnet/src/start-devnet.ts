import { setTimeout } from "node:timers/promises"
import { temporaryArchive } from "./archive/temporary-archive.ts"
import type { Devnet } from "./devnet.ts"
import { DevnetHost, type HostOptions } from "./host/devnet-host.ts"
import { withDocs } from "./node-docs.ts"
import type { PeerListeners } from "./peers/serve-peers.ts"
import { type ListenOptions, serveNode } from "./serve-node.ts"

export { temporaryArchive } from "./archive/temporary-archive.ts"

/** Long enough for an answer, which takes several turns: that of who asked while something was under way. */
const letAnswer = () => setTimeout(10)

/** What a devnet is made of, and where it listens. */
export interface StartOptions extends HostOptions, ListenOptions {
  /**
   * Whether its validators listen for peers (ACP-118), each on a free port of loopback that `info.peers` tells. It needs Node.js 22.15.
   * Default: no.
   */
  readonly peers?: boolean | undefined
  /**
   * History is filled when this has settled, well or not: it takes a processor of its own, which others may need first. Default: when
   * the devnet answers.
   */
  readonly historyAfter?: PromiseLike<unknown> | undefined
  /** Is told how much of the history is filled: 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** A devnet that answers. */
export interface RunningDevnet {
  /** The base URL, without a slash at its end: `http://127.0.0.1:9650`. */
  readonly url: string
  /** The network that is there now: after a reset another one. */
  readonly devnet: Devnet
  /** Resolves when the days of history of the network that it begins with are filled; rejects where they cannot be, which `onFault` is told too. */
  readonly filled: Promise<void>
  /** Lets answers that are under way go out, and stops. */
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * Starts a devnet: a whole network in this process, served as a node serves it, with a reference of its interfaces at `/docs`. It
 * answers at once; history is filled behind it.
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
  const host = await DevnetHost.open({ makeArchive: temporaryArchive, ...options })
  // P and X answer while the C-Chain begins, as those of a node do.
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
    // What went wrong with it is told by `filled` itself.
    await filled.catch(() => {})
    await server.close()
  }
  try {
    await host.begin(letAnswer)
    await letAnswer()
    peers = options.peers ? await servePeers(host, options.onFault) : undefined
  } catch (error) {
    await close()
    throw error
  }
  const { historyAfter } = options
  filled = host.fillHistory(options.onProgress, historyAfter && Promise.race([historyAfter, closing]))
  // Nobody has to wait for it: that it failed ends no process.
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
  // What TLS and its messages need is loaded only where somebody asks for it.
  const { PeerListeners } = await import("./peers/serve-peers.ts")
  const peers = new PeerListeners({ devnet: () => host.devnet, host: "127.0.0.1", onFault })
  host.onReplaced(() => void peers.replace().catch((error: unknown) => onFault?.(error)))
  await peers.serve()
  return peers
}
