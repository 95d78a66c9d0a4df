import { concat, type Hex, toBigInt, toHex, toWord } from "../codec/hex.ts"
import { type FeeConfig, faultOfFees, feeConfigMembers } from "../config/fee-config.ts"
import { precompileAddresses } from "../config/precompile-config.ts"
import type { WorldState } from "../state/world-state.ts"
import { allowListFunctions, checksummed, isEnabled } from "./allow-list.ts"
import {
  addressWord,
  assertWritable,
  gasCost,
  PrecompileError,
  type PrecompileFunctions,
  topicOf,
  wordAt,
} from "./precompile.ts"

const feeManagerAddress = precompileAddresses.feeManagerConfig
const feeConfigLength = BigInt(feeConfigMembers.length)
const feeConfigTypes = `(${feeConfigMembers.map(() => "uint256").join(",")})`

// The storage slot of a member: its number, from 1, in the first byte.
const slotOf = (index: number): Hex => `0x${(index + 1).toString(16).padStart(2, "0").padEnd(64, "0")}`
const lastChangedSlot: Hex = `0x${"6c6361".padEnd(64, "0")}`

/** The fee configuration in a state. */
export async function storedFeeConfig(state: WorldState): Promise<FeeConfig> {
  const entries: [string, bigint][] = []
  for (const [index, name] of feeConfigMembers.entries())
    entries.push([name, toBigInt(await state.storage(feeManagerAddress, slotOf(index)))])
  return Object.fromEntries(entries) as unknown as FeeConfig
}

/** The height of the last change of the fee configuration in a state. */
export async function feesLastChangedAt(state: WorldState): Promise<bigint> {
  return toBigInt(await state.storage(feeManagerAddress, lastChangedSlot))
}

/** Writes a fee configuration into a state. @throws PrecompileError for invalid fees */
export async function storeFeeConfig(state: WorldState, fees: FeeConfig, blockNumber: bigint): Promise<void> {
  const fault = faultOfFees(fees)
  if (fault !== undefined) throw new PrecompileError(`cannot verify fee config: ${fault}`)
  for (const [index, name] of feeConfigMembers.entries())
    await state.setStorage(feeManagerAddress, slotOf(index), toWord(fees[name]))
  await state.setStorage(feeManagerAddress, lastChangedSlot, toWord(blockNumber))
}

const encode = (fees: FeeConfig): Uint8Array => concat(...feeConfigMembers.map((name) => toWord(fees[name])))

/** The fee manager: enabled addresses can change a chain's fees. */
export const feeManager: PrecompileFunctions = {
  ...allowListFunctions(feeManagerAddress),
  "getFeeConfig()": async (call) => {
    call.gas.use(gasCost.read * feeConfigLength)
    return encode(await storedFeeConfig(call.state))
  },
  "getFeeConfigLastChangedAt()": async (call) => {
    call.gas.use(gasCost.read)
    return toWord(await feesLastChangedAt(call.state))
  },
  [`setFeeConfig${feeConfigTypes}`]: async (call, input) => {
    const { state, caller, crypto } = call
    call.gas.use(gasCost.write * (feeConfigLength + 1n))
    assertWritable(call)
    const entries = feeConfigMembers.map((name, index) => [name, toBigInt(wordAt(input, index))] as const)
    const given = Object.fromEntries(entries) as unknown as FeeConfig
    const fees = { ...given, targetBlockRate: BigInt.asUintN(64, given.targetBlockRate) }
    if (!(await isEnabled(state, feeManagerAddress, caller)))
      throw new PrecompileError(`non-enabled cannot change fee config: ${checksummed(call, caller)}`)
    call.gas.use(
      gasCost.read * feeConfigLength + gasCost.log + 2n * gasCost.topic + 2n * feeConfigLength * 32n * gasCost.logByte,
    )
    call.logs.push({
      address: feeManagerAddress,
      topics: [
        topicOf(`FeeConfigChanged(address,${feeConfigTypes},${feeConfigTypes})`, crypto),
        toHex(addressWord(caller)),
      ],
      data: concat(encode(await storedFeeConfig(state)), encode(fees)),
    })
    await storeFeeConfig(state, fees, call.blockNumber)
    return new Uint8Array(0)
  },
}
