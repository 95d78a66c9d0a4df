import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs"
import { dirname } from "node:path"
import type { Hex } from "viem"

/** The parameters by which chains differ before their first block. */
export interface JournalHeader {
  readonly chainId: number
  readonly seed: number
  readonly genesisTime: number
}

/** A block's contents for mining it again: the same transactions at the same time result in the same hash. */
export interface JournalBlock {
  readonly hash: Hex
  readonly timestamp: number
  /** Signed transactions, in order. */
  readonly transactions: readonly Hex[]
}

/** A record of all mined blocks, one line each, so that a later start mines the same chain again. */
export interface Journal {
  readonly header: JournalHeader
  readonly blocks: readonly JournalBlock[]
  append(block: JournalBlock): void
  close(): void
}

/** Opens a journal, or creates one with `header`; a line truncated by a crash is dropped. */
export function openJournal(path: string, header: JournalHeader): Journal {
  mkdirSync(dirname(path), { recursive: true })
  const text = existsSync(path) ? readFileSync(path, "utf8") : ""
  const whole = text.slice(0, text.lastIndexOf("\n") + 1)
  const [first, ...rest] = whole.split("\n").slice(0, -1)
  const file = openSync(path, "a")
  ftruncateSync(file, Buffer.byteLength(whole))
  const append = (line: unknown) => writeSync(file, `${JSON.stringify(line)}\n`)
  if (first === undefined) append(header)
  return {
    header: first === undefined ? header : JSON.parse(first),
    blocks: rest.map((line) => JSON.parse(line)),
    append,
    close: () => closeSync(file),
  }
}
