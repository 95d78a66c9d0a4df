import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import type { LogFunction } from "../log.ts"
import { type Difference, findingKey } from "./difference.ts"

const maxKeptDifferences = 1000
/** Lines that may stand in the file before it is written anew with the newest ones. */
const maxFileLines = 2 * maxKeptDifferences
/** A file that something else made larger is not read. */
const maxLogBytes = 8 * 1024 * 1024

/**
 * Keeps the newest 1,000 differences for a look, in memory and as JSON lines in a file, each once. A disk that is full, or a
 * folder that cannot be written, is said once; what could not be written then is written with the next one.
 *
 * One file has one writer.
 */
export class DifferenceLog {
  readonly #path: string
  readonly #log: LogFunction
  #kept: Difference[]
  /** What tells each that is kept from others. */
  #known: Set<string>
  #lines: number
  /** Whether the file has not all that is kept. */
  #isBehind: boolean
  #failed = false

  constructor(path: string, log: LogFunction) {
    this.#path = path
    this.#log = log
    const text = textIn(path)
    this.#kept = parseAll(text)
    this.#known = new Set(this.#kept.map(differenceName))
    this.#lines = this.#kept.length
    // A line that a full disk cut off would take the next one with it.
    this.#isBehind = text !== differenceLines(this.#kept)
  }

  /** Oldest first. */
  get kept(): readonly Difference[] {
    return this.#kept
  }

  add(difference: Difference): void {
    const name = differenceName(difference)
    if (this.#known.has(name)) return
    this.#kept.push(difference)
    this.#known.add(name)
    const oldest = this.#kept.length > maxKeptDifferences && this.#kept.shift()
    if (oldest) this.#known.delete(differenceName(oldest))
    this.#save(difference)
  }

  /** Leaves out those that stand no longer. */
  remove(isGone: (difference: Difference) => boolean): void {
    const left = this.#kept.filter((one) => !isGone(one))
    if (left.length === this.#kept.length) return
    this.#kept = left
    this.#known = new Set(left.map(differenceName))
    this.#isBehind = true
    this.#save()
  }

  #save(added?: Difference): void {
    try {
      this.#write(added)
      this.#failed = false
    } catch (error) {
      this.#isBehind = true
      if (!this.#failed) this.#log("warn", "Differences cannot be written to their file", { reason: fileReason(error) })
      this.#failed = true
    }
  }

  #write(added: Difference | undefined): void {
    mkdirSync(dirname(this.#path), { recursive: true })
    if (added !== undefined && !this.#isBehind && this.#lines < maxFileLines) {
      this.#isBehind = true
      appendFileSync(this.#path, `${JSON.stringify(added)}\n`)
      this.#lines += 1
    } else {
      writeFileSync(`${this.#path}.new`, differenceLines(this.#kept))
      renameSync(`${this.#path}.new`, this.#path)
      this.#lines = this.#kept.length
    }
    this.#isBehind = false
  }
}

/** The newest differences of a file, oldest first; none where there is no file. */
export function readDifferences(path: string): readonly Difference[] {
  return parseAll(textIn(path))
}

const differenceName = (difference: Difference) => `${difference.subject} ${findingKey(difference)}`

const differenceLines = (differences: readonly Difference[]) =>
  differences.map((one) => `${JSON.stringify(one)}\n`).join("")

function textIn(path: string): string {
  try {
    return statSync(path).size > maxLogBytes ? "" : readFileSync(path, "utf8")
  } catch {
    return ""
  }
}

const parseAll = (text: string): Difference[] => text.split("\n").flatMap(parseDifferences).slice(-maxKeptDifferences)

/** A line that is no difference is left out. */
function parseDifferences(line: string): readonly Difference[] {
  try {
    const value = JSON.parse(line)
    const texts = [value.subject, value.kind, value.key, value.stored, value.node]
    return texts.every((text) => typeof text === "string") && Number.isSafeInteger(value.at) ? [value] : []
  } catch {
    return []
  }
}

const fileReason = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error)
