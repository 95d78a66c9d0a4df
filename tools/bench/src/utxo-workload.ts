import { createHash } from "node:crypto"
import type { NetworkAppendProgress, NetworkBatch, UtxoKey, UtxoRow } from "@serac/store"

/** Owns one output of each transaction, and never spends any. */
export const hotAddress = Buffer.alloc(20, 0x77)

const owners = 20_000
const transactionsPerBlock = 20
const asset = Buffer.alloc(32, 0xa5)

/**
 * Transactions of the X-Chain that each spend one UTXO and make two: one of the address that gathers them, with an amount that
 * looks random, and one of some other address, which a later one spends.
 */
export function* utxoBatches(
  utxos: number,
  utxosPerBatch: number,
): Generator<{ readonly rows: NetworkBatch; readonly progress: NetworkAppendProgress }> {
  const spendable: { readonly key: UtxoKey; readonly owner: Buffer }[] = []
  let made = 0
  let height = 0
  while (made < utxos) {
    const rows: {
      -readonly [Name in keyof NetworkBatch]: NetworkBatch[Name] extends readonly (infer Row)[] ? Row[] : never
    } = {
      chain: "X" as never,
      blocks: [],
      transactions: [],
      utxos: [],
      consumptions: [],
      returned: [],
      assets: [],
      stakers: [],
      l1Validators: [],
      subnets: [],
      blockchains: [],
      rewards: [],
    }
    const from = height
    while (rows.utxos.length < utxosPerBatch) {
      const timestamp = 1_700_000_000 + height * 2
      rows.blocks.push({
        height,
        id: blockId(height),
        parentId: blockId(height - 1),
        timestamp,
        transactionCount: transactionsPerBlock,
        type: "StandardBlock",
        json: text({ blockNumber: String(height), blockHash: blockId(height).toString("hex") }, 300),
      })
      for (let index = 0; index < transactionsPerBlock; index += 1) {
        const number = height * transactionsPerBlock + index
        const txId = createHash("sha256").update(`transaction ${number}`).digest()
        const spent = spendable.length > owners ? spendable.splice((number * 7919) % spendable.length, 1)[0] : undefined
        const owner = ownerOf((number * 104_729) % owners)
        const amounts = [BigInt(1 + (txId.readUInt32BE() % 1_000_000)), 5_000_000n]
        const made = [hotAddress, owner].map((address, outputIndex): UtxoRow => {
          const id = createHash("sha256").update(`${number} ${outputIndex}`).digest()
          return {
            txId,
            outputIndex,
            id,
            createdOn: "X",
            consumedOn: "X",
            assetId: asset,
            amount: amounts[outputIndex] ?? 0n,
            addresses: [address],
            threshold: 1,
            height,
            timestamp,
            locktime: 0,
            stakeableLocktime: 0,
            staked: false,
            isTransfer: true,
            fragment: text({ utxoId: id.toString("hex"), creationTxHash: txId.toString("hex") }, 700),
          }
        })
        rows.utxos.push(...made)
        if (spent !== undefined) {
          const credentials = text({ signature: txId.toString("base64") }, 200)
          rows.consumptions.push({ ...spent.key, consumingTx: txId, height, timestamp, credentials })
        }
        spendable.push({ key: { txId, outputIndex: 1 }, owner })
        rows.transactions.push({
          height,
          index,
          id: txId,
          type: "BaseTx",
          timestamp,
          inputs: spent === undefined ? [] : [spent.key],
          outputs: 2,
          assets: [asset],
          addresses: [hotAddress, owner],
          fragment: text({ txHash: txId.toString("hex") }, 500),
        })
      }
      height += 1
    }
    made += rows.utxos.length
    const last = rows.blocks.at(-1)
    if (last === undefined) throw new Error("no block")
    const head = { height: last.height, id: last.id, timestamp: last.timestamp }
    yield {
      rows: { ...rows, chain: "X" },
      progress: { head, from, parentId: blockId(from - 1), nodeHeight: 1e9, now: 2_000_000_000 },
    }
  }
}

const blockId = (height: number) => createHash("sha256").update(`block ${height}`).digest()

const known: Buffer[] = []
function ownerOf(number: number): Buffer {
  const owner = known[number] ?? createHash("sha256").update(`owner ${number}`).digest().subarray(0, 20)
  known[number] = owner
  return owner
}

/** JSON of about as many characters as a real item has. */
const text = (members: object, length: number) =>
  JSON.stringify({ ...members, rest: "x".repeat(length - 100) }).slice(0, -1)
