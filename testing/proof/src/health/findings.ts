import type { Claims } from "./claims.ts"
import type { Untruth } from "./judge.ts"

/** A rule that statements of one source about one subject broke, with the number of occurrences. */
export interface HealthFinding extends Untruth {
  readonly source: string
  /** The number of answers that broke the rule. */
  readonly count: number
  /** The time of the first such answer, by `performance.now`. */
  readonly firstAt: number
  readonly lastAt: number
}

interface Line {
  readonly at: number
  readonly words: string
}

/** Milliseconds of the timeline that are shown before a finding, and after it. */
const [shownBefore, shownAfter] = [12_000, 1_000]

/** The findings, with a timeline of events and statements. */
export class Findings {
  readonly #found = new Map<string, HealthFinding>()
  readonly #lines: Line[] = []
  readonly #last = new Map<string, string>()
  readonly #onFirst: (line: string) => void

  /** @param onFirst - gets a line when a source breaks a rule about a subject for the first time. */
  constructor(onFirst: (line: string) => void = () => {}) {
    this.#onFirst = onFirst
  }

  get all(): readonly HealthFinding[] {
    return [...this.#found.values()]
  }

  /** Records an event. */
  event(words: string): void {
    this.#lines.push({ at: performance.now(), words: `-- ${words}` })
  }

  /** Records a statement; one that repeats the previous statement adds no line. */
  told({ source, at, isReady, storeFault, chains }: Claims): void {
    if (isReady !== undefined || storeFault !== undefined)
      this.#line(source, "service", `${isReady === false ? "not ready" : "ready"} ${storeFault ?? ""}`, at)
    for (const { subject, state, reason, retryAt, head, missing, seconds, problems } of chains) {
      const lag = missing === undefined ? "?" : String(missing)
      const words = [state ?? "", lag === "0" ? "" : `missing ${lag}`, seconds === 0 ? "" : `${seconds} s`]
      const why = `${reason ?? ""}${retryAt === undefined ? "" : ` (retry at ${retryAt})`} ${problems.join("; ")}`
      this.#line(source, subject, `${words.join(" ")} ${why}`, at, `head ${head}`)
    }
  }

  add(source: string, at: number, untruths: readonly Untruth[]): void {
    for (const untruth of untruths) {
      const key = `${untruth.rule} ${untruth.subject} ${source}`
      const before = this.#found.get(key)
      if (before === undefined) this.#onFirst(`${timeOf(at)} UNTRUE: ${wordsOf({ ...untruth, source })}`)
      const { firstAt = at, count = 0 } = before ?? {}
      this.#found.set(key, { ...(before ?? untruth), source, firstAt, lastAt: at, count: count + 1 })
    }
  }

  /** The events and statements around a finding, one line each. */
  timeline({ firstAt, subject, source }: HealthFinding): readonly string[] {
    return this.#lines
      .filter(({ at }) => at >= firstAt - shownBefore && at <= firstAt + shownAfter)
      .filter(
        ({ words }) =>
          words.startsWith("--") || words.startsWith(`${source} ${subject}`) || words.includes(" service:"),
      )
      .map(({ at, words }) => `${timeOf(at)} ${words}`)
  }

  #line(source: string, subject: string, words: string, at: number, beside = ""): void {
    const key = `${source} ${subject}`
    const plain = words.replaceAll(/\d+/g, "#")
    if (this.#last.get(key) === plain) return
    this.#last.set(key, plain)
    this.#lines.push({ at, words: `${key}: ${words.trim()} ${beside}` })
  }
}

/** A false statement, described for the report. */
export function wordsOf({ rule, source, subject, detail }: Untruth & Pick<HealthFinding, "source">): string {
  return `${rule} (${source}, ${subject}): ${detail}`
}

/** A moment of `performance.now` as seconds. */
export const timeOf = (at: number): string => `${(at / 1000).toFixed(1).padStart(7)} s`
