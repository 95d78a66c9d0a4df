import { parseSocketAddress } from "./socket-address.ts"

/** Tells where nodes are: `ip:port` by node ID, of those that it knows. */
export type PeerSource = (
  nodeIds: readonly string[],
  options: { readonly signal: AbortSignal },
) => Promise<ReadonlyMap<string, string>>

/** Calls a method of a node; `request` of `createRpcCore` of `@serac/client/rpc` is one. */
export type CallNode = (
  call: { readonly method: string; readonly params: Readonly<Record<string, unknown>> },
  options: { readonly signal: AbortSignal },
) => Promise<unknown>

/** Milliseconds for which addresses are believed: nodes seldom move. */
const addressLifetimeMs = 30_000
/** Milliseconds for the node to answer: whoever asked first may have gone, and the others wait. */
const peersTimeoutMs = 10_000

/**
 * Asks a node where its peers are, and where it is itself (`info.peers`, `info.getNodeID`, `info.getNodeIP`): all of them together, every
 * half minute at most. What is no address is left out. While the node does not answer, what it told last is believed.
 *
 * @param now Milliseconds since 1970. Default: `Date.now`
 * @throws what `call` throws, and {@link TypeError} when the answer has no peers, where the node has told nothing yet
 * @example
 * import { infoPeers } from "@serac/wire/peer"
 * import { createRpcCore } from "@serac/client/rpc"
 *
 * const core = createRpcCore({ baseUrl: "http://127.0.0.1:9650" }, { path: "/ext/info" })
 * const peers = infoPeers((call, options) => core.request(call, options))
 */
export function infoPeers(call: CallNode, { now = Date.now }: { readonly now?: () => number } = {}): PeerSource {
  let asking: Promise<ReadonlyMap<string, string>> | undefined
  let due = 0
  const ask = async (before: typeof asking) => {
    try {
      return await addressesBy(call)
    } catch (error) {
      // The next one asks again.
      due = 0
      if (before === undefined) throw error
      return before
    }
  }
  return () => {
    if (asking === undefined || now() >= due) {
      due = now() + addressLifetimeMs
      asking = ask(asking)
    }
    return asking
  }
}

async function addressesBy(call: CallNode): Promise<ReadonlyMap<string, string>> {
  const signal = AbortSignal.timeout(peersTimeoutMs)
  const methods = ["info.peers", "info.getNodeID", "info.getNodeIP"]
  const [answer, own, place] = await Promise.all(methods.map((method) => call({ method, params: {} }, { signal })))
  const peers = isNonNull<{ peers?: unknown }>(answer) ? answer.peers : undefined
  if (!Array.isArray(peers)) throw new TypeError("info.peers answered without peers")
  const self: Peer = { ...(isNonNull(own) ? own : {}), ...(isNonNull(place) ? place : {}) }
  return new Map([self, ...peers].flatMap(advertisedAddress))
}

interface Peer {
  readonly nodeID?: unknown
  readonly publicIP?: unknown
  readonly ip?: unknown
}

/** The address that a peer tells everybody; where it tells none, the one that the node reaches it at. */
function advertisedAddress(peer: unknown): readonly (readonly [string, string])[] {
  if (!isNonNull<Peer>(peer) || typeof peer.nodeID !== "string") return []
  const address = [peer.publicIP, peer.ip].find(isSocketAddress)
  return address === undefined ? [] : [[peer.nodeID, address]]
}

/** Nodes write something else where they do not know one. */
function isSocketAddress(text: unknown): text is string {
  if (typeof text !== "string") return false
  try {
    parseSocketAddress(text)
    return true
  } catch {
    return false
  }
}

const isNonNull = <T extends object>(value: unknown): value is T => typeof value === "object" && value !== null
