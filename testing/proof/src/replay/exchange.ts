import { createReadStream, existsSync, readdirSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import { createInterface } from "node:readline"
import { createGunzip } from "node:zlib"

/** One HTTP exchange as it was recorded: bodies are the exact text. */
export interface RecordedExchange {
  readonly name: string
  readonly request: {
    readonly method: string
    readonly path: string
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
  }
  readonly response: {
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
  }
}

/** An exchange and its place in the recording. */
export interface LocatedExchange {
  /** `file:line`, relative to the directory that is replayed. */
  readonly at: string
  readonly exchange: RecordedExchange
}

/**
 * The files with exchanges (`*.jsonl`, `*.jsonl.gz`), sorted: those of `exchanges/`, or of the directory itself when it has
 * neither `exchanges/` nor `ledger/`. Other folders hold recordings of other protocols.
 *
 * @throws Error when the directory does not exist.
 */
export function exchangeFiles(directory: string): string[] {
  if (!existsSync(directory) || !statSync(directory).isDirectory()) throw new Error(`${directory} is not a directory`)
  const nested = ["exchanges", "ledger"].map((name) => join(directory, name))
  return recordedFiles(nested.some((folder) => existsSync(folder)) ? join(directory, "exchanges") : directory)
}

/** The files of the ledgers in `ledger/`, sorted, one a chain. */
export const ledgerFiles = (directory: string): string[] => recordedFiles(join(directory, "ledger"))

/** The recorded files of one folder, sorted by name; none when there is no such folder. */
function recordedFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /\.jsonl(\.gz)?$/.test(name))
    .sort()
    .map((name) => join(folder, name))
}

/** Reads one file line by line, so that a recording of any size fits in memory. */
export async function* readLines(file: string): AsyncGenerator<{ line: number; value: unknown }> {
  const raw = createReadStream(file)
  const input = file.endsWith(".gz") ? raw.pipe(createGunzip()) : raw
  let line = 0
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line++
    if (text.trim() === "") continue
    try {
      yield { line, value: JSON.parse(text) as unknown }
    } catch (cause) {
      throw new Error(`${file}:${line} is not JSON`, { cause })
    }
  }
}

/** Reads the exchanges of one file. */
export async function* readExchanges(file: string, directory: string): AsyncGenerator<LocatedExchange> {
  for await (const { line, value } of readLines(file)) {
    const at = `${relative(directory, file)}:${line}`
    if (!isExchange(value)) throw new Error(`${at} is not an exchange {name, request, response}`)
    yield { at, exchange: value }
  }
}

function isExchange(value: unknown): value is RecordedExchange {
  const candidate = value as Partial<RecordedExchange> | null
  return (
    typeof candidate === "object" &&
    candidate !== null &&
    typeof candidate.request?.method === "string" &&
    typeof candidate.request.path === "string" &&
    typeof candidate.response?.status === "number"
  )
}
