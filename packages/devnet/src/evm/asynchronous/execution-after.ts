import type { Execution } from "../block/execution.ts"
import { advanceClock, consumeGas, type GasClock, type GasConfig, priceOf } from "../fees/gas-clock.ts"
import { type Header, headerTimeMs } from "../header/header.ts"
import { gasConfigOf } from "./settlement.ts"

/** An accepted block, and the gas that it consumed, that of its atomic transactions included. */
export interface ConsumedBlock {
  readonly header: Header
  readonly consumed: bigint
}

/**
 * The outcome of the last of some blocks of the C-Chain from Helicon on, from their gas alone: the state root is its header's, which is that
 * of an earlier block.
 *
 * @param settled - the header of the block that the last one settles
 * @param blocks - the blocks after it, oldest first, at least one
 */
export function executionAfter(settled: Header, blocks: readonly ConsumedBlock[]): Execution {
  const { header: last } = blocks.at(-1) as ConsumedBlock
  let clock: GasClock = {
    seconds: last.settledGasUnix ?? 0n,
    fraction: last.settledGasNumerator ?? 0n,
    excess: last.settledExcess ?? 0n,
    ...gasConfigOf(settled),
  }
  let latestClock = clock
  let baseFee = 0n
  for (const { header, consumed } of blocks) {
    const milliseconds = headerTimeMs(header)
    const config: GasConfig = gasConfigOf(header)
    const begin = advanceClock(clock, milliseconds)
    baseFee = priceOf(begin)
    clock = consumeGas(begin, consumed, config)
    latestClock = consumeGas(advanceClock(latestClock, milliseconds), header.gasUsed, config)
  }
  return { stateRoot: last.stateRoot, baseFee, clock, latestClock }
}
