import { createHash } from "node:crypto"
import type { NetworkAppendProgress, NetworkBatch, NetworkTransactionRow, UtxoKey, UtxoRow } from "@serac/store"

/** The address that receives outputs of each transaction and never spends any. */
export const hotAddress = Buffer.alloc(20, 0x77)

const ownerCount = 20_000
const transactionsPerBlock = 20
const asset = Buffer.alloc(32, 0xa5)

/** The form of the transactions. */
export interface UtxoWorkload {
  readonly chain: "P" | "X"
  /** How many outputs of each go to the address that gathers them, with amounts that look random. */
  readonly gathered: number
}

type NetworkRows = {
  readonly [Name in "blocks" | "transactions" | "utxos" | "consumptions"]: NetworkBatch[Name][number][]
}

/** Transactions that each spend one UTXO of a random owner and make one for another, in addition to the gathered outputs. */
export function* utxoBatches(
  { chain, gathered }: UtxoWorkload,
  utxos: number,
  utxosPerBatch: number,
): Generator<{ readonly batch: NetworkBatch; readonly progress: NetworkAppendProgress }> {
  const spendable: UtxoKey[] = []
  let made = 0
  let height = 0
  while (made < utxos) {
    const rows: NetworkRows = { blocks: [], transactions: [], utxos: [], consumptions: [] }
    const from = height
    for (; rows.utxos.length < utxosPerBatch; height += 1) {
      rows.blocks.push(blockAt(height))
      for (let index = 0; index < transactionsPerBlock && rows.utxos.length < utxosPerBatch; index += 1) {
        const number = height * transactionsPerBlock + index
        const spent =
          spendable.length > ownerCount ? spendable.splice((number * 7919) % spendable.length, 1)[0] : undefined
        const made = transactionAt(chain, height, index, number, gathered, spent)
        rows.transactions.push(made.transaction)
        rows.utxos.push(...made.utxos)
        if (spent !== undefined) {
          const { id, timestamp } = made.transaction
          const credentials = paddedJson({ signature: Buffer.from(id).toString("base64") }, 200)
          rows.consumptions.push({ ...spent, consumingTx: id, height, timestamp, credentials })
        }
        spendable.push({ txId: made.transaction.id, outputIndex: gathered })
      }
    }
    made += rows.utxos.length
    const head = { height: height - 1, id: blockId(height - 1), timestamp: benchTime(height - 1) }
    yield {
      batch: { ...emptyRows, ...rows, chain },
      progress: { head, from, parentId: blockId(from - 1), nodeHeight: 1e9, now: 2_000_000_000 },
    }
  }
}

const emptyRows = { returned: [], assets: [], stakers: [], l1Validators: [], subnets: [], blockchains: [], rewards: [] }

const sha256Bytes = (words: string) => createHash("sha256").update(words).digest()
const blockId = (height: number) => sha256Bytes(`block ${height}`)
const benchTime = (height: number) => 1_700_000_000 + height * 2

function blockAt(height: number): NetworkBatch["blocks"][number] {
  return {
    height,
    id: blockId(height),
    parentId: blockId(height - 1),
    timestamp: benchTime(height),
    transactionCount: transactionsPerBlock,
    type: "StandardBlock",
    json: `${paddedJson({ blockNumber: String(height), blockHash: blockId(height).toString("hex") }, 300)}}`,
  }
}

function transactionAt(
  chain: "P" | "X",
  height: number,
  index: number,
  number: number,
  gathered: number,
  spent: UtxoKey | undefined,
): { readonly transaction: NetworkTransactionRow; readonly utxos: readonly UtxoRow[] } {
  const id = sha256Bytes(`transaction ${number}`)
  const timestamp = benchTime(height)
  const owner = ownerAt((number * 104_729) % ownerCount)
  const utxos = Array.from({ length: gathered + 1 }, (_, outputIndex): UtxoRow => {
    const utxoId = sha256Bytes(`${number} ${outputIndex}`)
    const fragment = paddedJson({ utxoId: utxoId.toString("hex"), txHash: id.toString("hex") }, 700)
    return {
      txId: id,
      outputIndex,
      id: utxoId,
      createdOn: chain,
      consumedOn: chain,
      assetId: asset,
      amount: BigInt(1 + (utxoId.readUInt32BE() % 1_000_000)),
      addresses: [outputIndex === gathered ? owner : hotAddress],
      threshold: 1,
      height,
      timestamp,
      locktime: 0,
      stakeableLocktime: 0,
      staked: false,
      isTransfer: true,
      ...(chain === "P" ? { platformFragment: fragment } : { fragment }),
    }
  })
  const transaction = {
    height,
    index,
    id,
    type: "BaseTx",
    timestamp,
    inputs: spent === undefined ? [] : [spent],
    outputs: utxos.length,
    assets: chain === "X" ? [asset] : [],
    addresses: [hotAddress, owner],
    fragment: paddedJson({ txHash: id.toString("hex") }, 500),
  }
  return { transaction, utxos }
}

const knownOwners: Buffer[] = []
function ownerAt(number: number): Buffer {
  const owner = knownOwners[number] ?? sha256Bytes(`owner ${number}`).subarray(0, 20)
  knownOwners[number] = owner
  return owner
}

/** JSON of about as many characters as a real item has, without its end. */
const paddedJson = (members: object, length: number) =>
  JSON.stringify({ ...members, rest: "x".repeat(length - 100) }).slice(0, -1)
