import { writeChange } from "../../changes/write-change.ts"
import type { Transaction } from "../../engine.ts"
import { beyond } from "../../queries/query.ts"
import { chainCode } from "../keys.ts"
import { networkChanges } from "../queries/changes.ts"
import { listTransactionsOldestFirst } from "../queries/transactions.ts"
import type { PrimaryChain } from "../rows.ts"
import type { SumProgress } from "../stored.ts"
import { readCurrentL1Validators, readCurrentStakers } from "../writer/current-rows.ts"
import { sumL1Validators, sumStakers } from "./of-stakers.ts"
import { type SummedTransaction, sumTransactions } from "./of-transactions.ts"
import { type SummedUtxo, sumUtxos } from "./of-utxos.ts"
import { listUtxosToSum } from "./queries.ts"
import { SumChanges } from "./sum.ts"
import { endOfParts, isChain, partsBehind, progressOf, type Summed, summedOf, writeSummed } from "./summed.ts"

/** Adds up the next rows of the first part that is behind: at most `limit` transactions or UTXOs, or all stakers. Undefined if none is behind. */
export async function catchUpSums(
  transaction: Transaction,
  network: number,
  limit: number,
): Promise<SumProgress | undefined> {
  const summed = await summedOf(transaction, network)
  const end = await endOfParts(transaction, network)
  const [part] = partsBehind(summed, end)
  if (part === undefined) return undefined
  const sums = new SumChanges()
  let next = end[part]
  if (isChain(part)) next = (await addTransactions(transaction, network, sums, part, summed, limit)) ?? next
  else if (part === "utxos") {
    const range = { network, next: summed.utxos, limit }
    const utxos = await transaction.all<SummedUtxo>(listUtxosToSum, range)
    sumUtxos(sums, utxos)
    next = summed.utxos + utxos.length
  } else {
    const [stakers, validators] = [
      await readCurrentStakers(transaction, network),
      await readCurrentL1Validators(transaction, network),
    ]
    sumStakers(
      sums,
      stakers.map((after) => ({ after })),
    )
    sumL1Validators(
      sums,
      validators.map((after) => ({ after })),
    )
  }
  await sums.write(transaction, network)
  await writeSummed(transaction, network, { [part]: next })
  // A complete sum is served from now on.
  const now = { ...summed, [part]: next }
  if (partsBehind(now, end).length === 0)
    await writeChange(transaction, networkChanges, { network }, { kind: "metadata" })
  return progressOf(part, now, end)
}

/** Returns the position after the last added transaction; undefined if these were all. */
async function addTransactions(
  transaction: Transaction,
  network: number,
  sums: SumChanges,
  chain: PrimaryChain,
  summed: Summed,
  limit: number,
): Promise<number | undefined> {
  const parameters = { network, chain: chainCode(chain), position: summed[chain] - 1, bound: beyond, limit }
  const rows = await transaction.all<SummedTransaction & { readonly position: number }>(
    listTransactionsOldestFirst,
    parameters,
  )
  sumTransactions(sums, chain, rows)
  const last = rows.at(-1)
  return last === undefined || rows.length < limit ? undefined : last.position + 1
}
