import type { Hex } from "viem"
import type { HDAccount } from "viem/accounts"
import type { Rpc } from "./anvil/rpc.ts"
import type { JournalBlock } from "./journal.ts"
import type { ScriptedCall } from "./script/call.ts"
import type { Random } from "./script/random.ts"

const gwei = 10n ** 9n

/** Mines blocks with the given transactions, in the given order. */
export interface Miner {
  /** Signs calls and mines them. */
  mine(calls: readonly ScriptedCall[], timestamp: number, random: Random): Promise<JournalBlock>
  /** Mines recorded blocks again, and throws if the result differs. */
  repeat(blocks: readonly JournalBlock[]): Promise<void>
}

interface MinedBlock {
  readonly hash: Hex
  readonly timestamp: Hex
  readonly transactions: readonly Hex[]
}

export function createMiner(rpc: Rpc, chainId: number, accounts: readonly HDAccount[]): Miner {
  const close = (timestamp: number) => rpc("evm_mine", [{ timestamp, blocks: 1 }])
  const latest = () => rpc<MinedBlock>("eth_getBlockByNumber", ["latest", false])
  return {
    mine: async (calls, timestamp, random) => {
      const nonces = new Map<number, number>()
      const sent = new Map<Hex, Hex>()
      for (const call of calls) {
        const account = accounts[call.from] as HDAccount
        const nonce =
          nonces.get(call.from) ?? Number(await rpc<Hex>("eth_getTransactionCount", [account.address, "pending"]))
        nonces.set(call.from, nonce + 1)
        const raw = await account.signTransaction({ ...envelope(call, random), chainId, nonce })
        sent.set(await rpc<Hex>("eth_sendRawTransaction", [raw]), raw)
      }
      await close(timestamp)
      const block = await latest()
      const transactions: Hex[] = []
      // The block may contain transactions of other users.
      for (const hash of block.transactions) {
        transactions.push(sent.get(hash) ?? (await rpc<Hex>("eth_getRawTransactionByHash", [hash])))
      }
      const missing = [...sent.keys()].find((hash) => !block.transactions.includes(hash))
      if (missing) throw new Error(`Transaction ${missing} did not make it into its block`)
      return { hash: block.hash, timestamp: Number(block.timestamp), transactions }
    },
    repeat: async (blocks) => {
      for (const { timestamp, transactions } of blocks) {
        for (const raw of transactions) await rpc("eth_sendRawTransaction", [raw])
        await close(timestamp)
      }
      // Each block contains the hash of its parent, so checking the last one is sufficient.
      const { hash } = await latest()
      const wanted = blocks.at(-1)?.hash ?? hash
      if (hash !== wanted)
        throw new Error(`The recorded chain cannot be continued: block ${wanted} came out as ${hash}`)
    },
  }
}

/** The fees and the type of a call's transaction; all types occur. */
export function envelope({ to, data, value, gas = 2_500_000n }: ScriptedCall, random: Random) {
  const common = { gas, ...(to && { to }), ...(data && { data }), ...(value !== undefined && { value }) }
  const tip = BigInt(random.between(0, 3)) * gwei
  switch (random.weighted({ eip1559: 6, legacy: 2, eip2930: 1 })) {
    case "legacy":
      return { ...common, type: "legacy", gasPrice: 3n * gwei + tip } as const
    case "eip2930":
      return { ...common, type: "eip2930", gasPrice: 3n * gwei + tip, accessList: [] } as const
    default:
      return { ...common, type: "eip1559", maxFeePerGas: 5n * gwei, maxPriorityFeePerGas: tip } as const
  }
}
