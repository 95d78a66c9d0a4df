import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import type { LogFunction } from "../log.ts"
import { type Difference, type Finding, findingKey, type Verdict } from "./difference.ts"

const maxKeptDifferences = 1000
/** Lines that may stand in the file before it is written anew with the newest ones. */
const maxFileLines = 2 * maxKeptDifferences
/** A file that something else made larger is not read. */
const maxLogBytes = 16 * 1024 * 1024

/**
 * Keeps the newest 1,000 differences for a look, in memory and as JSON lines in a file, each once while it stands. A disk that is full, or a
 * folder that cannot be written, is said once; what could not be written then is written with the next one.
 *
 * One file has one writer.
 */
export class DifferenceLog {
  readonly #path: string
  readonly #log: LogFunction
  #kept: Difference[]
  /** What tells each that stands from others. */
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
    this.#known = namesOf(this.#kept)
    this.#lines = this.#kept.length
    // A line that a full disk cut off would take the next one with it.
    this.#isBehind = text !== differenceLines(this.#kept)
  }

  /** Oldest first, with those on which both sides agree again. */
  get kept(): readonly Difference[] {
    return this.#kept
  }

  /** Those that stand, oldest first. */
  get standing(): readonly Difference[] {
    return this.#kept.filter(stands)
  }

  add(difference: Difference): void {
    const name = differenceName(difference)
    if (this.#known.has(name)) return
    this.#kept.push(difference)
    this.#known.add(name)
    if (this.#kept.length > maxKeptDifferences) {
      const settled = this.#kept.findIndex((one) => !stands(one))
      const [dropped] = this.#kept.splice(Math.max(0, settled), 1)
      if (dropped && stands(dropped)) this.#known.delete(differenceName(dropped))
    }
    this.#save(difference)
  }

  /** Says of those that stand whose word is true. */
  judge(covers: (finding: Finding) => boolean, verdict: Verdict): void {
    this.#change((one) => {
      const isSaid = !covers(one) || JSON.stringify(one.verdict) === JSON.stringify(verdict)
      return isSaid ? one : { ...one, verdict }
    })
  }

  /**
   * Says that both sides agree about those that stood: what is kept of them remembers who lied.
   *
   * @param at - Unix seconds.
   */
  agree(covers: (difference: Difference) => boolean, at: number): void {
    this.#change((one) => (covers(one) ? { ...one, agreedAt: at } : one))
  }

  #change(change: (standing: Difference) => Difference): void {
    const changed = this.#kept.map((one) => (stands(one) ? change(one) : one))
    if (changed.every((one, at) => one === this.#kept[at])) return
    this.#kept = changed
    this.#known = namesOf(changed)
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

const stands = ({ agreedAt }: Difference) => agreedAt === undefined

const namesOf = (differences: readonly Difference[]) => new Set(differences.filter(stands).map(differenceName))

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
    const isOne = texts.every((text) => typeof text === "string") && Number.isSafeInteger(value.at)
    return isOne && (value.verdict === undefined || Array.isArray(value.verdict?.liars)) ? [value] : []
  } catch {
    return []
  }
}

const fileReason = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error)
