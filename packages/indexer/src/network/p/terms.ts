import { buildGenesis, type Genesis, parseId, type ValidatorFeeConfig } from "@serac/chain"
import type { NetworkDefinition } from "@serac/store"
import { hashing } from "./keys.ts"
import type { PlatformTerms } from "./platform-port.ts"
import { type UpgradeTimes, upgradeTimesOf } from "./upgrades.ts"

/** The terms as blocks are applied by them. */
export interface Terms {
  readonly network: NetworkDefinition
  readonly avax: Uint8Array
  readonly upgrades: UpgradeTimes
  readonly validatorFee: ValidatorFeeConfig | undefined
  /** What the network began with, built when it is first asked for: a network has up to megabytes of it. */
  genesis(): Genesis | undefined
}

/** The terms of a network; where its node does not tell the times of upgrades, those that are known of it. */
export function termsOf({ network, validatorFee, upgrades, genesis }: PlatformTerms): Terms {
  let built: Genesis | undefined
  return {
    network,
    avax: parseId(network.avaxAssetId),
    upgrades: upgrades ?? upgradeTimesOf(network.networkId),
    validatorFee,
    genesis() {
      if (genesis !== undefined) built ??= buildGenesis(genesis, hashing)
      return built
    },
  }
}
