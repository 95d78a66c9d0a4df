import type { Transaction } from "../../engine.ts"
import { startOfBlock } from "../keys.ts"
import type { L1ValidatorRow, NetworkAppendProgress, NetworkBatch, StakerRow } from "../rows.ts"
import type { UtxoChanges } from "../writer/utxo-changes.ts"
import { type Replaced, sumL1Validators, sumStakers } from "./of-stakers.ts"
import { sumTransactions } from "./of-transactions.ts"
import { sumUtxoChanges } from "./of-utxos.ts"
import { SumChanges } from "./sum.ts"
import { summedOf, writeSummed } from "./summed.ts"

/** A batch and its changes. */
export interface StoredBatch extends Pick<NetworkBatch, "chain" | "transactions"> {
  readonly progress: Pick<NetworkAppendProgress, "from" | "head">
  readonly utxos: UtxoChanges
  readonly stakers: readonly Replaced<StakerRow>[]
  readonly l1Validators: readonly Replaced<L1ValidatorRow>[]
}

/** Adds up a batch where everything before it is added up; otherwise catching up adds it later. */
export async function sumBatch(transaction: Transaction, network: number, batch: StoredBatch): Promise<void> {
  const { chain, progress, transactions, utxos, stakers, l1Validators } = batch
  const summed = await summedOf(transaction, network)
  const sums = new SumChanges()
  const isNext = summed[chain] === startOfBlock(progress.from)
  if (isNext) sumTransactions(sums, chain, transactions)
  sumUtxoChanges(sums, summed.utxos, utxos)
  // Before the first block of the P-Chain there are no stakers.
  const areStakersNext = chain === "P" && (summed.stakers === 1 || progress.from === 0)
  if (areStakersNext) {
    sumStakers(sums, stakers)
    sumL1Validators(sums, l1Validators)
  }
  await sums.write(transaction, network)
  await writeSummed(transaction, network, {
    ...(isNext && { [chain]: startOfBlock(progress.head.height + 1) }),
    ...(areStakersNext && { stakers: 1 }),
    ...afterUtxos(summed.utxos, utxos),
  })
}

/** Adds up UTXOs that were added without blocks. */
export async function sumAddedUtxos(transaction: Transaction, network: number, utxos: UtxoChanges): Promise<void> {
  const { utxos: next } = await summedOf(transaction, network)
  const sums = new SumChanges()
  sumUtxoChanges(sums, next, utxos)
  await sums.write(transaction, network)
  await writeSummed(transaction, network, afterUtxos(next, utxos))
}

function afterUtxos(next: number, { created }: UtxoChanges): { readonly utxos?: number } {
  return created[0]?.terms.number === next ? { utxos: next + created.length } : {}
}
