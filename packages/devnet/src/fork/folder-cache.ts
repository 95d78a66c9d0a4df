import { createHash } from "node:crypto"
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"
import type { CachedReads, CachedState, ForkCache } from "./fork-cache.ts"

/** Maximum size of a file, in bytes: what a fork reads beyond it is not kept. */
const maxFileBytes = 64 * 2 ** 20
/** Maximum size of all files, in bytes: those that were not used for the longest time are deleted. */
const maxFolderBytes = 512 * 2 ** 20

/** The folder of the user's cache: `$XDG_CACHE_HOME/serac/forks`, by default in `~/.cache`. */
export const defaultForkFolder = (): string =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "serac", "forks")

/**
 * Keeps what forks read in a folder: a file for each chain and block, with a line for each value and its checksum. Several processes may
 * use it at a time. What cannot be read or written is as if it were not there: the values are the node's.
 */
export function folderCache(folder: string = defaultForkFolder()): ForkCache {
  return {
    open(state) {
      const file = join(folder, nameOf(state))
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        makeRoom(folder, file)
      } catch {}
      return new CacheFile(file)
    },
  }
}

const nameOf = ({ chainID, blockHash, isProven }: CachedState): string =>
  `${chainID}-${blockHash.slice(2)}-${isProven ? "proven" : "unproven"}.jsonl`

class CacheFile implements CachedReads {
  readonly entries: (readonly [string, string])[] = []
  readonly #file: string
  #size = 0
  /** Text before the next line: a line that another process did not finish must not swallow it. */
  #before = ""

  constructor(file: string) {
    this.#file = file
    let text = ""
    try {
      text = readFileSync(file, "utf8")
      const now = new Date()
      utimesSync(file, now, now)
    } catch {}
    this.#size = text.length
    if (text !== "" && !text.endsWith("\n")) this.#before = "\n"
    for (const line of text.split("\n")) {
      const entry = readLine(line)
      if (entry) this.entries.push(entry)
    }
  }

  add(key: string, value: string): void {
    const line = `${this.#before}${JSON.stringify([checksum(key, value), key, value])}\n`
    if (this.#size + line.length > maxFileBytes) return
    try {
      appendFileSync(this.#file, line, { mode: 0o600 })
      this.#size += line.length
      this.#before = ""
    } catch {
      // Later values are not written either: the folder cannot be written, or the disk is full.
      this.#size = maxFileBytes
    }
  }
}

/** A line's key and value; undefined for a line that is damaged. */
function readLine(line: string): readonly [string, string] | undefined {
  try {
    const [sum, key, value] = JSON.parse(line)
    return sum === checksum(key, value) ? [key, value] : undefined
  } catch {
    return undefined
  }
}

const checksum = (key: string, value: string): string =>
  createHash("sha256").update(`${key} ${value}`).digest("hex").slice(0, 16)

/** Deletes the files that were not used for the longest time, until the others are within the limit. */
function makeRoom(folder: string, except: string): void {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .map((name) => join(folder, name))
    .filter((file) => file !== except)
    .map((file) => ({ file, stats: statSync(file) }))
    .sort((one, other) => other.stats.mtimeMs - one.stats.mtimeMs)
  let total = maxFileBytes
  for (const { file, stats } of files) {
    total += stats.size
    if (total > maxFolderBytes) rmSync(file, { force: true })
  }
}
