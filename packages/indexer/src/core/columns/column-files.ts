/** A file of exported columns: the rows of a range of blocks of one table. */
export interface ColumnFile {
  readonly first: number
  readonly last: number
  /** Whether rows of it may still change, so that a later export writes it again. */
  readonly isOpen: boolean
  readonly key: string
}

const fileName = /^(\d{12})-(\d{12})(\.open)?\.parquet$/

/** The key of a file: `evm-43114/logs/000000010000-000000019999.parquet`, with `.open` before the ending of an open one. */
export function columnKey(folder: string, table: string, first: number, last: number, isOpen = false): string {
  const [from, to] = [first, last].map((number) => String(number).padStart(12, "0"))
  return `${folder}/${table}/${from}-${to}${isOpen ? ".open" : ""}.parquet`
}

/** The files of a table among keys of objects; others are left out. */
export function columnFiles(folder: string, table: string, keys: readonly string[]): readonly ColumnFile[] {
  const start = `${folder}/${table}/`
  return keys.flatMap((key) => {
    if (!key.startsWith(start)) return []
    const [, first, last, open] = fileName.exec(key.slice(start.length)) ?? []
    return first === undefined ? [] : [{ first: Number(first), last: Number(last), isOpen: open !== undefined, key }]
  })
}

/** What is there of the files of an aligned range of blocks. */
export interface FoundFiles {
  /** The one with the most blocks, of two such the closed one. */
  readonly best: ColumnFile | undefined
  /** The others, which have no row that the best one lacks. An export that was stopped leaves them. */
  readonly replaced: readonly ColumnFile[]
}

/** The files that begin with a block. */
export function filesFrom(files: readonly ColumnFile[], first: number): FoundFiles {
  const [best, ...replaced] = files
    .filter((file) => file.first === first)
    .sort((one, other) => other.last - one.last || Number(one.isOpen) - Number(other.isOpen))
  return { best, replaced }
}

/**
 * @throws RangeError if files of a range were written with another number of blocks in each: rows would be in two of them.
 */
export function requireAligned(
  files: readonly ColumnFile[],
  { first, last }: Pick<ColumnFile, "first" | "last">,
  blocksPerFile: number,
): void {
  const odd = files.find(
    (file) =>
      file.first <= last &&
      file.last >= first &&
      (file.first % blocksPerFile !== 0 || file.last >= file.first + blocksPerFile),
  )
  if (odd !== undefined)
    throw new RangeError(`${odd.key} was written with another number of blocks in a file than ${blocksPerFile}`)
}
