import { formatId } from "@serac/chain"
import { hexOf } from "@serac/store"

/** The displayed members of a C-Chain block that moves funds between chains. */
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

/** The type of all C-Chain blocks. */
export const cBlockType = "StandardBlock"

/** The JSON of a block in the listing. */
export function cBlockJson({ height, id, parentId, timestamp, transactionIds, size }: CBlockFacts): string {
  const transactions = transactionIds.map((one) => `"${formatId(one)}"`)
  return (
    `{"blockNumber":"${height}","blockHash":"${hexOf(id)}","parentHash":"${hexOf(parentId)}"` +
    `,"blockTimestamp":${timestamp},"blockType":"${cBlockType}","txCount":${transactions.length}` +
    `,"transactions":[${transactions.join(",")}],"blockSizeBytes":${size}}`
  )
}
