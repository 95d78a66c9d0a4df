import { formatId, type PChainBlock } from "@serac/chain"
import { expect, test } from "vitest"
import { refusalOf } from "../../../../test/ledger/refusal-of.ts"
import type { PChainConfig } from "../config.ts"
import type { PlatformState } from "../state/platform-state.ts"
import { verifyKind, verifyPosition, verifyTime } from "./verify-block.ts"

const id = (byte: number) => new Uint8Array(32).fill(byte)

const at = (seconds: number) => `1970-01-01 00:0${Math.floor(seconds / 60)}:${seconds % 60} +0000 UTC`

test("a block's time is from the chain's time on, at most ten seconds after the clock's, and before no change", () => {
  /** At second 110 of the clock and 100 of the chain, where the next staker leaves at this second. */
  const refusal = (time: bigint, end?: bigint) => {
    const stakers = { next: () => (end === undefined ? undefined : { end }) }
    const state = { time: 100n, stakers, l1Validators: { next: () => undefined } } as unknown as PlatformState
    return refusalOf(() => verifyTime({} as PChainConfig, state, time, 110n))
  }
  expect([refusal(99n), refusal(100n), refusal(120n), refusal(121n)]).toEqual([
    `proposed timestamp before current chain time: proposed timestamp (${at(99)}), chain time (${at(100)})`,
    undefined,
    undefined,
    `proposed timestamp is too far in the future relative to local time, proposed time (1970-01-01 00:02:01 +0000 UTC), local time (${at(110)})`,
  ])
  expect([refusal(115n, 114n), refusal(115n, 115n), refusal(115n, 116n)]).toEqual([
    `proposed timestamp later than next staker change time, proposed timestamp (${at(115)}), next staker change time (${at(114)})`,
    undefined,
    undefined,
  ])
})

test("a block follows the last accepted one", () => {
  const state = { blocks: { tip: { id: id(7), height: 4 } } } as unknown as PlatformState
  const refusal = (parentID: Uint8Array, height: bigint) =>
    refusalOf(() => verifyPosition({ parentID, height } as PChainBlock, state))
  expect([refusal(id(7), 5n), refusal(id(8), 5n), refusal(id(7), 4n), refusal(id(7), 6n)]).toEqual([
    undefined,
    `missing parent state: ${formatId(id(8))}`,
    "incorrect block height expected 5, but found 4",
    "incorrect block height expected 5, but found 6",
  ])
})

test("blocks of the kinds before Banff are refused, atomic ones for a reason of their own", () => {
  const state = { time: 70n } as PlatformState
  const kind = (type: string, members = {}) =>
    refusalOf(() => verifyKind({ type, ...members } as unknown as PChainBlock, state))
  expect([kind("BanffStandardBlock", { time: 70n }), kind("ApricotAtomicBlock"), kind("ApricotStandardBlock")]).toEqual(
    [
      undefined,
      "the chain timestamp (70) is after the apricot phase 5 time, hence atomic transactions should go through the standard block",
      `apricot block issued after fork: timestamp = ${at(70)}`,
    ],
  )
})
