import type { IndexerProgress } from "@serac/indexer"

/** Whether a chain follows its node and has all that the node is known to have. */
export function isAtHead({ phase, head, nodeHead }: IndexerProgress): boolean {
  return phase === "following" && head !== undefined && nodeHead !== undefined && head.number >= nodeHead
}
