import type { Connection } from "../../engine.ts"
import type { DumpedTable } from "../../queries/dumped-table.ts"
import { beyond } from "../../queries/query.ts"
import { readBatch } from "../../read-batch.ts"
import { bytesIn } from "../../verification/bytes-in.ts"
import type { Inconsistency } from "../../verification/inconsistency.ts"
import { RowStream, type StoredRow } from "../../verification/row-stream.ts"
import { chainCode, positionAt, primaryChains, textOf } from "../keys.ts"
import { consumptionsByKeys } from "../queries/consumptions.ts"
import { dumpedNetworkTables } from "../queries/dump.ts"
import { listTransactionsOldestFirst } from "../queries/transactions.ts"
import type { PrimaryChain } from "../rows.ts"
import { sumL1Validators, sumStakers } from "../sums/of-stakers.ts"
import { type SummedTransaction, sumTransactions } from "../sums/of-transactions.ts"
import { addLocked, type LockableUtxo, type SummedUtxo, sumOrigin, sumUtxos } from "../sums/of-utxos.ts"
import { listUtxosToSum } from "../sums/queries.ts"
import { SumChanges, sumName } from "../sums/sum.ts"
import { type Summed, summedOf } from "../sums/summed.ts"
import { readCurrentL1Validators, readCurrentStakers } from "../writer/current-rows.ts"
import type { NetworkCheck } from "./network-check.ts"

const utxosPerQuery = 1000
const sumTableName = "primary_sum"
const sumTable = dumpedNetworkTables.find((each) => each.table === sumTableName) as DumpedTable

interface Locked extends LockableUtxo {
  readonly key: Uint8Array
}

/**
 * Compares the sums of a network with the rows that they are derived from. Rows that were in the sums when the check began are added
 * up as they are checked; later rows, and rows that may be spent or end, at the end and in one state of the store. The locked UTXOs
 * are held in memory.
 */
export class SumCheck {
  readonly #check: NetworkCheck
  /** The progress of the sums when the check began. */
  readonly #summed: Summed
  readonly #sums = new SumChanges()

  private constructor(check: NetworkCheck, summed: Summed) {
    this.#check = check
    this.#summed = summed
  }

  static async of(check: NetworkCheck): Promise<SumCheck> {
    return new SumCheck(check, await summedOf(check.connection, check.network))
  }

  /** Adds transactions of a chain. */
  add(chain: PrimaryChain, transactions: readonly StoredRow[]): void {
    for (const { position, type, fragment } of transactions)
      if (Number(position) < this.#summed[chain])
        this.#addTransaction(chain, Number(position), { type: String(type), fragment: String(fragment) })
  }

  /** Adds the UTXOs and the later rows, and compares the sums. */
  async end(): Promise<void> {
    const { connection, findings } = this.#check
    const locked = await this.#addUtxos()
    const { found, checked } = await connection.snapshot(async (state) => {
      await this.#addSince(state, locked)
      return this.#compare(state)
    })
    findings.checked(sumTableName, checked)
    for (const one of found) findings.add(one)
  }

  #addTransaction(chain: PrimaryChain, position: number, transaction: SummedTransaction): void {
    try {
      sumTransactions(this.#sums, chain, [transaction])
    } catch (error) {
      // Other software may have written the position.
      const { height, index } = positionAt(position)
      const where = {
        table: "primary_transaction",
        key: `${chain} ${height}/${index}`,
        rule: "its amounts can be read",
      }
      this.#check.findings.add({ ...where, stored: String(error), expected: "amounts of assets" })
    }
  }

  /** Returns the UTXOs that are locked and were not spent yet. */
  async #addUtxos(): Promise<readonly Locked[]> {
    const { connection, network, signal } = this.#check
    const locked: Locked[] = []
    for (let next = 0; next < this.#summed.utxos; ) {
      signal?.throwIfAborted()
      const rows = await connection.all<SummedUtxo>(listUtxosToSum, { network, next, limit: utxosPerQuery })
      const own = rows.filter(({ number }) => number < this.#summed.utxos)
      for (const utxo of own) {
        sumOrigin(this.#sums, utxo)
        const { key, assetId, amount, locktime, stakeableLocktime, isTransfer } = utxo
        if (utxo.consumedBy === null && Math.max(locktime, stakeableLocktime) > 0)
          locked.push({ key, assetId, amount, locktime, stakeableLocktime, isTransfer })
      }
      next = own.length < utxosPerQuery ? this.#summed.utxos : (own.at(-1)?.number ?? 0) + 1
    }
    return locked
  }

  async #addSince(state: Connection, locked: readonly Locked[]): Promise<void> {
    const { network } = this.#check
    const now = await summedOf(state, network)
    for (const chain of primaryChains) await this.#addTransactionsSince(state, chain, now[chain])
    const keys = locked.map(({ key }) => key)
    const consumed = await readBatch<{ key: Uint8Array }>(state, consumptionsByKeys, { network }, keys)
    const spent = new Set(consumed.map(({ key }) => textOf(key)))
    for (const utxo of locked) if (!spent.has(textOf(utxo.key))) addLocked(this.#sums, utxo, 1n)
    for (let next = this.#summed.utxos; next < now.utxos; ) {
      const limit = Math.min(utxosPerQuery, now.utxos - next)
      const rows = await state.all<SummedUtxo>(listUtxosToSum, { network, next, limit })
      sumUtxos(
        this.#sums,
        rows.filter(({ number }) => number < now.utxos),
      )
      next = rows.length < limit ? now.utxos : (rows.at(-1)?.number ?? 0) + 1
    }
    if (now.stakers === 0) return
    const stakers = (await readCurrentStakers(state, network)).map((after) => ({ after }))
    sumStakers(this.#sums, stakers)
    const validators = (await readCurrentL1Validators(state, network)).map((after) => ({ after }))
    sumL1Validators(this.#sums, validators)
  }

  async #addTransactionsSince(state: Connection, chain: PrimaryChain, end: number): Promise<void> {
    const { network } = this.#check
    for (let next = this.#summed[chain]; next < end; ) {
      const range = { network, chain: chainCode(chain), position: next - 1, bound: Math.min(end - 1, beyond) }
      const rows = await state.all<SummedTransaction & { readonly position: number }>(listTransactionsOldestFirst, {
        ...range,
        limit: utxosPerQuery,
      })
      for (const row of rows) this.#addTransaction(chain, row.position, row)
      next = rows.length < utxosPerQuery ? end : (rows.at(-1)?.position ?? 0) + 1
    }
  }

  async #compare(state: Connection): Promise<{ readonly found: readonly Inconsistency[]; readonly checked: number }> {
    const rule = "it is what the rows add up to that it is made of"
    const sums = [...this.#sums.all].sort((one, other) => Buffer.compare(one.key, other.key))
    const expected = new Map(sums.map((sum) => [textOf(sum.key), sum]))
    const found: Inconsistency[] = []
    const rows = new RowStream(state, sumTable, { network: this.#check.network })
    let checked = 0
    for (let row = await rows.next(); row !== undefined; row = await rows.next()) {
      const key = bytesIn(row.sum_key)
      const sum = String(expected.get(textOf(key))?.amount ?? "no row")
      if (sum !== String(row.amount))
        found.push({ table: sumTableName, key: sumName(key), rule, stored: String(row.amount), expected: sum })
      expected.delete(textOf(key))
      checked += 1
    }
    for (const { key, amount } of expected.values())
      found.push({ table: sumTableName, key: sumName(key), rule, stored: "no row", expected: String(amount) })
    return { found, checked }
  }
}
