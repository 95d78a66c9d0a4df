import type { DevnetOptions } from "../devnet-options.ts"
import { headerTimeMs } from "../evm/index.ts"
import type { Fork } from "./fork.ts"

/**
 * The options of a devnet with a fork: its time goes on from the fork's first block, and it has Helicon if the living chain has it.
 *
 * @throws {RangeError} for days of history, which would be before that block
 */
export function forkedOptions(options: DevnetOptions, fork: Fork): DevnetOptions {
  const { days = 0, clock, upgrades, helicon } = options
  if (days > 0) throw new RangeError("A fork has the history of its living chain, and no days of simulated history.")
  return {
    ...options,
    helicon: upgrades === undefined && fork.hasHelicon ? 0 : helicon,
    clock: { ...clock, start: Math.max(clock?.start ?? 0, Number(headerTimeMs(fork.block.header))) },
  }
}
