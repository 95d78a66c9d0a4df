import type { Connection } from "../../engine.ts"
import { beyond } from "../../queries/query.ts"
import { hexIn } from "../../verification/bytes-in.ts"
import type { Inconsistency } from "../../verification/inconsistency.ts"
import { RowStream } from "../../verification/row-stream.ts"
import { dumpedTable } from "../queries/dump.ts"
import type { ChainCheck } from "./chain-check.ts"

/**
 * Compares the keys by which pages find balances with the last balance and the last answer of each key, while blocks may be added.
 *
 * @param keysAtOnce - keys checked in one state of the chain: no block records when a key moved from held to gone.
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

/** The result for a range of keys. */
interface Piece {
  /** The number of rows read. */
  readonly rows: number
  readonly contradictions: readonly Pick<Inconsistency, "key" | "stored" | "expected">[]
  /** The last key; undefined at the end. */
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
  // A queried balance of 0 has no row if no transfer shows it.
  return balance === undefined ? "no row" : "gone"
}

const isAnything = (balance: unknown): boolean => balance !== undefined && balance !== null && String(balance) !== "0"

/** The last row of each key, from rows ordered by key and block. */
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

  /** Consumes the rows of a key, if it is the next. Returns the balance of the last of them. */
  async take(key: string): Promise<unknown> {
    let balance: unknown
    while ((await this.key()) === key) balance = (await this.#rows.next())?.balance
    return balance
  }
}

/** Keys that are held, or keys that are gone. */
class Keys {
  readonly #rows: RowStream
  readonly #held: number

  constructor(rows: RowStream, held: number) {
    this.#rows = rows
    this.#held = held
  }

  /** The next key; undefined at the end. */
  async key(): Promise<string | undefined> {
    const row = await this.#rows.peek()
    return row?.held === this.#held ? hexIn(row.key) : undefined
  }

  /** Consumes a key, if it is the next. Returns whether it was. */
  async take(key: string): Promise<boolean> {
    const isNext = (await this.key()) === key
    if (isNext) await this.#rows.next()
    return isNext
  }
}
