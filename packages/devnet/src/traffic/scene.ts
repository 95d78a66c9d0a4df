import type { Keyring } from "../network/keyring.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"

import type { Random } from "../random/random.ts"
import { DevnetWallet } from "../wallet/devnet-wallet.ts"
import { testKey } from "../wallet/test-key.ts"
import { personKey } from "./person-key.ts"
import { Zipf } from "./zipf.ts"

/** Who acts, and where. */
export interface Scene {
  readonly network: PrimaryNetwork
  /** The keys of validators; those who join are added. */
  readonly keyring: Keyring
  readonly random: Random
  /** The one who has the network's first funds. */
  readonly treasury: DevnetWallet
  readonly people: readonly DevnetWallet[]
  /** Somebody; the first of them most often. */
  someone(): DevnetWallet
}

/** A scene of a network: the keys of its people follow from a seed. */
export function makeScene(
  { network, keyring, seed }: Pick<Scene, "network" | "keyring"> & { readonly seed: string },
  random: Random,
  count = 24,
): Scene {
  const people = Array.from({ length: count }, (_, index) => new DevnetWallet(network, personKey(seed, index)))
  const busy = new Zipf(people)
  return {
    network,
    keyring,
    random,
    people,
    treasury: new DevnetWallet(network, testKey),
    someone: () => busy.pick(random),
  }
}
