import { createPublicClient, type Hex, http } from "viem"
import { type HDAccount, type LocalAccount, mnemonicToAccount } from "viem/accounts"
import { envelope } from "./miner.ts"
import { receiptOf } from "./receipt-of.ts"
import type { Scene } from "./script/call.ts"
import { cast } from "./script/cast.ts"
import { createRandom } from "./script/random.ts"
import { scriptBlock } from "./script/script.ts"
import { compileContracts } from "./solidity/compile.ts"

/** The chain on which the script runs, and the account that pays. */
export interface DemoScriptOptions {
  /** JSON-RPC URL of a running chain of any kind. */
  readonly rpcUrl: string
  /** An account with funds there: each account of the script receives 100 of the native token. */
  readonly payer: LocalAccount
  /** The mnemonic of the script's accounts, which must be unused on that chain, since their contracts' addresses depend on their nonces. */
  readonly mnemonic: string
  /** The seed of all random choices. Default 1. */
  readonly seed?: number
}

/** The script of the demo chain, running on an existing chain. */
export interface DemoScript {
  /** Sends the next round and waits until it is included in blocks. @returns the number of transactions */
  round(): Promise<number>
}

const accountFunds = 100n * 10n ** 18n

/** Funds the script's accounts on a running chain. Its first rounds create the contracts. */
export async function startDemoScript({ rpcUrl, payer, mnemonic, seed = 1 }: DemoScriptOptions): Promise<DemoScript> {
  const compiled = await compileContracts()
  const client = createPublicClient({ transport: http(rpcUrl, { retryCount: 3 }) })
  const chainId = await client.getChainId()
  const accounts = Array.from({ length: 10 }, (_, addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }))
  const addresses = accounts.map(({ address }) => address)
  const deployer = addresses[0] as Hex
  const { contracts, creations } = cast(deployer, compiled)
  const settled = (hashes: readonly Hex[]) => Promise.all(hashes.map((hash) => receiptOf(client, hash)))

  const fund = async () => {
    const nonce = await client.getTransactionCount({ address: payer.address, blockTag: "pending" })
    const fees = { gas: 21_000n, maxFeePerGas: 50n * 10n ** 9n, maxPriorityFeePerGas: 0n }
    const sent = addresses.map(async (to, at) => {
      const serializedTransaction = await payer.signTransaction({
        ...fees,
        chainId,
        nonce: nonce + at,
        to,
        value: accountFunds,
        type: "eip1559",
      })
      return client.sendRawTransaction({ serializedTransaction })
    })
    await settled(await Promise.all(sent))
  }
  await fund()

  let block = 0
  return {
    round: async () => {
      block++
      const random = createRandom(seed, block)
      const scene: Scene = {
        random,
        contracts,
        addresses,
        block,
        read: async ({ address, abi }, functionName, args = []) =>
          (await client.readContract({ address, abi, functionName, args })) as never,
      }
      const hashes: Hex[] = []
      const nonces = new Map<number, number>()
      for (const call of await scriptBlock(scene, creations, compiled, { low: 2, high: 8 })) {
        const account = accounts[call.from] as HDAccount
        const nonce =
          nonces.get(call.from) ?? (await client.getTransactionCount({ address: account.address, blockTag: "pending" }))
        nonces.set(call.from, nonce + 1)
        const serializedTransaction = await account.signTransaction({ ...envelope(call, random), chainId, nonce })
        hashes.push(await client.sendRawTransaction({ serializedTransaction }))
      }
      await settled(hashes)
      return hashes.length
    },
  }
}
