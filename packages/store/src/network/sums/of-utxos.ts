import { chainByCode, uint64Of } from "../keys.ts"
import type { UtxoTerms } from "../terms.ts"
import type { UtxoChanges } from "../writer/utxo-changes.ts"
import { type SumChanges, sumKey } from "./sum.ts"

/** The values of a stored UTXO that sums use. */
export interface SummedUtxo
  extends Pick<
    UtxoTerms,
    | "number"
    | "key"
    | "createdOn"
    | "assetId"
    | "amount"
    | "locktime"
    | "stakeableLocktime"
    | "isTransfer"
    | "consumedBy"
  > {
  readonly height: number
  readonly platformFragment: string | null
}

/** Adds newly stored UTXOs to the sums: genesis supply, rewards, locked amounts. */
export function sumUtxos(sums: SumChanges, utxos: readonly SummedUtxo[]): void {
  for (const utxo of utxos) {
    sumOrigin(sums, utxo)
    if (utxo.consumedBy === null) addLocked(sums, utxo, 1n)
  }
}

/** Adds the permanent properties of a UTXO, spent or not: part of the genesis supply, or a reward. */
export function sumOrigin(sums: SumChanges, utxo: SummedUtxo): void {
  const amount = summedAmount(utxo)
  if (isOfGenesis(utxo)) sums.add(sumKey("genesis", utxo.assetId), amount)
  // A UTXO's fragment contains no text by users.
  if (utxo.platformFragment?.includes('"rewardType":')) sums.add(sumKey("rewards", utxo.assetId), amount)
}

/**
 * Adds a batch's changes of UTXOs.
 *
 * @param next - the first number that was not added up before the batch; new UTXOs are added only if they begin at it.
 */
export function sumUtxoChanges(sums: SumChanges, next: number, { created, changes }: UtxoChanges): void {
  const isNew = created[0]?.terms.number === next
  if (isNew)
    sumUtxos(
      sums,
      created.map(({ row, terms }) => ({
        ...terms,
        height: row.height,
        platformFragment: row.platformFragment ?? null,
      })),
    )
  for (const { terms, before, after } of changes) {
    const wasAdded = terms.number < next || isNew
    if (wasAdded && after.spent && before?.spent !== true) addLocked(sums, terms, -1n)
  }
}

/** The values of a UTXO that determine whether it is locked. */
export type LockableUtxo = Pick<SummedUtxo, "assetId" | "amount" | "locktime" | "stakeableLocktime" | "isTransfer">

/** Adds an unspent UTXO if it is locked, or subtracts it. */
export function addLocked(sums: SumChanges, utxo: LockableUtxo, sign: 1n | -1n): void {
  const until = Math.max(utxo.locktime, utxo.stakeableLocktime)
  if (until > 0) sums.add(sumKey("locked", utxo.assetId, until), sign * summedAmount(utxo))
}

const summedAmount = ({ amount, isTransfer }: Pick<SummedUtxo, "amount" | "isTransfer">): bigint =>
  isTransfer === 1 ? uint64Of(amount) : 0n

/**
 * Whether the UTXO is of the genesis. UTXOs reported from before the X-Chain had blocks are of height 0 too, but the transactions
 * that created the first assets have these assets' IDs.
 */
function isOfGenesis({ createdOn, height, key, assetId }: SummedUtxo): boolean {
  if (height !== 0) return false
  const chain = chainByCode(createdOn)
  return chain === "P" || (chain === "X" && Buffer.compare(key.subarray(0, 32), assetId) === 0)
}
