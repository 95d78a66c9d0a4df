import type { ObjectStore } from "@serac/store/objects"
import { NodeFault } from "../../core/index.ts"
import { answeredBlock } from "./answered-block.ts"
import type { ColumnSource } from "./column-source.ts"
import type { ColumnTable } from "./column-table.ts"
import { columnTables } from "./column-tables.ts"
import { ParquetFile } from "./parquet-file.ts"
import { columnSettings } from "./settings.ts"

/** Which columns are exported, and where to. */
export interface ExportColumnsOptions {
  /** Decimal digits. */
  readonly chainId: string
  readonly source: ColumnSource
  readonly target: ObjectStore
  /** Without a last block only whole files are written: what is after them waits for more blocks. */
  readonly range: { readonly first: number; readonly last?: number | undefined }
  /** Names of tables. Default all. */
  readonly tables?: readonly string[] | undefined
  /** Default 10,000. */
  readonly blocksPerFile?: number | undefined
  /** Ends the work: it rejects with the signal's reason, and a new call continues. */
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: { readonly done: number; readonly total: number }) => void) | undefined
}

/** What was exported. */
export interface ExportedColumns {
  readonly first: number
  /** Below the first if nothing can be exported yet. */
  readonly last: number
  /** Files that were written, and files that were there. */
  readonly written: number
  readonly present: number
  /** Rows that were written, by table. */
  readonly rows: Readonly<Record<string, number>>
  /** Blocks with transactions that nobody traced: they have no rows of `traces`. */
  readonly untraced: number
}

/** The key of a file: `evm-43114/logs/000000010000-000000019999.parquet`. */
export function columnKey(chainId: string, table: string, first: number, last: number): string {
  const [from, to] = [first, last].map((number) => String(number).padStart(12, "0"))
  return `evm-${chainId}/${table}/${from}-${to}.parquet`
}

/**
 * Exports tables of a chain as Parquet files, made of what nodes answered about its blocks. A file has the rows of an aligned range of
 * blocks of one table; files that are there stay, so that a later call adds what is new. A file appears completely or not at all.
 *
 * @throws RangeError for blocks that the source lacks, or an unknown table. Errors of the source. An Error that names the block and the
 * member for an answer of another form.
 */
export async function exportColumns(options: ExportColumnsOptions): Promise<ExportedColumns> {
  const { chainId, source, target, range, signal, onProgress = () => {} } = options
  const { blocksPerFile = columnSettings.blocks.default } = options
  const chosen = chosenTables(options.tables)
  const known = await source.range()
  const first = range.first - (range.first % blocksPerFile)
  const end = (known?.last ?? -1) + 1
  const last = range.last ?? end - (end % blocksPerFile) - 1
  if (range.last !== undefined && range.last >= end)
    throw new RangeError(`there is no block ${range.last} to export: the last one is ${end - 1}`)
  if (known !== undefined && first < known.first)
    throw new RangeError(`there is no block ${first} to export: the first one is ${known.first}`)
  const listed = new Set((await target.list(`evm-${chainId}/`)).map(({ key }) => key))
  const rows: Record<string, number> = {}
  const counts = { written: 0, present: 0, untraced: 0 }
  for (let from = first; from <= last; from += blocksPerFile) {
    const to = Math.min(last, from + blocksPerFile - 1)
    const missing = chosen.filter(({ name }) => !listed.has(columnKey(chainId, name, from, to)))
    counts.present += chosen.length - missing.length
    if (missing.length > 0) {
      const { files, untraced } = await filled(missing, options, from, to)
      for (const [name, file] of files) {
        await target.write(columnKey(chainId, name, from, to), await file.end())
        await removeShorter(target, listed, columnKey(chainId, name, from, to))
        rows[name] = (rows[name] ?? 0) + file.rows
        counts.written += 1
      }
      counts.untraced += untraced
    }
    onProgress({ done: to - first + 1, total: last - first + 1 })
    signal?.throwIfAborted()
  }
  return { first, last, rows, ...counts }
}

function chosenTables(names: readonly string[] | undefined): readonly ColumnTable[] {
  if (names === undefined) return columnTables
  const all = columnTables.map(({ name }) => name)
  const unknown = names.find((name) => !all.includes(name))
  if (unknown !== undefined) throw new RangeError(`${unknown} is no table; there are ${all.join(", ")}`)
  return columnTables.filter(({ name }) => names.includes(name))
}

/** Files with the rows of a range of blocks. */
async function filled(
  tables: readonly ColumnTable[],
  { chainId, source, signal }: ExportColumnsOptions,
  first: number,
  last: number,
): Promise<{ readonly files: ReadonlyMap<string, ParquetFile>; readonly untraced: number }> {
  const files = new Map(tables.map((table) => [table.name, new ParquetFile(table)]))
  const id = BigInt(chainId)
  let untraced = 0
  for await (const { number, answers } of source.blocks(first, last)) {
    signal?.throwIfAborted()
    try {
      const block = answeredBlock(id, number, answers)
      if (block.transactions.length > 0 && answers.traces === undefined) untraced += 1
      for (const { name, rowsOf } of tables) for (const row of rowsOf(block)) await files.get(name)?.add(row)
    } catch (error) {
      if (!(error instanceof NodeFault)) throw error
      throw new Error(`block ${number} cannot be exported: ${error.message}`, { cause: error })
    }
  }
  return { files, untraced }
}

/** Removes files that end before a new one with the same beginning, which has their rows. */
async function removeShorter(target: ObjectStore, listed: ReadonlySet<string>, key: string): Promise<void> {
  const start = key.slice(0, key.lastIndexOf("-") + 1)
  for (const other of listed) if (other.startsWith(start) && other < key) await target.remove(other)
}
