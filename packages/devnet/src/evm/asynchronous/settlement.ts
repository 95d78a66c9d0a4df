import type { EvmBlock } from "../block/block.ts"
import { type ChainConfig, hasHelicon } from "../config/chain-config.ts"
import { type GasClock, type GasConfig, gasClockAt, gasTarget, isPast, minPriceOf } from "../fees/gas-clock.ts"
import { parseGasState } from "../fees/gas-state.ts"
import { type Header, headerTimeMs } from "../header/header.ts"

/** How long before Helicon the first block is after which the others are executed later, in seconds. */
const transition = 10

/** How long after its execution a block can be settled, in milliseconds (tau of ACP-194). */
export const settlementDelay = 5_000n

/** Whether the block after this one is executed only when it was accepted. */
export function executesChildLater({ header }: EvmBlock, config: ChainConfig): boolean {
  return hasHelicon(config, header.timestamp + BigInt(transition))
}

/** When execution after acceptance begins, in milliseconds since 1970: no block before is executed so, and none from then on otherwise. */
export const heliconTime = ({ upgrades }: ChainConfig): bigint => BigInt(upgrades.helicon) * 1000n

/** What says how much gas a second is the target after a block: its own header, or the state of fees in that of an older one. */
export function targetExponentOf(header: Header): bigint {
  if (header.targetExponent !== undefined) return header.targetExponent
  return header.number === 0n ? 0n : parseGasState(header.extraData).targetExcess
}

/** What a header lays down for the time after its block. */
export function gasConfigOf(header: Header): GasConfig {
  return { target: gasTarget(targetExponentOf(header)), minPrice: minPriceOf(header.minPriceExponent ?? 0n) }
}

/** The clock after a block; after one that was executed when it was accepted it begins, with that block's price. */
export function clockAfter({ execution, header }: EvmBlock): GasClock {
  return execution?.clock ?? gasClockAt(headerTimeMs(header), header.baseFeePerGas ?? 0n, gasConfigOf(header))
}

/** Accepted blocks by their heights. */
export interface SettledBlocks {
  at(height: bigint): EvmBlock | undefined
}

/** The newest block that is settled once a block is accepted: one that was executed when it was accepted settles itself. */
export function settledBy(blocks: SettledBlocks, block: EvmBlock): EvmBlock {
  return block.execution === undefined ? block : blockAt(blocks, block.header.settledHeight ?? 0n)
}

/** The newest block that a child of this one can settle that is made at a time: its execution is over long enough. */
export function lastToSettle(blocks: SettledBlocks, parent: EvmBlock, milliseconds: bigint): EvmBlock {
  const settled = settledBy(blocks, parent)
  const before = milliseconds - settlementDelay
  for (let height = parent.header.number; height > settled.header.number; height--) {
    const block = blockAt(blocks, height)
    if (headerTimeMs(block.header) <= before && !isPast(clockAfter(block), before)) return block
  }
  return settled
}

/** The blocks after one up to another, oldest first. */
export function blocksBetween(blocks: SettledBlocks, after: EvmBlock, last: EvmBlock): readonly EvmBlock[] {
  const between: EvmBlock[] = []
  for (let height = after.header.number + 1n; height <= last.header.number; height++)
    between.push(blockAt(blocks, height))
  return between
}

const blockAt = (blocks: SettledBlocks, height: bigint): EvmBlock => blocks.at(height) as EvmBlock
