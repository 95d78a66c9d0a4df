import type { Value } from "../../engine.ts"
import { hexOf } from "../../hex.ts"
import type { StoredRow } from "../../verification/row-stream.ts"
import { chainByCode } from "../keys.ts"
import type { NetworkRepair, RepairedHeights, RepairedNetworkRow, RowRepair } from "./network-repair.ts"

const maxLoggedRows = 1_000
const longestLoggedKey = 300

/** The block that a row is of. */
export interface BlockOfRow {
  readonly chain: number
  readonly height: number
}

/** Collects false rows of a primary network. */
export class NetworkRepairLog {
  readonly #tables = new Map<string, Record<RowRepair, number>>()
  readonly #heights = new Map<number, { from: number; to: number }>()
  readonly #rows: RepairedNetworkRow[] = []

  /** @param key - columns of the row's key. */
  add(table: string, repair: RowRepair, row: StoredRow, key: readonly string[], block?: BlockOfRow): void {
    const counts = this.#tables.get(table) ?? { added: 0, changed: 0, removed: 0 }
    this.#tables.set(table, { ...counts, [repair]: counts[repair] + 1 })
    if (this.#rows.length < maxLoggedRows) this.#rows.push({ table, key: keyText(row, key), repair })
    if (block === undefined) return
    const { from = block.height, to = block.height } = this.#heights.get(block.chain) ?? {}
    this.#heights.set(block.chain, { from: Math.min(from, block.height), to: Math.max(to, block.height) })
  }

  has(table: string): boolean {
    return this.#tables.has(table)
  }

  get result(): NetworkRepair {
    const blocks = [...this.#heights]
      .sort(([one], [other]) => one - other)
      .map(([chain, range]): RepairedHeights => ({ chain: chainByCode(chain), ...range }))
    return { tables: [...this.#tables].map(([table, counts]) => ({ table, ...counts })), blocks, rows: this.#rows }
  }
}

function keyText(row: StoredRow, key: readonly string[]): string {
  const readable = (value: Value | undefined) => (value instanceof Uint8Array ? hexOf(value) : (value ?? null))
  const text = JSON.stringify(Object.fromEntries(key.map((column) => [column, readable(row[column])])), (_, value) =>
    typeof value === "bigint" ? String(value) : value,
  )
  return text.slice(0, longestLoggedKey)
}
