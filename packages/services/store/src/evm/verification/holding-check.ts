import { bytesOf } from "../../hex.ts"
import type { DumpedTable } from "../../queries/dumped-table.ts"
import { hexIn } from "../../verification/bytes-in.ts"
import { Fingerprint } from "../../verification/fingerprint.ts"
import { RowStream } from "../../verification/row-stream.ts"
import { askedTables, dumpedTables } from "../queries/dump.ts"
import type { ChainCheck } from "./chain-check.ts"

const tableOf = (name: string) => [...dumpedTables, ...askedTables].find(({ table }) => table === name) as DumpedTable

/** Holds the keys by which pages find balances against the last balance of each, and the last answer. */
export async function checkHoldings({ connection, chain, findings, signal }: ChainCheck): Promise<void> {
  const streamOf = (table: string) => new RowStream(connection, tableOf(table), { chain })
  const balances = new LastRows(streamOf("evm_balance"))
  const answers = new LastRows(streamOf("evm_balance_answer"))
  const expected = new Fingerprint()
  let [balance, answer] = [await balances.next(), await answers.next()]
  while (balance !== undefined || answer !== undefined) {
    signal?.throwIfAborted()
    const key = lower(balance?.key, answer?.key)
    const [own, answered] = [balance?.key === key ? balance : undefined, answer?.key === key ? answer : undefined]
    const isHeld = isAnything(own?.balance) || isAnything(answered?.balance)
    // What was asked for and is nothing is none, where no transfer tells of it.
    if (own !== undefined || isHeld) expected.add(bytesOf(key), Number(isHeld))
    if (own !== undefined) balance = await balances.next()
    if (answered !== undefined) answer = await answers.next()
  }
  const stored = new Fingerprint()
  const holdings = streamOf("evm_holding")
  for (let row = await holdings.next(); row !== undefined; row = await holdings.next()) {
    signal?.throwIfAborted()
    stored.add(bytesOf(hexIn(row.key)), Number(row.held))
  }
  findings.checked("evm_holding", stored.count)
  const rule = "it says whether the last balance or answer of a key is above nothing"
  findings.same({ table: "evm_holding", key: "all", rule }, stored.text, expected.text)
}

/** The last row of a key. */
interface LastRow {
  readonly key: string
  readonly balance: unknown
}

/** Of rows that are ordered by key and block, the last one of each key. */
class LastRows {
  readonly #rows: RowStream

  constructor(rows: RowStream) {
    this.#rows = rows
  }

  async next(): Promise<LastRow | undefined> {
    let row = await this.#rows.next()
    if (row === undefined) return undefined
    const key = hexIn(row.key)
    for (let next = await this.#rows.peek(); next !== undefined && hexIn(next.key) === key; ) {
      row = await this.#rows.next()
      next = await this.#rows.peek()
    }
    return { key, balance: row?.balance }
  }
}

const lower = (one: string | undefined, other: string | undefined): string =>
  one === undefined || (other !== undefined && other < one) ? (other ?? "0x") : one

const isAnything = (balance: unknown): boolean => balance !== undefined && balance !== null && String(balance) !== "0"
