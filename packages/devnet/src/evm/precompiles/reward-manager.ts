import { fromHex, type Hex, padLeft, toHex, toWord, zeroAddress } from "../codec/hex.ts"
import type { PrecompileConfig } from "../config/precompile-config.ts"
import { precompileAddresses } from "../config/precompile-config.ts"
import { blackhole } from "../header/next.ts"
import type { WorldState } from "../state/world-state.ts"
import { allowListFunctions, checksummed, isEnabled } from "./allow-list.ts"
import {
  addressAt,
  addressWord,
  assertWritable,
  gasCost,
  type PrecompileCall,
  PrecompileError,
  type PrecompileFunctions,
  topicOf,
} from "./precompile.ts"

const rewardManagerAddress = precompileAddresses.rewardManagerConfig
const asciiSlot = (letters: string): Hex => `0x${toHex(new TextEncoder().encode(letters)).slice(2).padEnd(64, "0")}`
const slot = asciiSlot("rask")
const anyone = asciiSlot("afrav")

/** The reward address in a state; undefined if the block's coinbase receives the fees. */
export async function storedRewardAddress(state: WorldState): Promise<Hex | undefined> {
  const value = toHex(padLeft(await state.storage(rewardManagerAddress, slot), 32))
  return value === anyone ? undefined : `0x${value.slice(26)}`
}

/** Writes the initial rewards of a configuration into a state. */
export async function configureRewards(state: WorldState, config: PrecompileConfig, allowed: boolean): Promise<void> {
  const given = config.initialRewardConfig
  const toAnyone = given === undefined ? allowed : given.allowFeeRecipients === true
  const named = given?.rewardAddress ?? zeroAddress
  const value = toAnyone ? fromHex(anyone) : addressWord(named === zeroAddress ? blackhole : named)
  await state.setStorage(rewardManagerAddress, slot, value)
}

async function change(
  call: PrecompileCall,
  value: Uint8Array,
  event: { readonly name: string; readonly gas: bigint; readonly topics: readonly Uint8Array[] },
): Promise<Uint8Array> {
  call.gas.use(event.gas)
  call.logs.push({
    address: rewardManagerAddress,
    topics: [topicOf(event.name, call.crypto), toHex(addressWord(call.caller)), ...event.topics.map(toHex)],
    data: new Uint8Array(0),
  })
  await call.state.setStorage(rewardManagerAddress, slot, value)
  return new Uint8Array(0)
}

async function assertEnabled(call: PrecompileCall, name: string): Promise<void> {
  if (!(await isEnabled(call.state, rewardManagerAddress, call.caller)))
    throw new PrecompileError(`non-enabled cannot call ${name}: ${checksummed(call, call.caller)}`)
}

const simpleEventGas = gasCost.log + 2n * gasCost.topic

/** The reward manager: enabled addresses can set the receiver of fees. */
export const rewardManager: PrecompileFunctions = {
  ...allowListFunctions(rewardManagerAddress),
  "allowFeeRecipients()": async (call) => {
    call.gas.use(gasCost.write + gasCost.read)
    assertWritable(call)
    await assertEnabled(call, "allowFeeRecipients")
    return change(call, fromHex(anyone), { name: "FeeRecipientsAllowed(address)", gas: simpleEventGas, topics: [] })
  },
  "areFeeRecipientsAllowed()": async (call) => {
    call.gas.use(gasCost.read)
    return toWord((await storedRewardAddress(call.state)) === undefined ? 1 : 0)
  },
  "currentRewardAddress()": async (call) => {
    call.gas.use(gasCost.read)
    return addressWord(await currentAddress(call.state))
  },
  "disableRewards()": async (call) => {
    call.gas.use(gasCost.write + gasCost.read)
    assertWritable(call)
    await assertEnabled(call, "disableRewards")
    return change(call, addressWord(blackhole), { name: "RewardsDisabled(address)", gas: simpleEventGas, topics: [] })
  },
  "setRewardAddress(address)": async (call, input) => {
    call.gas.use(gasCost.write + gasCost.read)
    assertWritable(call)
    const next = addressAt(input, 0)
    await assertEnabled(call, "setRewardAddress")
    if (next === zeroAddress) throw new PrecompileError("reward address cannot be empty")
    return change(call, addressWord(next), {
      name: "RewardAddressChanged(address,address,address)",
      gas: gasCost.log + 4n * gasCost.topic + gasCost.read,
      topics: [addressWord(await currentAddress(call.state)), addressWord(next)],
    })
  },
}

// The node reads the last 20 bytes of the slot, even if they are part of the marker for "any recipient".
async function currentAddress(state: WorldState): Promise<Hex> {
  return `0x${toHex(padLeft(await state.storage(rewardManagerAddress, slot), 32)).slice(26)}`
}
