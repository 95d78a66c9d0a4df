import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import type { LogFunction } from "../log.ts"
import { type Difference, type Finding, findingKey, type Verdict } from "./difference.ts"

const maxKeptDifferences = 1000
/** Maximum lines of the file before it is rewritten with only the newest ones. */
const maxFileLines = 2 * maxKeptDifferences
/** Maximum bytes of a file that is read: a larger one was written by another program. */
const maxLogBytes = 16 * 1024 * 1024

/**
 * Keeps the newest 1,000 differences, in memory and as JSON lines in a file. A difference is added once while it stands. A
 * full disk or an unwritable folder is logged once; the lines that could not be written are written with the next one. A
 * file has one writer.
 */
export class DifferenceLog {
  readonly #path: string
  readonly #log: LogFunction
  #kept: Difference[]
  /** Keys of the standing differences. */
  #known: Set<string>
  #lines: number
  /** Whether the file lacks some of the kept differences. */
  #isBehind: boolean
  #failed = false

  constructor(path: string, log: LogFunction) {
    this.#path = path
    this.#log = log
    const text = textIn(path)
    this.#kept = parseAll(text)
    this.#known = namesOf(this.#kept)
    this.#lines = this.#kept.length
    // A line truncated by a full disk would corrupt the next one, so the file is then rewritten.
    this.#isBehind = text !== differenceLines(this.#kept)
  }

  /** All kept differences, oldest first, including those that no longer stand. */
  get kept(): readonly Difference[] {
    return this.#kept
  }

  /** The standing differences, oldest first. */
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

  /** Adds a verdict to the standing differences that `covers` selects. */
  judge(covers: (finding: Finding) => boolean, verdict: Verdict): void {
    this.#change((one) => {
      const isSaid = !covers(one) || JSON.stringify(one.verdict) === JSON.stringify(verdict)
      return isSaid ? one : { ...one, verdict }
    })
  }

  /**
   * Marks standing differences as settled: both sides agree again. They stay as a record of which node lied.
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

/** The newest differences of a file, oldest first; empty if there is no file. */
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

/** The difference in a line; none if the line holds no difference. */
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
