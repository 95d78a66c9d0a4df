import type { Keyring } from "./keyring.ts"
import type { PrimaryNetwork } from "./primary-network.ts"
import type { ValidatorIdentity } from "./validator-identity.ts"

/** Lets a devnet sign for a validator from now on, also when it is made again of its state. */
export function playValidator(
  { network, keyring }: { readonly network: PrimaryNetwork; readonly keyring: Keyring },
  identity: ValidatorIdentity,
): void {
  keyring.add(identity)
  network.note({ chain: "P", method: "playValidator", params: [identity.seed, identity.index] })
}
