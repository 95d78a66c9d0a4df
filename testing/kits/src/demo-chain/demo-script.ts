import { createPublicClient, type Hex, http } from "viem"
import { type HDAccount, type LocalAccount, mnemonicToAccount } from "viem/accounts"
import { envelope } from "./miner.ts"
import { receiptOf } from "./receipt-of.ts"
import type { Scene } from "./script/call.ts"
import { cast } from "./script/cast.ts"
import { createRandom } from "./script/random.ts"
import { scriptBlock } from "./script/script.ts"
import { compileContracts } from "./solidity/compile.ts"

/** Where the script is played, and who pays. */
export interface DemoScriptOptions {
  /** JSON-RPC of a chain that runs, of any kind. */
  readonly rpcUrl: string
  /** Who has funds there: each account of the script is given 100 of the native token. */
  readonly payer: LocalAccount
  /** Words of the script's accounts, which nobody may have used on that chain: their contracts' addresses follow from their nonces. */
  readonly mnemonic: string
  /** Decides every choice. Default 1. */
  readonly seed?: number
}

/** The script of the demo chain on a chain that somebody else runs. */
export interface DemoScript {
  /** Sends the next round, and waits until it is in blocks. @returns how many transactions there were */
  round(): Promise<number>
}

const accountFunds = 100n * 10n ** 18n

/** Funds the accounts of the script on a chain that runs. Its first rounds create the contracts. */
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
