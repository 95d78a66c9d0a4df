import { chainByCode, uint64Of } from "../keys.ts"
import type { UtxoTerms } from "../terms.ts"
import type { UtxoChanges } from "../writer/utxo-changes.ts"
import { type SumChanges, sumKey } from "./sum.ts"

/** A stored UTXO, as far as sums are made of it. */
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

/** Adds what UTXOs are that come to be stored: what the network began with, rewards, what is locked. */
export function sumUtxos(sums: SumChanges, utxos: readonly SummedUtxo[]): void {
  for (const utxo of utxos) {
    sumOrigin(sums, utxo)
    if (utxo.consumedBy === null) addLocked(sums, utxo, 1n)
  }
}

/** Adds what a UTXO is for ever, spent or not: of what the network began with, or a reward. */
export function sumOrigin(sums: SumChanges, utxo: SummedUtxo): void {
  const amount = summedAmount(utxo)
  if (isOfGenesis(utxo)) sums.add(sumKey("genesis", utxo.assetId), amount)
  // No text of a stranger stands in a UTXO's fragment.
  if (utxo.platformFragment?.includes('"rewardType":')) sums.add(sumKey("rewards", utxo.assetId), amount)
}

/**
 * Adds what a batch did to UTXOs.
 *
 * @param next - the first number that was not added up before the batch; new UTXOs are only where it is theirs.
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

/** A UTXO, as far as it is locked. */
export type LockableUtxo = Pick<SummedUtxo, "assetId" | "amount" | "locktime" | "stakeableLocktime" | "isTransfer">

/** Adds an unspent UTXO where it is locked, or takes it back. */
export function addLocked(sums: SumChanges, utxo: LockableUtxo, sign: 1n | -1n): void {
  const until = Math.max(utxo.locktime, utxo.stakeableLocktime)
  if (until > 0) sums.add(sumKey("locked", utxo.assetId, until), sign * summedAmount(utxo))
}

const summedAmount = ({ amount, isTransfer }: Pick<SummedUtxo, "amount" | "isTransfer">): bigint =>
  isTransfer === 1 ? uint64Of(amount) : 0n

/**
 * Whether the network began with it. What is reported of before the X-Chain had blocks is of height 0 too, but the transactions that
 * made the first assets have the IDs of these.
 */
function isOfGenesis({ createdOn, height, key, assetId }: SummedUtxo): boolean {
  if (height !== 0) return false
  const chain = chainByCode(createdOn)
  return chain === "P" || (chain === "X" && Buffer.compare(key.subarray(0, 32), assetId) === 0)
}
