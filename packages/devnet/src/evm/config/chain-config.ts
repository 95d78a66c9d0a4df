import { defaultFeeConfig, type FeeConfig } from "./fee-config.ts"
import { localUpgrades, type NetworkUpgrades } from "./network-upgrades.ts"
import {
  type PrecompileConfig,
  type PrecompileKey,
  type PrecompileUpgrade,
  precompileKeys,
  type StateUpgrade,
} from "./precompile-config.ts"

/** The node's virtual machine that a chain runs on: `coreth` on the C-Chain, `subnet-evm` on L1s. */
export type EvmKind = "coreth" | "subnet-evm"

/** The rules of a chain, and the times at which they change. */
export interface ChainConfig {
  readonly kind: EvmKind
  readonly chainID: bigint
  readonly upgrades: NetworkUpgrades
  /** Fees of a subnet-evm chain; unused on the C-Chain. */
  readonly feeConfig: FeeConfig
  /** Whether the block's coinbase receives the fees, until the reward manager changes that. */
  readonly allowFeeRecipients: boolean
  readonly genesisPrecompiles: Readonly<Partial<Record<PrecompileKey, PrecompileConfig>>>
  readonly precompileUpgrades: readonly PrecompileUpgrade[]
  readonly stateUpgrades: readonly StateUpgrade[]
}

/** A chain's rules with defaults: all upgrades active except Helicon, the default fees, and Warp since Durango on the C-Chain. */
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

/** Whether a chain executes blocks after acceptance at a time (Unix seconds): the C-Chain from Helicon on. L1s never do. */
export const hasHelicon = ({ kind, upgrades }: ChainConfig, timestamp: bigint): boolean =>
  kind === "coreth" && timestamp >= BigInt(upgrades.helicon)

/** The steps that become active after a parent's time and up to a block's time, oldest first; a genesis has no parent. */
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

/** All configuration steps of a precompile: the genesis's, then the upgrades. */
export function precompileSteps(config: ChainConfig, key: PrecompileKey): readonly PrecompileConfig[] {
  const first = config.genesisPrecompiles[key]
  const later = config.precompileUpgrades.filter((step) => step.key === key).map((step) => step.config)
  return first === undefined ? later : [first, ...later]
}

/** The precompiles that are active at a time, by name, with the configuration that enabled them. */
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
