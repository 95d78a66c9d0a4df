import { buildGenesis, type Genesis, parseId } from "@serac/chain"
import type { NetworkDefinition } from "@serac/store"
import { hashing } from "./keys.ts"
import type { PlatformTerms } from "./platform-port.ts"
import { type UpgradeTimes, upgradeTimesOf } from "./upgrades.ts"

/** The rules of applying blocks. */
export interface Terms {
  readonly network: NetworkDefinition
  readonly avax: Uint8Array
  readonly upgrades: UpgradeTimes
  readonly validatorFee: PlatformTerms["validatorFee"] | undefined
  /** The network's genesis, built on first use, since it may have megabytes. */
  genesis(): Genesis | undefined
}

/** The rules of a network; upgrade times that its node does not report have the known values. */
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
