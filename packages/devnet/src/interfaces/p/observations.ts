/** The answering node's observations of other nodes. */
export interface Observations {
  /** The uptime of a node since `since` (Unix seconds): 0 to 1. */
  uptimeOf(nodeID: Uint8Array, since: bigint): number
  /** Whether a node is connected now. */
  isConnected(nodeID: Uint8Array): boolean
}
