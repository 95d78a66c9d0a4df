import {
  type CChainAtomicTransaction,
  type CChainExportTx,
  type CChainImportTx,
  exportedCChainUtxos,
} from "@serac/chain"
import type { NetworkBatch, PrimaryChain, UtxoKey } from "@serac/store"
import { flat, nonsense } from "../../core/index.ts"
import { type GrowingBatch, newBatch } from "../batch.ts"
import { findOwners, inputSigners, type OwnersOf } from "../owners.ts"
import { eachOnce } from "../p/keys.ts"
import { AssetSums } from "../render/asset-sums.ts"
import { cBlockJson, cBlockType } from "../render/c-block.ts"
import { cTransactionFragment, type EvmParty } from "../render/c-transaction.ts"
import type { Names } from "../render/names.ts"
import { utxoRow } from "../x/utxo-row.ts"
import type { XContext } from "../x/x-batch.ts"
import type { CBlock } from "./c-block.ts"

/** The rows of consecutive blocks of the C-Chain. Only blocks with atomic transactions, which move funds between chains, have rows. */
export async function cBatch(blocks: readonly CBlock[], context: XContext): Promise<NetworkBatch> {
  const batch = newBatch("C")
  const atomic = blocks.filter(({ transactions }) => transactions.length > 0)
  const imports = atomic.flatMap(({ transactions }) => transactions.flatMap(importedKeys))
  const ownersOf = await findOwners(imports, [], context.writer)
  for (const block of atomic) {
    addBlock(batch, block)
    for (const [index, transaction] of block.transactions.entries())
      addTransaction(batch, transaction, index, block, ownersOf, context)
  }
  return batch
}

function importedKeys({ unsigned }: CChainAtomicTransaction): readonly UtxoKey[] {
  if (unsigned.type !== "ImportTx") return []
  return unsigned.importedInputs.map(({ txID: txId, outputIndex }) => ({ txId, outputIndex }))
}

function addBlock(batch: GrowingBatch, block: CBlock): void {
  const { height, id, parentId, timestamp, transactions } = block
  const json = flat(cBlockJson({ ...block, transactionIds: transactions.map((one) => one.id) }))
  batch.blocks.push({ height, id, parentId, timestamp, type: cBlockType, transactionCount: transactions.length, json })
}

function addTransaction(
  batch: GrowingBatch,
  transaction: CChainAtomicTransaction,
  index: number,
  block: CBlock,
  ownersOf: OwnersOf,
  context: XContext,
): void {
  const { id, unsigned } = transaction
  const { height, timestamp, id: blockId } = block
  const { names } = context
  const moved =
    unsigned.type === "ImportTx"
      ? imported(batch, transaction, unsigned, block, ownersOf, context)
      : exported(batch, transaction, unsigned, block, context)
  const { parties, unlocked, created, owners, inputs, outputs, sourceChain, destinationChain } = moved
  batch.transactions.push({
    height,
    index,
    id,
    type: unsigned.type,
    timestamp,
    inputs,
    outputs,
    assets: [],
    addresses: eachOnce([parties.map(({ address }) => address), owners]),
    fragment: flat(
      cTransactionFragment(
        {
          id,
          type: unsigned.type,
          timestamp,
          blockHeight: height,
          blockId,
          amountUnlocked: unlocked.json(),
          amountCreated: created.json(),
          sourceChain,
          destinationChain,
          parties,
        },
        names,
      ),
    ),
  })
}

/** The funds that a transaction moves. */
interface Moved {
  readonly parties: readonly EvmParty[]
  readonly unlocked: AssetSums
  readonly created: AssetSums
  readonly owners: readonly Uint8Array[]
  readonly inputs: readonly UtxoKey[]
  /** The number of UTXOs that it creates. */
  readonly outputs: number
  readonly sourceChain: Uint8Array
  readonly destinationChain: Uint8Array
}

function imported(
  batch: GrowingBatch,
  transaction: CChainAtomicTransaction,
  { blockchainID, sourceChain, importedInputs, outputs }: CChainImportTx,
  { height, timestamp }: CBlock,
  ownersOf: OwnersOf,
  { names, credentials }: XContext,
): Moved {
  const inputs = importedKeys(transaction)
  for (const [index, key] of inputs.entries()) {
    const owners = inputSigners(ownersOf(key), importedInputs[index]?.input.signatureIndices ?? [])
    const unlocking = credentials.json(transaction.unsignedBytes, transaction.credentials[index], owners)
    batch.consumptions.push({ ...key, consumingTx: transaction.id, height, timestamp, credentials: unlocking })
  }
  const unlocked = sum(
    importedInputs.map(({ assetID, input: { amount } }) => ({ assetID, amount })),
    names,
  )
  const created = sum(outputs, names)
  return {
    parties: outputs,
    unlocked,
    created,
    owners: [],
    inputs,
    outputs: 0,
    sourceChain,
    destinationChain: blockchainID,
  }
}

function exported(
  batch: GrowingBatch,
  transaction: CChainAtomicTransaction,
  { blockchainID, destinationChain, inputs }: CChainExportTx,
  { height, timestamp }: CBlock,
  { names, credentials }: XContext,
): Moved {
  const consumedOn = peerChain(destinationChain, height, names)
  const utxos = exportedCChainUtxos(transaction)
  const rows = utxos.map((utxo) => utxoRow(utxo, { createdOn: "C", consumedOn, height, timestamp }, names))
  batch.utxos.push(...rows)
  const { unsignedBytes } = transaction
  return {
    parties: inputs.map((input, index) => {
      const credential = transaction.credentials[index]
      return { ...input, credentials: credentials.json(unsignedBytes, credential, [input.address], "eth") }
    }),
    unlocked: sum(inputs, names),
    created: sum(
      utxos.map(({ assetID, output: { amount } }) => ({ assetID, amount })),
      names,
    ),
    owners: rows.flatMap(({ addresses }) => addresses),
    inputs: [],
    outputs: rows.length,
    sourceChain: blockchainID,
    destinationChain,
  }
}

function sum(amounts: readonly { readonly assetID: Uint8Array; readonly amount: bigint }[], names: Names): AssetSums {
  const sums = new AssetSums(names)
  for (const { assetID, amount } of amounts) sums.add(assetID, amount)
  return sums
}

function peerChain(id: Uint8Array, height: number, names: Names): PrimaryChain {
  const chain = names.chainOf(id)
  if (chain === undefined || chain === "C")
    throw nonsense(`block ${height} of the C-Chain exports to a chain that is not of the primary network`)
  return chain
}
