import { equalBytes, formatId, type PChainBlock } from "@serac/chain"
import { LedgerError } from "../../ledger-error.ts"
import type { PChainConfig } from "../config.ts"
import type { PlatformState } from "../state/platform-state.ts"
import { nextChange } from "../time/advance.ts"
import { goTime } from "../time/go-time.ts"

/** Blocks of the kinds that networks accept since the Banff upgrade. */
export type TimedBlock = Extract<PChainBlock, { time: bigint }>

/** How far a block's time may be ahead of the clock, in seconds. */
const furthestAhead = 10n

/** Verifies that networks still accept blocks of this kind. @throws {LedgerError} */
export function verifyKind(block: PChainBlock, state: PlatformState): TimedBlock {
  if ("time" in block) return block
  if (block.type === "ApricotAtomicBlock")
    throw new LedgerError(
      `the chain timestamp (${state.time}) is after the apricot phase 5 time, hence atomic transactions should go through the standard block`,
    )
  throw new LedgerError(`apricot block issued after fork: timestamp = ${goTime(state.time)}`)
}

/** Verifies that a block's parent is the last accepted block. @throws {LedgerError} */
export function verifyPosition({ parentID, height }: PChainBlock, { blocks: { tip } }: PlatformState): void {
  if (!equalBytes(parentID, tip.id)) throw new LedgerError(`missing parent state: ${formatId(parentID)}`)
  const expected = tip.height + 1
  if (height !== BigInt(expected))
    throw new LedgerError(`incorrect block height expected ${expected}, but found ${height}`)
}

/** Verifies a block's time: not before the chain's time, not too far ahead of the clock, not after the next due change. @throws {LedgerError} */
export function verifyTime(config: PChainConfig, state: PlatformState, time: bigint, now: bigint): void {
  if (time < state.time)
    throw new LedgerError(
      `proposed timestamp before current chain time: proposed timestamp (${goTime(time)}), chain time (${goTime(state.time)})`,
    )
  if (time > now + furthestAhead)
    throw new LedgerError(
      `proposed timestamp is too far in the future relative to local time, proposed time (${goTime(time)}), local time (${goTime(now)})`,
    )
  const change = nextChange(config, state, time)
  if (time > change)
    throw new LedgerError(
      `proposed timestamp later than next staker change time, proposed timestamp (${goTime(time)}), next staker change time (${goTime(change)})`,
    )
}
