/** Tells where nodes are: `ip:port` by node ID, of those that it knows. */
export type PeerSource = (
  nodeIds: readonly string[],
  options: { readonly signal: AbortSignal },
) => Promise<ReadonlyMap<string, string>>

/** Calls a method of a node; `request` of `createRpcCore` of `@serac/rpc` is one. */
export type CallNode = (
  call: { readonly method: string; readonly params: Readonly<Record<string, unknown>> },
  options: { readonly signal: AbortSignal },
) => Promise<unknown>

/**
 * Asks a node where its peers are, and where it is itself (`info.peers`, `info.getNodeID`, `info.getNodeIP`).
 *
 * @throws {TypeError} when the answer has no peers
 * @example
 * import { infoPeers } from "@serac/peer"
 * import { createRpcCore } from "@serac/rpc"
 *
 * const core = createRpcCore({ baseUrl: "http://127.0.0.1:9650" }, { path: "/ext/info" })
 * const peers = infoPeers((call, options) => core.request(call, options))
 */
export const infoPeers =
  (call: CallNode): PeerSource =>
  async (nodeIDs, options) => {
    const [answer, own, place] = await Promise.all([
      call({ method: "info.peers", params: { nodeIDs } }, options),
      call({ method: "info.getNodeID", params: {} }, options),
      call({ method: "info.getNodeIP", params: {} }, options),
    ])
    const peers = isObject<{ peers?: unknown }>(answer) ? answer.peers : undefined
    if (!Array.isArray(peers)) throw new TypeError("info.peers answered without peers")
    const self: Peer = { ...(isObject(own) ? own : {}), ...(isObject(place) ? place : {}) }
    return new Map([self, ...peers].flatMap(placeOf))
  }

interface Peer {
  readonly nodeID?: unknown
  readonly publicIP?: unknown
  readonly ip?: unknown
}

/** The address that a peer tells everybody; where it tells none, the one that the node reaches it at. */
function placeOf(peer: unknown): readonly (readonly [string, string])[] {
  if (!isObject<Peer>(peer) || typeof peer.nodeID !== "string") return []
  const address = [peer.publicIP, peer.ip].find((text) => typeof text === "string" && text !== "")
  return typeof address === "string" ? [[peer.nodeID, address]] : []
}

const isObject = <T extends object>(value: unknown): value is T => typeof value === "object" && value !== null
