import type { Connection, Parameters } from "../../engine.ts"
import type { DumpedTable } from "../../queries/dumped-table.ts"
import type { Findings } from "../../verification/inconsistency.ts"
import { RowStream, type StoredRow } from "../../verification/row-stream.ts"
import { periods, startOfPeriod } from "../periods.ts"
import { dumpedTables } from "../queries/dump.ts"

/** The counted values of a block. */
export interface Counted {
  readonly timestamp: number
  readonly transactions: number
  readonly gasUsed: bigint
}

interface CounterSum {
  readonly start: number
  blocks: number
  transactions: number
  gasUsed: bigint
  readonly firstBlockAt: number
  lastBlockAt: number
}

const counterTable = dumpedTables.find(({ table }) => table === "evm_counter") as DumpedTable

/** Compares the counters of one period with the blocks that they count, block by block. */
export class CounterCheck {
  readonly #period: number
  readonly #name: keyof typeof periods
  readonly #stored: RowStream
  readonly #findings: Findings
  #sum: CounterSum | undefined

  constructor(name: keyof typeof periods, connection: Connection, owner: Parameters, findings: Findings) {
    this.#name = name
    this.#period = periods[name]
    this.#findings = findings
    this.#stored = new RowStream(connection, counterTable, owner, { period: this.#period })
  }

  async add({ timestamp, transactions, gasUsed }: Counted): Promise<void> {
    const start = startOfPeriod(timestamp, this.#period)
    if (this.#sum && this.#sum.start !== start) await this.#close(this.#sum, false)
    this.#sum ??= { start, blocks: 0, transactions: 0, gasUsed: 0n, firstBlockAt: timestamp, lastBlockAt: timestamp }
    this.#sum.blocks += 1
    this.#sum.transactions += transactions
    this.#sum.gasUsed += gasUsed
    this.#sum.lastBlockAt = timestamp
  }

  /** @param isOpen - whether the last period may have blocks that were not added. */
  async end(isOpen: boolean): Promise<void> {
    if (this.#sum) await this.#close(this.#sum, isOpen)
    if (isOpen) return
    const rest = await this.#stored.takeWhile((row) => row.period === this.#period)
    for (const row of rest) this.#surplus(row)
  }

  async #close(sum: CounterSum, isOpen: boolean): Promise<void> {
    this.#sum = undefined
    const before = await this.#stored.takeWhile((row) => row.period === this.#period && Number(row.start) < sum.start)
    for (const row of before) this.#surplus(row)
    const next = await this.#stored.peek()
    const row = next?.period === this.#period && next.start === sum.start ? await this.#stored.next() : undefined
    if (isOpen && row !== undefined && Number(row.blocks) >= sum.blocks) return
    this.#findings.checked("evm_counter")
    const expected = counterText([sum.blocks, sum.transactions, sum.gasUsed, sum.firstBlockAt, sum.lastBlockAt])
    const stored =
      row === undefined
        ? "no row"
        : counterText([row.blocks, row.transactions, row.gas_used, row.first_block_at, row.last_block_at])
    this.#findings.same(this.#where(sum.start), stored, expected)
  }

  #surplus(row: StoredRow): void {
    const stored = counterText([row.blocks, row.transactions, row.gas_used, row.first_block_at, row.last_block_at])
    this.#findings.add({ ...this.#where(Number(row.start)), stored, expected: "no row" })
  }

  #where(start: number) {
    return { table: "evm_counter", key: `${this.#name} ${start}`, rule: "a counter counts the blocks of its period" }
  }
}

const counterText = ([blocks, transactions, gasUsed, first, last]: readonly unknown[]) =>
  `${blocks} blocks, ${transactions} transactions, ${gasUsed} gas, from ${first} to ${last}`
