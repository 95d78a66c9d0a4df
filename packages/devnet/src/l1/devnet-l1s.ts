import { placeMissingMessenger } from "../contracts/place-contract.ts"
import { keyOf } from "../interfaces/keys.ts"
import type { EvmChains } from "../network/evm-chains.ts"
import type { Keyring } from "../network/keyring.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import type { DevnetWallet } from "../wallet/devnet-wallet.ts"
import type { Gifts } from "../wallet/gifts.ts"
import { createL1, type L1 } from "./create-l1.ts"
import { knownL1s } from "./known-l1s.ts"
import type { ForkedL1, L1Plan } from "./l1-plan.ts"

/** What creating L1s takes. */
export interface L1Parts {
  readonly network: PrimaryNetwork
  readonly chains: EvmChains
  readonly keyring: Keyring
  /** Pays for the L1s. */
  readonly wallet: DevnetWallet
  readonly gifts: Gifts
  /** The seed of their validators. */
  readonly seed: string
}

/** The L1s that a devnet made, as long as their chains exist. */
export class DevnetL1s {
  /** In the order in which they were made. */
  readonly all: L1[] = []
  readonly #parts: L1Parts

  constructor(parts: L1Parts) {
    this.#parts = parts
  }

  /** Creates an L1, and starts its chain. A chain without a genesis of its own gets the messenger. */
  async create(plan: L1Plan | ForkedL1): Promise<L1> {
    const { network, chains, keyring, wallet, gifts, seed } = this.#parts
    const l1 = createL1({ network, keyring, wallet }, { ...plan, alloc: gifts.balances, seed })
    await chains.begin()
    const running = chains.get(l1.blockchainID)
    if (running && !("chainID" in plan)) await placeMissingMessenger(network, running)
    this.all.push(l1)
    return l1
  }

  /** Finds the L1s of a restored network. */
  restore(): void {
    this.all.push(...knownL1s(this.#parts, this.#parts.seed))
  }

  /** Removes an L1 whose chain ended, as after a rollback. */
  end(blockchainID: Uint8Array): void {
    const at = this.all.findIndex((l1) => keyOf(l1.blockchainID) === keyOf(blockchainID))
    if (at >= 0) this.all.splice(at, 1)
  }
}
