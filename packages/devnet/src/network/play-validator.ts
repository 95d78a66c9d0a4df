import type { Keyring } from "./keyring.ts"
import type { PrimaryNetwork } from "./primary-network.ts"
import { type ValidatorIdentity, validatorIdentity } from "./validator-identity.ts"

/** Adds a simulated validator and records it, so that a devnet restored from a state has it too. */
export function playValidator(
  { network, keyring }: { readonly network: PrimaryNetwork; readonly keyring: Keyring },
  identity: ValidatorIdentity,
): void {
  keyring.add(identity)
  network.note({ chain: "P", method: "playValidator", params: [identity.seed, identity.index] })
}

/** The next validator of a seed that the network does not play yet. */
export function nextValidator({ keyring }: Pick<PrimaryNetwork, "keyring">, seed: string): ValidatorIdentity {
  const label = `${seed} created`
  return validatorIdentity(label, keyring.identities.filter((identity) => identity.seed === label).length)
}
