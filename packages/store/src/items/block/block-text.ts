import type { BlockPlace } from "./block-place.ts"

/** The displayed data of a block of an EVM chain. Amounts are decimal digits. */
export interface BlockFacts extends BlockPlace {
  readonly chainId: string
  /** Absent if the chain does not provide it. */
  readonly minDelayExcess: number | undefined
  readonly transactionCount: number
  readonly baseFee: string
  readonly gasUsed: string
  readonly gasLimit: string
  readonly gasCost: string
  readonly parentHash: string
  readonly feesSpent: string
}

/** A block as JSON, without the values that depend on earlier blocks and without the closing brace. */
export function writeBlock(block: BlockFacts): string {
  const { timestampMilliseconds: milliseconds, minDelayExcess: excess } = block
  return (
    `{"blockNumber":"${block.number}","blockTimestamp":${block.timestamp}` +
    (milliseconds === undefined ? "" : `,"blockTimestampMilliseconds":${milliseconds}`) +
    `,"blockHash":"${block.hash}","chainId":"${block.chainId}"` +
    (excess === undefined ? "" : `,"blockMinDelayExcess":${excess}`) +
    `,"txCount":${block.transactionCount},"baseFee":"${block.baseFee}","gasUsed":"${block.gasUsed}"` +
    `,"gasLimit":"${block.gasLimit}","gasCost":"${block.gasCost}","parentHash":"${block.parentHash}"` +
    `,"feesSpent":"${block.feesSpent}"`
  )
}

/** The complete JSON. @param cumulativeTransactions - of all blocks up to this one. */
export function completeBlock(written: string, cumulativeTransactions: number): string {
  return `${written},"cumulativeTransactions":"${cumulativeTransactions}"}`
}
