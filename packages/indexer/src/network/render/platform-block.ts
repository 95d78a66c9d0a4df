import type { BlockProposer } from "../p/platform-port.ts"
import type { Names } from "./names.ts"
import { proposerMember } from "./proposer.ts"

/** The displayed members of a P-Chain block. */
export interface PlatformBlockFacts {
  readonly height: number
  readonly id: Uint8Array
  readonly parentId: Uint8Array
  /** Unix seconds. */
  readonly timestamp: number
  readonly type: string
  readonly transactionIds: readonly Uint8Array[]
  /** Length of its bytes. */
  readonly size: number
  readonly proposer?: BlockProposer | null | undefined
  /** The state of L1 validators after the block; absent on a network without them. */
  readonly l1?: { readonly accruedFees: bigint; readonly active: number } | undefined
  /** The supply after the block; absent if it is unknown. */
  readonly currentSupply?: bigint | undefined
}

/** The JSON of a block in the listing. */
export function platformBlockJson(block: PlatformBlockFacts, names: Names): string {
  const transactions = block.transactionIds.map((id) => `"${names.id(id)}"`)
  return (
    `{"blockNumber":"${block.height}","blockHash":"${names.id(block.id)}","parentHash":"${names.id(block.parentId)}"` +
    `,"blockTimestamp":${block.timestamp},"blockType":"${block.type}","txCount":${transactions.length}` +
    `,"transactions":[${transactions.join(",")}],"blockSizeBytes":${block.size}` +
    (block.l1 === undefined
      ? ""
      : `,"l1ValidatorsAccruedFees":${block.l1.accruedFees},"activeL1Validators":${block.l1.active}`) +
    (block.currentSupply === undefined ? "" : `,"currentSupply":"${block.currentSupply}"`) +
    proposerMember(block.proposer) +
    "}"
  )
}
