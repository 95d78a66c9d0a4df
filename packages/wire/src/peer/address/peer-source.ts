import { parseSocketAddress } from "./socket-address.ts"

/** Returns the known addresses of nodes: `ip:port` by node ID. */
export type PeerSource = (
  nodeIds: readonly string[],
  options: { readonly signal: AbortSignal },
) => Promise<ReadonlyMap<string, string>>

/** Calls a method of a node; `request` of `createRpcCore` of `@serac/client/rpc` is one. */
export type CallNode = (
  call: { readonly method: string; readonly params: Readonly<Record<string, unknown>> },
  options: { readonly signal: AbortSignal },
) => Promise<unknown>

/** How long addresses are cached, in milliseconds: nodes rarely move. */
const addressLifetimeMs = 30_000
/** Time limit for the node's response in milliseconds, independent of the callers, who share it. */
const peersTimeoutMs = 10_000

/**
 * Reads the addresses of a node and its peers (`info.peers`, `info.getNodeID`, `info.getNodeIP`): all of them at once, at most every
 * half minute. Invalid addresses are left out. While the node does not answer, the last result is used.
 *
 * @param now Milliseconds since 1970. Default: `Date.now`
 * @throws errors of `call`, and {@link TypeError} for a result without peers, if there is no earlier result
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
      // The next call sends the requests again.
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

/** The address that a peer announces; if it announces none, the address at which the node reaches it. */
function advertisedAddress(peer: unknown): readonly (readonly [string, string])[] {
  if (!isNonNull<Peer>(peer) || typeof peer.nodeID !== "string") return []
  const address = [peer.publicIP, peer.ip].find(isSocketAddress)
  return address === undefined ? [] : [[peer.nodeID, address]]
}

/** Nodes have another text for an unknown address. */
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
