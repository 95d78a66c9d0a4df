import { formatId } from "@serac/chain"
import { hexOf } from "@serac/store"

/** What is shown of a block of the C-Chain that moves funds between chains. */
export interface CBlockFacts {
  readonly height: number
  readonly id: Uint8Array
  readonly parentId: Uint8Array
  /** Unix seconds. */
  readonly timestamp: number
  readonly transactionIds: readonly Uint8Array[]
  /** Length of its bytes. */
  readonly size: number
}

/** What its blocks are called, which have one type only. */
export const cBlockType = "StandardBlock"

/** A block as the listing shows it. */
export function cBlockJson({ height, id, parentId, timestamp, transactionIds, size }: CBlockFacts): string {
  const transactions = transactionIds.map((one) => `"${formatId(one)}"`)
  return (
    `{"blockNumber":"${height}","blockHash":"${hexOf(id)}","parentHash":"${hexOf(parentId)}"` +
    `,"blockTimestamp":${timestamp},"blockType":"${cBlockType}","txCount":${transactions.length}` +
    `,"transactions":[${transactions.join(",")}],"blockSizeBytes":${size}}`
  )
}
