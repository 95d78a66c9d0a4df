/** The lag of a chain behind its node. */
export interface Lag {
  /**
   * Blocks that the node is known to have and that are not stored. Absent where none is known to be missing and the node has not been observed
   * recently: it may have any number.
   */
  readonly blocks?: number
  /**
   * While blocks are missing, the age of the last stored one, at least 1: a missing block may be as old. Otherwise 0, or for a node that has
   * not been observed recently the age of its last observation, at least 1. A node with fewer blocks than are stored reveals nothing about
   * later ones: it counts as not observed.
   */
  readonly seconds: number
}

/** Seconds for which an observation of a node's head is current. Nodes are polled every second or two. */
export const observationLasts = 5

/** The heads of a chain and its node; times in Unix seconds. */
export interface Observed {
  readonly head: { readonly number: number; readonly timestamp: number }
  /** `behindSince` is present while the node has fewer blocks than are stored. */
  readonly nodeHead: { readonly number: number; readonly observedAt: number; readonly behindSince?: number }
}

/** @param isHeard - whether the indexer is working. One that is not gets no new blocks, however recent its last observation is. */
export function lagOf({ head, nodeHead }: Observed, now: number, isHeard = true): Lag {
  const blocks = Math.max(0, nodeHead.number - head.number)
  if (blocks > 0) return { blocks, seconds: Math.max(1, now - head.timestamp) }
  const age = now - (nodeHead.behindSince ?? nodeHead.observedAt)
  return isHeard && age <= observationLasts ? { blocks, seconds: 0 } : { seconds: Math.max(1, age) }
}
