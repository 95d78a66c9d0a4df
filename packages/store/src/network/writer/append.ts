import { writeChange } from "../../changes/write-change.ts"
import type { Transaction } from "../../engine.ts"
import { chainCode, positionOf, textOf } from "../keys.ts"
import { networkChanges } from "../queries/changes.ts"
import type { NetworkAppendProgress, NetworkBatch } from "../rows.ts"
import { networkCheckpointOf, networkStateOf, newNetwork, writeNetworkState, writePlatform } from "../state.ts"
import { sumBatch } from "../sums/sum-batch.ts"
import {
  blockIdTable,
  blockTimeTable,
  listTable,
  networkBlockTable,
  networkCheckpointTable,
  networkTransactionTable,
  transactionIdTable,
} from "../tables.ts"
import { inKeyOrder } from "./clustered-rows.ts"
import { assertFollows } from "./consecutive.ts"
import { type Keyed, withKey } from "./keyed.ts"
import { listRows } from "./list-entries.ts"
import { writeProposers } from "./proposers.ts"
import { writeL1Validators, writeStakers } from "./stakers.ts"
import {
  writeAssets,
  writeBlockchains,
  writeRewards,
  writeStakingPeriods,
  writeSubnets,
} from "./subnets-and-rewards.ts"
import { transactionEntries } from "./transaction-lists.ts"
import { findUtxoChanges } from "./utxo-changes.ts"
import { writeUtxoChanges } from "./utxos.ts"

/** Stores a batch with all derived rows. */
export async function appendToNetwork(
  transaction: Transaction,
  network: number,
  batch: NetworkBatch,
  progress: NetworkAppendProgress,
): Promise<void> {
  const { chain } = batch
  const checkpoint = await networkCheckpointOf(transaction, network, chain)
  assertFollows(checkpoint?.head, batch, progress)
  const state = (await networkStateOf(transaction, network)) ?? newNetwork

  await writeBlocks(transaction, network, batch)
  await writeProposers(transaction, network, batch, progress)
  const inputs = batch.transactions.map((row) => row.inputs.map(withKey))
  await writeTransactions(transaction, network, batch, inputs)
  // Outputs of a new transaction cannot be stored already, unless UTXOs were added without their transactions.
  const newTransactions = new Set(state.added > 0 ? [] : batch.transactions.map(({ id }) => textOf(id)))
  const { utxos, consumptions, returned } = batch
  const utxoBatch = { utxos, consumptions, returned, mentioned: inputs.flat(), newTransactions }
  const utxoChanges = await findUtxoChanges(transaction, network, utxoBatch, state.utxos)
  const entries = transactionEntries(chain, batch.transactions, inputs, utxoChanges.terms)
  await transaction.insert(listTable, listRows(network, entries))
  await writeUtxoChanges(transaction, network, chain, utxoChanges)

  const change = state.change + Number(batch.stakers.length > 0)
  await writeAssets(transaction, network, batch.assets)
  const stakers = await writeStakers(transaction, network, batch.stakers, change)
  const l1Validators = await writeL1Validators(transaction, network, batch.l1Validators)
  await writeSubnets(transaction, network, batch.subnets)
  await writeBlockchains(transaction, network, batch.blockchains)
  await writeRewards(transaction, network, batch.rewards)
  await writeStakingPeriods(transaction, network, batch.periods ?? [])

  const { transactions: rows } = batch
  await sumBatch(transaction, network, {
    chain,
    progress,
    transactions: rows,
    utxos: utxoChanges,
    stakers,
    l1Validators,
  })
  if (progress.platform !== undefined) await writePlatform(transaction, network, progress.platform)
  await writeNetworkState(transaction, network, {
    ...state,
    change,
    utxos: state.utxos + utxoChanges.created.length,
  })
  const { head, nodeHeight, now } = progress
  const transactions = (checkpoint?.transactions ?? 0) + batch.transactions.length
  await transaction.replace(networkCheckpointTable, [
    [network, chainCode(chain), head.height, head.id, head.timestamp, nodeHeight, now, transactions],
  ])
  const appended = { kind: "append", chain: chainCode(chain), from: progress.from, to: head.height } as const
  await writeChange(transaction, networkChanges, { network }, appended)
}

async function writeBlocks(transaction: Transaction, network: number, { chain, blocks }: NetworkBatch): Promise<void> {
  const code = chainCode(chain)
  const rows = blocks.map((block) => [
    network,
    code,
    block.height,
    block.id,
    block.timestamp,
    block.transactionCount,
    block.type,
    block.json,
  ])
  await transaction.insert(networkBlockTable, rows)
  await transaction.insert(
    blockIdTable,
    inKeyOrder(blocks, ({ id }) => id).map(({ id, height }) => [network, code, id, height]),
  )
  await transaction.insert(
    blockTimeTable,
    blocks.map(({ timestamp, height }) => [network, code, timestamp, height]),
  )
}

async function writeTransactions(
  transaction: Transaction,
  network: number,
  { chain, transactions }: NetworkBatch,
  inputs: readonly (readonly Keyed[])[],
): Promise<void> {
  const code = chainCode(chain)
  const rows = transactions.map((row, at) => [
    network,
    code,
    positionOf(row),
    row.id,
    row.type,
    row.timestamp,
    Buffer.concat((inputs[at] ?? []).map(({ key }) => key)),
    row.outputs,
    row.fragment,
  ])
  await transaction.insert(networkTransactionTable, rows)
  await transaction.insert(
    transactionIdTable,
    inKeyOrder(transactions, ({ id }) => id).map((row) => [network, row.id, code, positionOf(row)]),
  )
}
