import { createReadStream, existsSync, readdirSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import { createInterface } from "node:readline"
import { createGunzip } from "node:zlib"

/** One HTTP exchange as it was recorded: bodies are the exact text. */
export interface Exchange {
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

/** An exchange and where it stands. */
export interface Recorded {
  /** `file:line`, relative to the directory that is replayed. */
  readonly at: string
  readonly exchange: Exchange
}

/**
 * The files with exchanges (`*.jsonl`, `*.jsonl.gz`) in a directory, sorted; those of `exchanges/` below it when there is one.
 *
 * @throws Error when the directory does not exist or has none.
 */
export function exchangeFiles(directory: string): string[] {
  if (!existsSync(directory) || !statSync(directory).isDirectory()) throw new Error(`${directory} is not a directory`)
  const nested = join(directory, "exchanges")
  const folder = existsSync(nested) ? nested : directory
  const files = recordedFiles(folder)
  if (files.length === 0) throw new Error(`${folder} has no .jsonl or .jsonl.gz file`)
  return files
}

/** The recorded files of one folder, sorted by name. */
export function recordedFiles(folder: string): string[] {
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
export async function* readExchanges(file: string, directory: string): AsyncGenerator<Recorded> {
  for await (const { line, value } of readLines(file)) {
    const at = `${relative(directory, file)}:${line}`
    if (!isExchange(value)) throw new Error(`${at} is not an exchange {name, request, response}`)
    yield { at, exchange: value }
  }
}

function isExchange(value: unknown): value is Exchange {
  const candidate = value as Partial<Exchange> | null
  return (
    typeof candidate === "object" &&
    candidate !== null &&
    typeof candidate.request?.method === "string" &&
    typeof candidate.request.path === "string" &&
    typeof candidate.response?.status === "number"
  )
}
