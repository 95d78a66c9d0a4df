import { ethAddressOfPrivateKey, formatId } from "@serac/chain"
import { type ByNameMethods, byNameMethod, read } from "@serac/wire/node"
import { toHex } from "../evm/index.ts"
import { LocalAddresses } from "../interfaces/addresses/local-addresses.ts"
import { keyOf } from "../interfaces/keys.ts"
import type { EvmChains } from "../network/evm-chains.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import type { DevnetWallet } from "../wallet/devnet-wallet.ts"
import { EvmWallet } from "../wallet/evm-wallet.ts"
import { testKey } from "../wallet/test-key.ts"

/** The objects that the faucet works with. */
export interface FaucetOptions {
  readonly network: PrimaryNetwork
  readonly chains: EvmChains
  /** The wallet that pays on P and X. */
  readonly treasury: DevnetWallet
  /** Makes the blocks that are due, on all chains. */
  readonly mine: () => Promise<void>
}

const usual = 100_000_000_000n
const weiOfNano = 1_000_000_000n

/**
 * `devnet.fund`: pays an address and returns after the transaction is accepted. `P-...` and `X-...` receive on those chains,
 * `0x...` on the EVM chain that `chain` names, the C-Chain by default. `amount` is in nAVAX, for an L1's coin likewise 10^9 of
 * its smallest unit; 100 AVAX by default.
 */
export function faucet({ network, chains, treasury, mine }: FaucetOptions): ByNameMethods {
  const { networkID, cChainID, xChainID } = network.genesis
  const [pAddresses, xAddresses] = [new Uint8Array(32), xChainID].map(
    (chainID) => new LocalAddresses({ networkID, chainID, names: network.chains }),
  ) as [LocalAddresses, LocalAddresses]

  const payOnEvm = async (address: string, chainName: string, amount: bigint) => {
    const chainID = chainName === "" ? cChainID : network.chains.lookup(chainName)
    const running = chainID && chains.get(chainID)
    if (!running) throw new Error(`there is no EVM chain ${chainName}`)
    const value = amount * weiOfNano
    const wallet = new EvmWallet(running.chain, testKey)
    if ((await wallet.balance()) < value)
      throw new Error(`the faucet, ${toHex(ethAddressOfPrivateKey(testKey))}, has less than ${amount} on this chain`)
    // The recipient may be a contract that runs code.
    return wallet.send({ to: address.toLowerCase() as `0x${string}`, value, gas: 100_000n })
  }

  const pay = async (address: string, chain: string, amount: bigint): Promise<string> => {
    if (/^0x[0-9a-fA-F]{40}$/.test(address)) return payOnEvm(address, chain, amount)
    if (chain !== "") throw new Error("chain is for addresses of 0x and 40 digits: others name theirs")
    const named = network.chains.lookup(address.slice(0, address.indexOf("-")))
    if (named && keyOf(named) === keyOf(xChainID))
      return formatId(treasury.transferX([{ to: xAddresses.parse(address), amount }]))
    return formatId(treasury.transferP([{ to: pAddresses.parse(address), amount }]))
  }

  return {
    "devnet.fund": byNameMethod(
      { address: read.text, chain: read.text, amount: read.uint64 },
      async ({ address, chain, amount: given }) => {
        const amount = given === 0n ? usual : given
        const txID = await pay(address, chain, amount)
        await mine()
        return { txID, amount: String(amount) }
      },
    ),
  }
}
