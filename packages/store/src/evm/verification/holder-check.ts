import type { Connection } from "../../engine.ts"
import { bytesFromHex, type Hex, hexOf } from "../../hex.ts"
import { beyond } from "../../queries/query.ts"
import { readBatch } from "../../read-batch.ts"
import { hexIn } from "../../verification/bytes-in.ts"
import type { Inconsistency } from "../../verification/inconsistency.ts"
import { RowStream, type StoredRow } from "../../verification/row-stream.ts"
import { holdingOf } from "../balances/key.ts"
import { withinRange } from "../balances/within-range.ts"
import { checkpointOf } from "../checkpoint.ts"
import { balancesAfter } from "../holders/catch-up-holders.ts"
import { holdersProjection } from "../holders/holder.ts"
import { balanceKeyIn, holderKeyOf, isOfHolders } from "../holders/key.ts"
import { holdersByKeys } from "../holders/queries.ts"
import { outdated, projectionsOf } from "../projections.ts"
import { dumpedTable } from "../queries/dump.ts"
import type { ChainCheck } from "./chain-check.ts"

const holdersPerQuery = 1000

/**
 * Compares holders with the balances that they are derived from, in both directions, and the supply of a token with its holders,
 * while blocks may be added: each piece is one state of the chain.
 *
 * @param keysAtOnce - balances in a piece; the holders of a token are always in one piece.
 */
export async function checkHolders(check: ChainCheck, keysAtOnce = 10_000): Promise<void> {
  const { connection, findings, signal } = check
  for (const look of [lookAtBalances, lookAtToken]) {
    for (let after: Hex | undefined = "0x"; after !== undefined; ) {
      signal?.throwIfAborted()
      const from: Hex = after
      const piece: Piece = await connection.snapshot(async (state) => {
        const last = await lastBlockOf(state, check.chain)
        return last === undefined ? emptyPiece : look({ state, chain: check.chain, last, after: from, keysAtOnce })
      })
      for (const [table, rows] of Object.entries(piece.rows)) findings.checked(table, rows)
      for (const found of piece.contradictions) findings.add(found)
      after = piece.last
    }
  }
}

interface Looking {
  readonly state: Connection
  readonly chain: bigint
  /** The last block that the holders have. */
  readonly last: number
  readonly after: Hex
  readonly keysAtOnce: number
}

interface Piece {
  readonly rows: Readonly<Record<string, number>>
  readonly contradictions: readonly Inconsistency[]
  /** The key after which the next piece continues; undefined at the end. */
  readonly last: Hex | undefined
}

const emptyPiece: Piece = { rows: {}, contradictions: [], last: undefined }

/** The last block that the holders have; undefined while they are to be emptied. */
async function lastBlockOf(state: Connection, chain: bigint): Promise<number | undefined> {
  const projection = (await projectionsOf(state, chain)).get(holdersProjection.name)
  if (projection === undefined) return undefined
  const { version, nextBlock } = projection
  if (version !== holdersProjection.version && version !== outdated) return undefined
  if (nextBlock === null) return (await checkpointOf(state, chain))?.head.number
  return nextBlock < 0 ? undefined : nextBlock - 1
}

/** Checks that each balance has a holder. */
async function lookAtBalances({ state, chain, last, after, keysAtOnce }: Looking): Promise<Piece> {
  const rows = new RowStream(state, dumpedTable("evm_balance"), { chain }, { key: after, block_number: beyond })
  const balances = new Map<Hex, bigint>()
  let [key, keys]: [Hex, number] = [after, 0]
  for (let row = await rows.peek(); row !== undefined; row = await rows.peek()) {
    const own = hexIn(row.key) as Hex
    if (own !== key) keys += 1
    if (keys > keysAtOnce) break
    key = own
    if (Number(row.block_number) <= last && isOfHolders(holdingOf(own))) balances.set(own, balanceIn(row))
    await rows.next()
  }
  const expected = Array.from(balances, ([balanceKey, balance]) => ({ balanceKey, balance: withinRange(balance) }))
    .filter(({ balance }) => balance !== 0n)
    .map(({ balanceKey, balance }) => holderKeyOf(balanceKey, balance))
  const found = await readBatch<{ key: Uint8Array }>(state, holdersByKeys, { chain }, expected.map(bytesFromHex))
  const stored = new Set(found.map((row) => hexOf(row.key)))
  const rule = "there is a holder for each balance"
  const missing = expected.filter((holder) => !stored.has(holder))
  return {
    rows: {},
    contradictions: missing.map((holder) => ({
      ...{ table: "evm_holder", key: holder, rule },
      stored: "no row",
      expected: "a row",
    })),
    last: keys > keysAtOnce ? key : undefined,
  }
}

/** Checks that the next token's holders match their balances, and that its supply matches the holders. */
async function lookAtToken({ state, chain, last, after }: Looking): Promise<Piece> {
  const [above, beyondToken] = [bytesFromHex(after), bytesFromHex(`${after}${after === "0x" ? "" : "ff"}`)]
  const supplies = new RowStream(state, dumpedTable("evm_token_supply"), { chain }, { token: above })
  const holders = new RowStream(state, dumpedTable("evm_holder"), { chain }, { key: beyondToken })
  const [sums, first] = [await supplies.peek(), await holders.peek()]
  const tokens = [...(sums ? [hexIn(sums.token) as Hex] : []), ...(first ? [tokenIn(first)] : [])].sort()
  const [token] = tokens
  if (token === undefined) return emptyPiece
  const contradictions: Inconsistency[] = []
  const sum = { holders: 0, supply: 0n }
  for (;;) {
    const rows: StoredRow[] = []
    const isOwn = (row: StoredRow) => rows.length < holdersPerQuery && tokenIn(row) === token
    for (let row = await holders.peek(); row && isOwn(row); row = await holders.peek()) {
      rows.push(row)
      await holders.next()
    }
    if (rows.length === 0) break
    const stored = rows.map((row) => ({ key: hexIn(row.key), ...balanceKeyIn(hexIn(row.key) as Hex) }))
    const balances = await balancesAfter(
      state,
      chain,
      stored.map(({ balanceKey }) => balanceKey),
      last,
    )
    for (const { key, balanceKey, balance } of stored) {
      sum.holders += 1
      sum.supply += balance
      const expected = withinRange(balances.get(balanceKey) ?? 0n)
      const rule = "a holder has what the last balance says"
      if (balance !== expected)
        contradictions.push({ table: "evm_holder", key, rule, stored: `${balance}`, expected: `${expected}` })
    }
  }
  const isOwn = sums !== undefined && hexIn(sums.token) === token
  const told = isOwn ? `${sums.holders} holders, ${sums.supply}` : "no row"
  const expected = sum.holders === 0 ? "no row" : `${sum.holders} holders, ${sum.supply}`
  const rule = "it counts the holders of the token and what they have"
  if (told !== expected) contradictions.push({ table: "evm_token_supply", key: token, rule, stored: told, expected })
  return { rows: { evm_holder: sum.holders, evm_token_supply: Number(isOwn) }, contradictions, last: token }
}

const tokenIn = (row: StoredRow): Hex => balanceKeyIn(hexIn(row.key) as Hex).token

/** Parses a balance. A value that other software wrote may be no number. */
const balanceIn = ({ balance }: StoredRow): bigint => (/^-?\d+$/.test(String(balance)) ? BigInt(String(balance)) : 0n)
