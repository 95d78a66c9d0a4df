/** What the answering node has seen of the others. */
export interface Observations {
  /** Which part of the time since `since` (Unix seconds) it has seen a node: 0 to 1. */
  uptimeOf(nodeID: Uint8Array, since: bigint): number
  /** Whether it sees a node now. */
  isConnected(nodeID: Uint8Array): boolean
}
