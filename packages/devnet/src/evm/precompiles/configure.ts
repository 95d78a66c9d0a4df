import type { Hex } from "../codec/hex.ts"
import { fromHex } from "../codec/hex.ts"
import type { ChainConfig } from "../config/chain-config.ts"
import { activating, precompileSteps } from "../config/chain-config.ts"
import {
  type PrecompileConfig,
  type PrecompileKey,
  precompileAddresses,
  precompileKeys,
} from "../config/precompile-config.ts"
import type { WorldState } from "../state/world-state.ts"
import { configureAllowList } from "./allow-list.ts"
import { storeFeeConfig } from "./fee-manager.ts"
import { configureRewards } from "./reward-manager.ts"

/** A block at which upgrades may become active. */
export interface Activation {
  /** The parent's time in Unix seconds; undefined for a genesis. */
  readonly parentTime: number | undefined
  readonly time: number
  readonly number: bigint
}

/** Enables and disables the precompiles that are due in a state, and applies the state upgrades that are due. */
export async function applyUpgrades(state: WorldState, config: ChainConfig, activation: Activation): Promise<void> {
  const { parentTime, time } = activation
  for (const key of precompileKeys) {
    const steps = activating(precompileSteps(config, key), (step) => step.blockTimestamp, parentTime, time)
    for (const step of steps) await apply(state, config, key, step, activation.number)
  }
  // A genesis has no state upgrades.
  if (parentTime === undefined) return
  for (const { accounts } of activating(config.stateUpgrades, (step) => step.blockTimestamp, parentTime, time)) {
    for (const [address, { code, balanceChange, storage }] of Object.entries(accounts) as [
      Hex,
      (typeof accounts)[Hex],
    ][]) {
      const account = await state.account(address)
      if (balanceChange !== undefined)
        await state.updateAccount(address, { balance: (account?.balance ?? 0n) + balanceChange })
      if (code !== undefined && code.length > 0) {
        if ((account?.nonce ?? 0n) === 0n) await state.updateAccount(address, { nonce: 1n })
        await state.setCode(address, code)
      }
      for (const [slot, value] of Object.entries(storage ?? {}) as [Hex, Hex][])
        await state.setStorage(address, slot, fromHex(value))
    }
  }
}

async function apply(
  state: WorldState,
  config: ChainConfig,
  key: PrecompileKey,
  step: PrecompileConfig,
  number: bigint,
): Promise<void> {
  const address = precompileAddresses[key]
  if (step.disable === true) {
    state.deleteAccount(address)
    return
  }
  await state.updateAccount(address, { nonce: 1n })
  await state.setCode(address, Uint8Array.of(1))
  if (key === "warpConfig") return
  if (key === "feeManagerConfig") await storeFeeConfig(state, step.initialFeeConfig ?? config.feeConfig, number)
  if (key === "rewardManagerConfig") await configureRewards(state, step, config.allowFeeRecipients)
  if (key === "contractNativeMinterConfig") {
    for (const [to, amount] of Object.entries(step.initialMint ?? {}) as [Hex, bigint][]) {
      const balance = (await state.account(to))?.balance ?? 0n
      await state.updateAccount(to, { balance: balance + amount })
    }
  }
  await configureAllowList(state, address, step)
}
