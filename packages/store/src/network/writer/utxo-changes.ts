import type { Transaction } from "../../engine.ts"
import { readBatch } from "../../read-batch.ts"
import { distinct, textOf, utxoKeyOf } from "../keys.ts"
import { consumptionsByKeys, unresolvedByKeys } from "../queries/consumptions.ts"
import type { ConsumptionRow, UtxoKey, UtxoRow } from "../rows.ts"
import { readTerms, type UtxoTerms } from "../terms.ts"
import { type Keyed, transactionIn, withKey } from "./keyed.ts"
import { termsOf } from "./terms-of.ts"

/** A batch's changes of UTXOs. */
export interface UtxoChanges {
  /** New UTXOs, numbered. */
  readonly created: readonly CreatedUtxo[]
  /** New consumptions. */
  readonly consumed: readonly KeyedConsumption[]
  /** The changed UTXOs, new and stored ones. */
  readonly changes: readonly UtxoChange[]
  /** Consumptions of UTXOs that are not stored yet. */
  readonly unresolved: readonly KeyedConsumption[]
  /** New UTXOs that were consumed before they were stored, with the consuming input. */
  readonly resolved: readonly ResolvedUtxo[]
  /** Terms of all UTXOs in the batch, by key, if they are stored or new. */
  readonly terms: ReadonlyMap<string, UtxoTerms>
}

export interface CreatedUtxo {
  readonly row: UtxoRow
  readonly terms: UtxoTerms
}

export interface KeyedConsumption {
  readonly key: Uint8Array
  readonly row: ConsumptionRow
}

export interface ResolvedUtxo {
  readonly terms: UtxoTerms
  readonly consumingTx: Uint8Array
  /** Time of the consumption. */
  readonly timestamp: number
}

/** A UTXO before and after the batch; without `before` it is new. */
export interface UtxoChange {
  readonly terms: UtxoTerms
  readonly before?: UtxoCondition
  readonly after: UtxoCondition
}

export interface UtxoCondition {
  readonly spent: boolean
  readonly staked: boolean
}

/** The UTXO data of a batch. */
export interface UtxoBatch {
  readonly utxos: readonly UtxoRow[]
  readonly consumptions: readonly ConsumptionRow[]
  readonly returned: readonly UtxoKey[]
  /** Other UTXOs whose terms are needed. */
  readonly mentioned: readonly Keyed[]
  /** New transactions, in the form of `textOf`, which have no stored UTXOs. */
  readonly newTransactions: ReadonlySet<string>
}

const textIn = ({ text }: { readonly text: string }): string => text

/** Determines a batch's changes; new UTXOs are numbered from `next` on. */
export async function findUtxoChanges(
  transaction: Transaction,
  network: number,
  batch: UtxoBatch,
  next: number,
): Promise<UtxoChanges> {
  const keyed = batch.utxos.map(withKey)
  const consumptions = distinct(batch.consumptions.map(withKey), textIn)
  const returned = new Set(batch.returned.map((utxo) => textOf(utxoKeyOf(utxo))))
  const asked = new Map<string, Uint8Array>()
  const ask = (each: Keyed) => {
    if (!batch.newTransactions.has(transactionIn(each))) asked.set(each.text, each.key)
  }
  for (const each of keyed) ask(each)
  for (const each of consumptions) ask(each)
  for (const utxo of batch.returned) ask(withKey(utxo))
  for (const each of batch.mentioned) ask(each)
  const stored = await storedTerms(transaction, network, [...asked.values()])

  const fresh = distinct(keyed, textIn).filter(({ text }) => !stored.has(text))
  const made = fresh.map(({ row, key, text }, at) => {
    const staked = row.staked && !returned.has(text)
    return { row, text, terms: termsOf(row, key, next + at, staked) }
  })
  const created: readonly CreatedUtxo[] = made
  const terms = new Map(stored)
  for (const each of made) terms.set(each.text, each.terms)

  // Existing consumptions that the terms do not show: of UTXOs that were not stored at the time.
  const missing = consumptions.filter(({ text }) => !stored.has(text)).map(({ key }) => key)
  const waiting = await waitingKeys(transaction, network, [...created.map(({ terms: { key } }) => key), ...missing])
  const consumed = consumptions.filter(
    ({ text }) => (stored.get(text)?.consumedBy ?? null) === null && !waiting.has(text),
  )
  const consumedNow = new Set(consumed.map(textIn))
  const resolved = made.filter(({ text }) => waiting.has(text)).map(({ terms: each }) => each)

  const changes = made.map(({ text, terms: each }): UtxoChange => {
    return { terms: each, after: { spent: waiting.has(text) || consumedNow.has(text), staked: each.staked === 1 } }
  })
  for (const [key, each] of stored) {
    const before = { spent: each.consumedBy !== null, staked: each.staked === 1 }
    const after = { spent: before.spent || consumedNow.has(key), staked: before.staked && !returned.has(key) }
    if (after.spent !== before.spent || after.staked !== before.staked) changes.push({ terms: each, before, after })
  }
  return {
    created,
    consumed,
    changes,
    unresolved: consumed.filter(({ text }) => !terms.has(text)),
    resolved: await consumersOf(transaction, network, resolved),
    terms,
  }
}

async function storedTerms(
  transaction: Transaction,
  network: number,
  keys: readonly Uint8Array[],
): Promise<ReadonlyMap<string, UtxoTerms>> {
  const rows = await readTerms(transaction, network, keys)
  return new Map(rows.map((row) => [textOf(row.key), row]))
}

async function waitingKeys(
  transaction: Transaction,
  network: number,
  keys: readonly Uint8Array[],
): Promise<ReadonlySet<string>> {
  const rows = await readBatch<{ key: Uint8Array }>(transaction, unresolvedByKeys, { network }, keys)
  return new Set(rows.map(({ key }) => textOf(key)))
}

async function consumersOf(
  transaction: Transaction,
  network: number,
  resolved: readonly UtxoTerms[],
): Promise<readonly ResolvedUtxo[]> {
  const byKey = new Map(resolved.map((terms) => [textOf(terms.key), terms]))
  const rows = await readBatch<{ key: Uint8Array; consumingTx: Uint8Array; timestamp: number }>(
    transaction,
    consumptionsByKeys,
    { network },
    resolved.map(({ key }) => key),
  )
  return rows.flatMap(({ key, consumingTx, timestamp }) => {
    const terms = byKey.get(textOf(key))
    return terms === undefined ? [] : [{ terms, consumingTx, timestamp }]
  })
}
