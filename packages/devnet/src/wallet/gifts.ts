import { type Hex, toHex } from "../evm/index.ts"
import type { EvmChains } from "../network/evm-chains.ts"
import type { DevnetWallet } from "./devnet-wallet.ts"
import { EvmWallet } from "./evm-wallet.ts"
import { testAccounts } from "./test-accounts.ts"
import { testKey } from "./test-key.ts"

/** The funds of an account, in wei. */
const gift = 10_000n * 10n ** 18n

/** The initial funds of accounts on EVM chains: of the test accounts, of those that the user names, and of the treasury. */
export class Gifts {
  readonly #treasury: DevnetWallet
  readonly #addresses: readonly Hex[]

  constructor(treasury: DevnetWallet, fund: readonly Hex[] = []) {
    this.#treasury = treasury
    this.#addresses = [...testAccounts.map(({ address }) => address), ...fund]
  }

  /** The initial balances of an L1 in wei, by address. */
  get balances(): Readonly<Record<string, bigint>> {
    const gifts = this.#addresses.map((address) => [address, gift] as const)
    // The treasury also has the initial funds of an L1, because it pays for the traffic and the faucet.
    return { ...Object.fromEntries(gifts), [toHex(this.#treasury.ethAddress)]: 10_000n * gift }
  }

  /** Pays the accounts on the C-Chain. */
  async pay(chains: EvmChains): Promise<void> {
    const wallet = new EvmWallet(chains.c.chain, testKey)
    for (const address of this.#addresses) await wallet.send({ to: address.toLowerCase() as Hex, value: gift })
    await chains.work()
  }
}
