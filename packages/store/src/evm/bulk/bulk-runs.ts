import { writeChange } from "../../changes/write-change.ts"
import type { Transaction, WritingConnection } from "../../engine.ts"
import { type DeclaredProjection, isList } from "../all-projections.ts"
import { balancesProjection } from "../balances/balance.ts"
import { checkpointOf } from "../checkpoint.ts"
import { holdersProjection } from "../holders/holder.ts"
import { chainChanges } from "../queries/changes.ts"
import { listTable } from "../tables.ts"
import { endOfStretch } from "../writer/end-of-stretch.ts"
import { rowsOf } from "../writer/rows-of.ts"
import { rowsOfTransaction } from "../writer/rows-of-stretch.ts"
import type { CatchUp } from "../writer-port.ts"
import { BalanceRun } from "./balance-run.ts"
import { HolderRun } from "./holder-run.ts"
import { ListRun } from "./list-run.ts"
import { type PlannedRun, planRun } from "./plan-run.ts"
import { beginMerge, endMerge } from "./run-state.ts"

/** The most transactions whose rows are read, or keys of balances that are stored, at once: a new block waits for some hundredths of a second. */
const atOnce = 2_000
/** Entries of lists, or holders, that are stored in the same time. */
const entriesOf = 5

/** What {@link BulkRuns} need. */
export interface BulkOptions {
  readonly connection: WritingConnection
  readonly chain: bigint
  readonly declared: readonly DeclaredProjection[]
  /** The least and the most transactions of a run. */
  readonly transactions: readonly [least: number, most: number]
  /** Bytes of a run's entries. */
  readonly maxBytes: number
}

/** A run: its blocks are read first; then its entries are stored in the order of their keys. */
interface Run extends PlannedRun {
  /** The next block to read. */
  next: number
  /** The transactions read, or the rows of another kind if there are more. */
  transactions: number
  isRead: boolean
  isMerging: boolean
  lists: readonly ListRun[]
  readonly balances: BalanceRun | undefined
  readonly holders: HolderRun | undefined
}

/**
 * Makes lists, balances and holders of many blocks at once: their entries are gathered in memory, sorted, and stored in the order of
 * their keys, so that a page of the database is written once for all of them. Between two pieces of the work blocks can be stored. A
 * killed process loses the run, which is then repeated.
 */
export class BulkRuns {
  readonly #options: BulkOptions
  #run: Run | undefined

  constructor(options: BulkOptions) {
    this.#options = options
  }

  /**
   * Does a piece of a run's work. Undefined if no run is due.
   *
   * @param most - transactions whose rows are read, or keys of balances that are stored; at most 2,000.
   */
  async step(most = atOnce, isOnlyRepeated = false): Promise<CatchUp | undefined> {
    this.#run ??= await this.#begin(isOnlyRepeated)
    const run = this.#run
    if (run === undefined) return undefined
    try {
      const next = await this.#advance(run, Math.max(1, Math.min(most, atOnce)))
      return { lists: run.projections.map(({ name }) => name), next, head: run.head }
    } catch (error) {
      this.#run = undefined
      throw error
    }
  }

  /** Ends a run whose entries are partly stored, and drops one that is still read, before stored rows are replaced. */
  async end(): Promise<void> {
    if (this.#run?.isMerging !== true) this.#run = undefined
    while ((await this.step(atOnce, true)) !== undefined);
  }

  async #begin(isOnlyRepeated: boolean): Promise<Run | undefined> {
    const { connection, chain, declared, transactions } = this.#options
    const planned = await planRun(connection, chain, { declared, least: transactions[0], isOnlyRepeated })
    if (planned === undefined) return undefined
    const { projections, from } = planned
    const hasHolders = projections.includes(holdersProjection)
    return {
      ...planned,
      next: from,
      transactions: 0,
      isRead: false,
      isMerging: false,
      lists: projections.filter(isList).map((list) => new ListRun(chain, list)),
      balances: projections.includes(balancesProjection) ? new BalanceRun(chain) : undefined,
      holders: hasHolders ? new HolderRun(chain) : undefined,
    }
  }

  /** Returns the next block that the projections lack. */
  async #advance(run: Run, most: number): Promise<number> {
    if (!run.isRead) {
      await this.#read(run, most)
      return run.from
    }
    // The work of a transaction may run twice.
    const commit = await this.#options.connection.transaction((transaction) => this.#merge(transaction, run, most))
    run.isMerging = true
    if (commit !== undefined) {
      commit()
      return run.from
    }
    this.#run = undefined
    return run.next
  }

  /** Reads the next rows. */
  async #read(run: Run, most: number): Promise<void> {
    const { connection, chain, transactions, maxBytes } = this.#options
    const from = run.next
    const to = await endOfStretch(connection, chain, from, run.end - 1, most)
    const kinds = new Set(run.projections.map(({ of }) => of))
    const { rows, next } = await rowsOf(connection, { chain, from, to }, kinds, rowsOfTransaction * most)
    for (const list of run.lists) list.add(rows)
    await run.balances?.add(connection, from, rows.transfers)
    run.next = next
    run.transactions += Math.max(...Object.values(rows).map(({ length }) => length))
    const isEnough = run.transactions >= transactions[1] || bytesOf(run) > maxBytes
    run.isRead = next >= run.end || (isEnough && !run.isRepeated)
  }

  /** Stores some entries, and returns what to do once they are committed; or ends the run. */
  async #merge(transaction: Transaction, run: Run, most: number): Promise<(() => void) | undefined> {
    const { chain } = this.#options
    const { isRepeated, from } = run
    if (!run.isMerging) await beginMerge(transaction, chain, run.projections, { from, to: run.next })
    const [list] = run.lists
    if (list !== undefined) {
      const rows = list.next(entriesOf * most)
      if (isRepeated) await transaction.insertMissing(listTable, rows)
      else await transaction.insert(listTable, rows)
      return () => {
        list.took(rows.length)
        if (rows.length < entriesOf * most) run.lists = run.lists.slice(1)
      }
    }
    const work = { before: from, most, holders: run.holders, isRepeated }
    const stored =
      (await run.balances?.write(transaction, work)) ??
      (await run.holders?.write(transaction, entriesOf * most, isRepeated))
    if (stored === undefined) await this.#end(transaction, run)
    return stored
  }

  async #end(transaction: Transaction, { projections, holders, next }: Run): Promise<void> {
    const { chain } = this.#options
    await holders?.writeSupplies(transaction)
    const head = (await checkpointOf(transaction, chain))?.head.number ?? -1
    await endMerge(transaction, chain, projections, next > head ? null : next)
    // Complete projections are served from now on.
    if (next > head) await writeChange(transaction, chainChanges, { chain }, { kind: "metadata" })
  }
}

/** Bytes of a run; holders take about as much as the balances that move them. */
const bytesOf = ({ lists, balances }: Run) => lists.reduce((sum, { bytes }) => sum + bytes, 2 * (balances?.bytes ?? 0))
