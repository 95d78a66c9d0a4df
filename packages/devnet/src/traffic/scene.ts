import type { Keyring } from "../network/keyring.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"

import type { Random } from "../random/random.ts"
import { DevnetWallet } from "../wallet/devnet-wallet.ts"
import { testKey } from "../wallet/test-key.ts"
import { personKey } from "./person-key.ts"
import { Zipf } from "./zipf.ts"

/** The simulated users of a network, and the network. */
export interface Scene {
  readonly network: PrimaryNetwork
  /** The keys of simulated validators; new ones are added. */
  readonly keyring: Keyring
  readonly random: Random
  /** The wallet with the network's initial funds. */
  readonly treasury: DevnetWallet
  readonly people: readonly DevnetWallet[]
  /** A random user; the first users are the most likely. */
  someone(): DevnetWallet
}

/** Creates the users of a network; their keys derive from a seed. */
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
