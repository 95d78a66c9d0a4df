import type { EvmChains } from "../network/evm-chains.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import { validatorIdentity } from "../network/validator-identity.ts"
import { identitySeed, type L1 } from "./create-l1.ts"

/** The L1s of a network that `createL1` made with a seed, in the form that it returned. */
export function knownL1s(
  { network, chains }: { readonly network: PrimaryNetwork; readonly chains: EvmChains },
  seed: string,
): readonly L1[] {
  return chains.all.flatMap(({ name, chain, subnetID, blockchainID }) => {
    const label = identitySeed(seed, name)
    const indices = [...network.log].flatMap((entry) =>
      "method" in entry && entry.method === "playValidator" && entry.params[0] === label
        ? [Number(entry.params[1])]
        : [],
    )
    if (indices.length === 0) return []
    const validators = indices.map((index) => validatorIdentity(label, index))
    return [{ name, chainID: Number(chain.config.chainID), subnetID, blockchainID, validators }]
  })
}
