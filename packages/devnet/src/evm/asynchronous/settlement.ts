import type { EvmBlock } from "../block/block.ts"
import { type ChainConfig, hasHelicon } from "../config/chain-config.ts"
import { type GasClock, type GasConfig, gasClockAt, gasTarget, isPast, minPriceOf } from "../fees/gas-clock.ts"
import { parseGasState } from "../fees/gas-state.ts"
import { type Header, headerTimeMs } from "../header/header.ts"

/** How long before Helicon, in seconds, the first block is whose children are executed after acceptance. */
const transition = 10

/** The least time between a block's execution and its settlement, in milliseconds (tau of ACP-194). */
export const settlementDelay = 5_000n

/** Whether the child of this block is executed after its acceptance. */
export function executesChildLater({ header }: EvmBlock, config: ChainConfig): boolean {
  return hasHelicon(config, header.timestamp + BigInt(transition))
}

/** The time from which on all blocks are executed after acceptance, and before which none is, in milliseconds since 1970. */
export const heliconTime = ({ upgrades }: ChainConfig): bigint => BigInt(upgrades.helicon) * 1000n

/** The exponent of the gas target after a block: from its header, or from the fee state in an older block's header. */
export function targetExponentOf(header: Header): bigint {
  if (header.targetExponent !== undefined) return header.targetExponent
  return header.number === 0n ? 0n : parseGasState(header.extraData).targetExcess
}

/** The gas configuration that a header sets for the time after its block. */
export function gasConfigOf(header: Header): GasConfig {
  return { target: gasTarget(targetExponentOf(header)), minPrice: minPriceOf(header.minPriceExponent ?? 0n) }
}

/** The gas clock after a block; after a block that was executed at its acceptance, a new clock with that block's price. */
export function clockAfter({ execution, header }: EvmBlock): GasClock {
  return execution?.clock ?? gasClockAt(headerTimeMs(header), header.baseFeePerGas ?? 0n, gasConfigOf(header))
}

/** Accepted blocks by height. */
export interface SettledBlocks {
  at(height: bigint): EvmBlock | undefined
}

/** The newest block that is settled once a block is accepted. A block that was executed at its acceptance settles itself. */
export function settledBy(blocks: SettledBlocks, block: EvmBlock): EvmBlock {
  return block.execution === undefined ? block : blockAt(blocks, block.header.settledHeight ?? 0n)
}

/** The newest block that a child of `parent` made at this time can settle: its execution ended at least `settlementDelay` before. */
export function lastToSettle(blocks: SettledBlocks, parent: EvmBlock, milliseconds: bigint): EvmBlock {
  const settled = settledBy(blocks, parent)
  const before = milliseconds - settlementDelay
  for (let height = parent.header.number; height > settled.header.number; height--) {
    const block = blockAt(blocks, height)
    if (headerTimeMs(block.header) <= before && !isPast(clockAfter(block), before)) return block
  }
  return settled
}

/** The blocks above one up to and including another, oldest first. */
export function blocksBetween(blocks: SettledBlocks, after: EvmBlock, last: EvmBlock): readonly EvmBlock[] {
  const between: EvmBlock[] = []
  for (let height = after.header.number + 1n; height <= last.header.number; height++)
    between.push(blockAt(blocks, height))
  return between
}

const blockAt = (blocks: SettledBlocks, height: bigint): EvmBlock => blocks.at(height) as EvmBlock
