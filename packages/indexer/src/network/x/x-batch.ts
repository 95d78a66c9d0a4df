import {
  createdXChainUtxos,
  exportedXChainUtxos,
  type XChainGenesisAsset,
  type XChainTransaction,
  type XChainUtxo,
} from "@serac/chain"
import type { NetworkBatch, NetworkWriter, PrimaryChain, UtxoRow } from "@serac/store"
import { flat, nonsense } from "../../core/index.ts"
import { type GrowingBatch, newBatch } from "../batch.ts"
import { findOwners, inputSigners } from "../owners.ts"
import { eachOnce } from "../p/keys.ts"
import { proposerRow } from "../proposer-row.ts"
import { AssetSums } from "../render/asset-sums.ts"
import type { Names } from "../render/names.ts"
import { platformBlockJson } from "../render/platform-block.ts"
import { xTransactionFragment } from "../render/x-transaction.ts"
import { assetRow } from "./asset-row.ts"
import type { Credentials } from "./credentials.ts"
import { type AssetInput, assetInputs } from "./inputs.ts"
import { utxoRow } from "./utxo-row.ts"
import type { XBlock } from "./x-block.ts"

/** What {@link xBatch} needs. */
export interface XContext {
  readonly names: Names
  readonly credentials: Credentials
  readonly writer: Pick<NetworkWriter, "utxos">
}

/** A transaction with its inputs, height and time. */
interface Placed {
  readonly transaction: XChainTransaction
  readonly inputs: readonly AssetInput[]
  readonly height: number
  readonly timestamp: number
}

/**
 * The rows of consecutive blocks of the X-Chain.
 *
 * @param genesis - the assets of the chain's genesis, if the first block is at height 0.
 * @throws NodeFault if an export goes to a chain outside the network.
 */
export async function xBatch(
  blocks: readonly XBlock[],
  genesis: readonly XChainGenesisAsset[],
  { names, credentials, writer }: XContext,
): Promise<NetworkBatch> {
  const batch = newBatch("X")
  const placed: Placed[] = []
  for (const block of blocks) {
    const { height, timestamp } = block
    if (height === 0) addGenesis(batch, genesis, timestamp, names)
    addBlock(batch, block, names)
    for (const [index, transaction] of block.block.transactions.entries()) {
      const inputs = assetInputs(transaction)
      placed.push({ transaction, inputs, height, timestamp })
      addTransaction(batch, { transaction, inputs, height, timestamp }, index, block, names)
    }
  }
  await addConsumptions(batch, placed, credentials, writer)
  return batch
}

function addGenesis(batch: GrowingBatch, assets: readonly XChainGenesisAsset[], timestamp: number, names: Names): void {
  const origin = { createdOn: "X", consumedOn: "X", height: 0, timestamp } as const
  for (const { id, transaction, utxos } of assets) {
    batch.assets.push(assetRow(transaction.unsigned, id, timestamp))
    for (const utxo of utxos) batch.utxos.push(utxoRow(utxo, origin, names))
  }
}

function addBlock(
  batch: GrowingBatch,
  { height, id, parentId, timestamp, block, proposer }: XBlock,
  names: Names,
): void {
  const { type, transactions, bytes } = block
  const transactionIds = transactions.map((one) => one.id)
  const facts = { height, id, parentId, timestamp, type, transactionIds, size: bytes.length, proposer }
  const json = flat(platformBlockJson(facts, names))
  const row = proposerRow(height, proposer)
  const known = row === undefined ? {} : { proposer: row }
  batch.blocks.push({ height, id, parentId, timestamp, type, transactionCount: transactions.length, json, ...known })
}

function addTransaction(
  batch: GrowingBatch,
  { transaction, inputs, height, timestamp }: Placed,
  index: number,
  { id: blockId }: XBlock,
  names: Names,
): void {
  const { id, unsigned } = transaction
  const row = (utxo: XChainUtxo, consumedOn: PrimaryChain): UtxoRow =>
    utxoRow(utxo, { createdOn: "X", consumedOn, height, timestamp }, names)
  const destination = unsigned.type === "ExportTx" ? unsigned.destinationChain : undefined
  const made = createdXChainUtxos(transaction)
  const sent = exportedXChainUtxos(transaction)
  const utxos = [
    ...made.map((utxo) => row(utxo, "X")),
    ...sent.map((utxo) => row(utxo, peerChain(destination as Uint8Array, height, names))),
  ]
  batch.utxos.push(...utxos)
  const created = unsigned.type === "CreateAssetTx" ? assetRow(unsigned, id, timestamp) : undefined
  if (created) batch.assets.push(created)
  const unlocked = new AssetSums(names)
  for (const { assetID, amount } of inputs) unlocked.add(assetID, amount)
  const brought = new AssetSums(names)
  for (const { assetId, amount } of utxos) brought.add(assetId, amount)
  batch.transactions.push({
    height,
    index,
    id,
    type: unsigned.type,
    timestamp,
    inputs: inputs.map(({ txID: txId, outputIndex }) => ({ txId, outputIndex })),
    outputs: utxos.length,
    assets: eachOnce([inputs.map(({ assetID }) => assetID), utxos.map(({ assetId }) => assetId), created ? [id] : []]),
    addresses: eachOnce(utxos.map(({ addresses }) => addresses)),
    fragment: flat(
      xTransactionFragment(
        {
          id,
          type: unsigned.type,
          timestamp,
          memo: unsigned.memo,
          amountUnlocked: unlocked.json(),
          amountCreated: brought.json(),
          sourceChain: unsigned.type === "ImportTx" ? unsigned.sourceChain : undefined,
          destinationChain: destination,
          assetCreated: created,
          blockHeight: height,
          blockId,
        },
        names,
      ),
    ),
  })
}

function peerChain(id: Uint8Array, height: number, names: Names): PrimaryChain {
  const chain = names.chainOf(id)
  if (chain === undefined || chain === "X")
    throw nonsense(`block ${height} of the X-Chain exports to a chain that is not of the primary network`)
  return chain
}

async function addConsumptions(
  batch: GrowingBatch,
  placed: readonly Placed[],
  credentials: Credentials,
  writer: Pick<NetworkWriter, "utxos">,
): Promise<void> {
  const consumed = placed.flatMap(({ inputs }) => inputs.map(({ txID: txId, outputIndex }) => ({ txId, outputIndex })))
  const ownersOf = await findOwners(consumed, batch.utxos, writer)
  for (const { transaction, inputs, height, timestamp } of placed) {
    for (const { txID: txId, outputIndex, signatureIndices, credential } of inputs) {
      const owners = inputSigners(ownersOf({ txId, outputIndex }), signatureIndices)
      batch.consumptions.push({
        txId,
        outputIndex,
        consumingTx: transaction.id,
        height,
        timestamp,
        credentials: credentials.json(transaction.unsignedBytes, credential, owners),
      })
    }
  }
}
