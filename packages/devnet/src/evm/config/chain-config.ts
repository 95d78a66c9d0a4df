import { defaultFeeConfig, type FeeConfig } from "./fee-config.ts"
import { localUpgrades, type NetworkUpgrades } from "./network-upgrades.ts"
import {
  type PrecompileConfig,
  type PrecompileKey,
  type PrecompileUpgrade,
  precompileKeys,
  type StateUpgrade,
} from "./precompile-config.ts"

/** Which of the node's two virtual machines a chain runs on: `coreth` is the C-Chain's. */
export type EvmKind = "coreth" | "subnet-evm"

/** The rules of a chain, and when they change. */
export interface ChainConfig {
  readonly kind: EvmKind
  readonly chainID: bigint
  readonly upgrades: NetworkUpgrades
  /** Of a subnet-evm chain only. */
  readonly feeConfig: FeeConfig
  /** Fees go to whom a block names, until the reward manager says otherwise. */
  readonly allowFeeRecipients: boolean
  readonly genesisPrecompiles: Readonly<Partial<Record<PrecompileKey, PrecompileConfig>>>
  readonly precompileUpgrades: readonly PrecompileUpgrade[]
  readonly stateUpgrades: readonly StateUpgrade[]
}

/** A chain's rules with what is not said: everything active but Helicon, the default fees, Warp since Durango on the C-Chain. */
export function chainConfig(
  given: Pick<ChainConfig, "kind" | "chainID"> & Partial<Omit<ChainConfig, "kind" | "chainID">>,
): ChainConfig {
  const upgrades = given.upgrades ?? localUpgrades
  const steps = given.precompileUpgrades ?? []
  const warp: PrecompileUpgrade = {
    key: "warpConfig",
    config: { blockTimestamp: upgrades.durango, quorumNumerator: 0, requirePrimaryNetworkSigners: false },
  }
  return {
    feeConfig: defaultFeeConfig,
    allowFeeRecipients: false,
    genesisPrecompiles: {},
    stateUpgrades: [],
    ...given,
    upgrades,
    precompileUpgrades: given.kind === "coreth" ? [...steps, warp] : steps,
  }
}

/** Whether a chain executes after acceptance at a time (Unix seconds): the C-Chain from Helicon on. L1s do as before. */
export const hasHelicon = ({ kind, upgrades }: ChainConfig, timestamp: bigint): boolean =>
  kind === "coreth" && timestamp >= BigInt(upgrades.helicon)

/** What becomes active between a parent's time and a block's, oldest first; a genesis has no parent. */
export function activating<Step>(
  steps: readonly Step[],
  timeOf: (step: Step) => number | undefined,
  parentTime: number | undefined,
  time: number,
): readonly Step[] {
  return steps.filter((step) => {
    const at = timeOf(step)
    return at !== undefined && at <= time && (parentTime === undefined || at > parentTime)
  })
}

/** All steps of a precompile: that of the genesis, then the upgrades. */
export function precompileSteps(config: ChainConfig, key: PrecompileKey): readonly PrecompileConfig[] {
  const first = config.genesisPrecompiles[key]
  const later = config.precompileUpgrades.filter((step) => step.key === key).map((step) => step.config)
  return first === undefined ? later : [first, ...later]
}

/** The precompiles that are there at a time, with the configuration that put them there, by name. */
export function activePrecompiles(
  config: ChainConfig,
  time: number,
): Readonly<Partial<Record<PrecompileKey, PrecompileConfig>>> {
  const active: Partial<Record<PrecompileKey, PrecompileConfig>> = {}
  for (const key of precompileKeys) {
    const last = activating(precompileSteps(config, key), (step) => step.blockTimestamp, undefined, time).at(-1)
    if (last !== undefined && last.disable !== true) active[key] = last
  }
  return active
}
