import type { ObjectStore } from "@serac/store/objects"
import type { ColumnRow, ColumnTable } from "./column.ts"
import { type ColumnFile, columnFiles, columnKey, filesFrom, requireAligned } from "./column-files.ts"
import { ParquetFile } from "./parquet-file.ts"
import { columnSettings } from "./settings.ts"

/** Rows of one table. */
export interface TableRows {
  /** The table's name. */
  readonly table: string
  readonly rows: Iterable<ColumnRow>
  /** Whether these rows may still change, or rows may be added to them. */
  readonly isOpen?: boolean
}

/** Where the rows of columns come from. */
export interface ColumnSource {
  /** The first and the last block that it has; undefined if it has none. */
  range(): Promise<{ readonly first: number; readonly last: number } | undefined>
  /** The rows of some tables in a range of blocks, both ends inclusive, in the order of each table. */
  rows(tables: readonly string[], first: number, last: number): AsyncGenerator<TableRows, void, undefined>
}

/** Which columns are exported, and where to. */
export interface ExportColumnsOptions {
  /** The folder in the target, such as `evm-43114`. */
  readonly folder: string
  /** All tables of the source. */
  readonly tables: readonly ColumnTable[]
  readonly source: ColumnSource
  readonly target: ObjectStore
  /** Without a last block only whole files are written: what is after them waits for more blocks. */
  readonly range: { readonly first: number; readonly last?: number | undefined }
  /** Names of the tables that are wanted. Default all. */
  readonly only?: readonly string[] | undefined
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
}

/**
 * Exports tables as Parquet files. A file has the rows of an aligned range of blocks of one table; files that are there stay, so that
 * a later call adds what is new, unless rows of them may have changed. A file appears completely or not at all.
 *
 * @throws RangeError for blocks that the source lacks, an unknown table, or files of another number of blocks. Errors of the source
 * and of the target.
 */
export async function exportColumns(options: ExportColumnsOptions): Promise<ExportedColumns> {
  const { folder, source, target, signal, onProgress = () => {} } = options
  const { blocksPerFile = columnSettings.blocks.default } = options
  const tables = chosenTables(options)
  const { first, last } = await rangeOf(options, blocksPerFile)
  const keys = (await target.list(`${folder}/`)).map(({ key }) => key)
  const listed = new Map(tables.map(({ name }) => [name, columnFiles(folder, name, keys)]))
  for (const files of listed.values()) requireAligned(files, { first, last }, blocksPerFile)
  const rows: Record<string, number> = {}
  const counts = { written: 0, present: 0 }
  for (let from = first; from <= last; from += blocksPerFile) {
    const to = Math.min(last, from + blocksPerFile - 1)
    const found = new Map(tables.map(({ name }) => [name, filesFrom(listed.get(name) ?? [], from)]))
    const missing = tables.filter(({ name }) => !hasAllUpTo(found.get(name)?.best, to))
    counts.present += tables.length - missing.length
    for (const { replaced } of found.values()) for (const { key } of replaced) await target.remove(key)
    for (const { name, file, isOpen } of await filled(missing, source, { from, to }, signal)) {
      const key = columnKey(folder, name, from, to, isOpen)
      await target.write(key, await file.end())
      const old = found.get(name)?.best
      if (old !== undefined && old.key !== key) await target.remove(old.key)
      rows[name] = (rows[name] ?? 0) + file.rows
      counts.written += 1
    }
    onProgress({ done: to - first + 1, total: last - first + 1 })
    signal?.throwIfAborted()
  }
  return { first, last, rows, ...counts }
}

/** Whether a file has what is wanted up to a block. An open one of more blocks stays until all of them are asked for. */
function hasAllUpTo(best: ColumnFile | undefined, to: number): boolean {
  return best !== undefined && (best.last > to || (best.last === to && !best.isOpen))
}

function chosenTables({ tables, only }: ExportColumnsOptions): readonly ColumnTable[] {
  if (only === undefined) return tables
  const all = tables.map(({ name }) => name)
  const unknown = only.find((name) => !all.includes(name))
  if (unknown !== undefined) throw new RangeError(`${unknown} is no table; there are ${all.join(", ")}`)
  return tables.filter(({ name }) => only.includes(name))
}

/** The range of blocks to export; its last block is below the first one if nothing can be exported yet. */
async function rangeOf({ source, range }: ExportColumnsOptions, blocksPerFile: number) {
  const known = await source.range()
  const first = range.first - (range.first % blocksPerFile)
  const end = (known?.last ?? -1) + 1
  const last = range.last ?? end - (end % blocksPerFile) - 1
  if (range.last !== undefined && range.last >= end)
    throw new RangeError(`there is no block ${range.last} to export: the last one is ${end - 1}`)
  if (known !== undefined && first < known.first)
    throw new RangeError(`there is no block ${first} to export: the first one is ${known.first}`)
  return { first, last }
}

/** Files with the rows of a range of blocks. */
async function filled(
  tables: readonly ColumnTable[],
  source: ColumnSource,
  { from, to }: { readonly from: number; readonly to: number },
  signal: AbortSignal | undefined,
) {
  const files = tables.map((table) => ({ name: table.name, file: new ParquetFile(table), isOpen: false }))
  if (files.length === 0) return files
  const names = tables.map(({ name }) => name)
  for await (const { table, rows, isOpen = false } of source.rows(names, from, to)) {
    signal?.throwIfAborted()
    const found = files.find(({ name }) => name === table)
    if (found === undefined) throw new Error(`rows of ${table} were not asked for`)
    found.isOpen ||= isOpen
    for (const row of rows) await found.file.add(row)
  }
  return files
}
