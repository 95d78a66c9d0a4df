import type { Connection } from "../../engine.ts"
import { beyond } from "../../queries/query.ts"
import { hexIn } from "../../verification/bytes-in.ts"
import type { Inconsistency } from "../../verification/inconsistency.ts"
import { RowStream } from "../../verification/row-stream.ts"
import { dumpedTable } from "../queries/dump.ts"
import type { ChainCheck } from "./chain-check.ts"

/**
 * Holds the keys by which pages find balances against the last balance of each, and the last answer, while blocks may come.
 *
 * @param keysAtOnce - that are looked at in one state of the chain: no block tells when a key went from what is left to what is gone.
 */
export async function checkHoldings(
  { connection, chain, findings, signal }: ChainCheck,
  keysAtOnce = 10_000,
): Promise<void> {
  const rule = "it says whether the last balance or answer of a key is above nothing"
  for (let after: string | undefined = "0x"; after !== undefined; ) {
    signal?.throwIfAborted()
    const from: string = after
    const piece: Piece = await connection.snapshot((state) => checkKeys(state, chain, from, keysAtOnce))
    findings.checked("evm_holding", piece.rows)
    for (const found of piece.contradictions) findings.add({ table: "evm_holding", rule, ...found })
    after = piece.last
  }
}

/** Some of the keys. */
interface Piece {
  /** Rows that there are of them. */
  readonly rows: number
  readonly contradictions: readonly Pick<Inconsistency, "key" | "stored" | "expected">[]
  /** The last of them; undefined where there are no more. */
  readonly last: string | undefined
}

async function checkKeys(state: Connection, chain: bigint, after: string, keysAtOnce: number): Promise<Piece> {
  const streamOf = (table: string, columns: Readonly<Record<string, number | string>>) =>
    new RowStream(state, dumpedTable(table), { chain }, { ...columns, key: after })
  const balances = new LastRows(streamOf("evm_balance", { block_number: beyond }))
  const answers = new LastRows(streamOf("evm_balance_answer", { block_number: beyond }))
  const holdings = [0, 1].map((held) => new Keys(streamOf("evm_holding", { held }), held)) as [Keys, Keys]
  const contradictions: Piece["contradictions"][number][] = []
  let rows = 0
  let key: string | undefined
  for (let looked = 0; looked < keysAtOnce; looked += 1) {
    const heads = [await balances.key(), await answers.key(), await holdings[0].key(), await holdings[1].key()]
    key = heads.filter((head) => head !== undefined).sort()[0]
    if (key === undefined) break
    const [balance, answer] = [await balances.take(key), await answers.take(key)]
    const [isGone, isHeld] = [await holdings[0].take(key), await holdings[1].take(key)]
    rows += Number(isGone) + Number(isHeld)
    const expected = answerText(balance, answer)
    const stored = [isHeld && "held", isGone && "gone"].filter(Boolean).join(" and ") || "no row"
    if (stored !== expected) contradictions.push({ key, stored, expected })
  }
  return { rows, contradictions, last: key }
}

function answerText(balance: unknown, answer: unknown): string {
  if (isAnything(balance) || isAnything(answer)) return "held"
  // What was asked for and is nothing is none, where no transfer tells of it.
  return balance === undefined ? "no row" : "gone"
}

const isAnything = (balance: unknown): boolean => balance !== undefined && balance !== null && String(balance) !== "0"

/** The last row of each key, of rows that are ordered by key and block. */
class LastRows {
  readonly #rows: RowStream

  constructor(rows: RowStream) {
    this.#rows = rows
  }

  /** The next key; undefined at the end. */
  async key(): Promise<string | undefined> {
    const row = await this.#rows.peek()
    return row && hexIn(row.key)
  }

  /** Takes the rows of a key, where it is the next. Returns the balance of the last of them. */
  async take(key: string): Promise<unknown> {
    let balance: unknown
    while ((await this.key()) === key) balance = (await this.#rows.next())?.balance
    return balance
  }
}

/** Keys of which anything is left, or of which nothing is. */
class Keys {
  readonly #rows: RowStream
  readonly #held: number

  constructor(rows: RowStream, held: number) {
    this.#rows = rows
    this.#held = held
  }

  /** The next one; undefined at the end. */
  async key(): Promise<string | undefined> {
    const row = await this.#rows.peek()
    return row?.held === this.#held ? hexIn(row.key) : undefined
  }

  /** Takes a key, where it is the next. Returns whether it was. */
  async take(key: string): Promise<boolean> {
    const isNext = (await this.key()) === key
    if (isNext) await this.#rows.next()
    return isNext
  }
}
