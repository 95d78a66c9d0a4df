/** How far behind its node a chain is. */
export interface Lag {
  /**
   * Blocks that the node is known to have and that are not stored. Absent where none is known to be missing and the node is not heard: it
   * may have any number.
   */
  readonly blocks?: number
  /**
   * While blocks are missing, the age of the last one that is stored, at least 1: what is missing may be as old as that. While none is, 0, or the age
   * of the last observation of a node that is not heard, at least 1: nobody knows what the node has since. A node that has fewer blocks
   * than are stored tells nothing of those above: it counts as not heard.
   */
  readonly seconds: number
}

/** Seconds for which what a node said of its head counts as its head. Nodes are asked every second or two. */
export const observationLasts = 5

/** What is known of a chain and its node; times in Unix seconds. */
export interface Observed {
  readonly head: { readonly number: number; readonly timestamp: number }
  /** `behindSince` while the node has fewer blocks than are stored. */
  readonly nodeHead: { readonly number: number; readonly observedAt: number; readonly behindSince?: number }
}

/** @param isHeard - whether the indexer is at work. One that is not does not hear of new blocks, however short a time ago it did. */
export function lagOf({ head, nodeHead }: Observed, now: number, isHeard = true): Lag {
  const blocks = Math.max(0, nodeHead.number - head.number)
  if (blocks > 0) return { blocks, seconds: Math.max(1, now - head.timestamp) }
  const age = now - (nodeHead.behindSince ?? nodeHead.observedAt)
  return isHeard && age <= observationLasts ? { blocks, seconds: 0 } : { seconds: Math.max(1, age) }
}
