import { setTimeout as delay } from "node:timers/promises"
import { type Facts, judge, type Violation } from "./judge.ts"
import { type Sample, samplesOf } from "./sample.ts"

/** What is watched. */
export interface WatchOptions {
  readonly url: string
  /** Milliseconds between two looks. */
  readonly pace: number
  /** The current facts about a subject; undefined for an unknown one. */
  readonly facts: (subject: string) => Facts | undefined
  /** What the process says in its file. */
  readonly readFile: () => Promise<readonly Sample[]>
  /** Whether the service must answer by now. */
  readonly isUp: () => boolean
  /** Reads and judges what is served beside `/health`. Throws an Error that says what is wrong with it. */
  readonly readPages: (samples: readonly Sample[]) => Promise<void>
}

/** How a rule was broken, however often it was. */
export interface Finding {
  readonly rule: string
  readonly subject: string
  /** Samples that broke it. */
  readonly count: number
  readonly first: string
  readonly last: string
}

/** Milliseconds in which `/health` answers, however bad all is. */
const healthTimeoutMs = 10_000

/** Asks `/health` over and over, and reads pages, and writes down every rule that is broken. */
export class HealthWatch {
  /** Samples that were judged. */
  count = 0
  /** Pages that were judged. */
  pages = 0
  /** The newest of each subject that came from the process that runs. */
  readonly newest = new Map<string, Sample>()
  /** The last block that each subject was said to be stored up to, by whichever process. */
  readonly heads = new Map<string, number>()
  readonly #options: WatchOptions
  readonly #findings = new Map<string, Finding>()
  readonly #states: string[] = []
  #isStopped = false
  readonly #watching: Promise<void>

  constructor(options: WatchOptions) {
    this.#options = options
    this.#watching = this.#watch()
  }

  get findings(): readonly Finding[] {
    return [...this.#findings.values()]
  }

  /** Each change of state that was seen, in order, for those who look for what went wrong. */
  get states(): readonly string[] {
    return this.#states
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#watching
  }

  async #watch(): Promise<void> {
    while (!this.#isStopped) {
      await this.#look()
      await delay(this.#options.pace)
    }
  }

  async #look(): Promise<void> {
    const { url, isUp, readPages, readFile, facts } = this.#options
    const wasUp = isUp()
    const askedAt = performance.now()
    const answer = await fetchHealth(`${url}/health`)
    const at = performance.now()
    if (!wasUp || !isUp()) return
    if (answer === undefined)
      return this.#note("/health answers", "service", `nothing came in ${Math.round(at - askedAt)} ms`)
    const samples = samplesOf(answer, askedAt, at)
    for (const sample of [...(await readFile()), ...samples]) {
      const known = facts(sample.subject)
      if (known === undefined) continue
      this.count++
      this.#see(sample)
      for (const violation of judge(sample, known))
        this.#note(violation.rule, `${sample.source} ${sample.subject}`, violationText(violation))
    }
    try {
      await readPages(samples)
      this.pages++
    } catch (error) {
      if (isUp()) this.#note("pages tell the history", "pages", (error as Error).message)
    }
  }

  #see(sample: Sample): void {
    if (sample.source !== "/health") return
    const before = this.newest.get(sample.subject)
    if (before?.state !== sample.state || before?.reason !== sample.reason)
      this.#states.push(
        `${(sample.at / 1000).toFixed(1)} s ${sample.subject}: ${sample.state} ${sample.reason ?? ""} (${sample.head} of ${sample.nodeHead})`,
      )
    this.newest.set(sample.subject, sample)
    if (sample.head !== undefined) this.heads.set(sample.subject, sample.head)
  }

  #note(rule: string, subject: string, words: string): void {
    const key = `${rule} ${subject}`
    const before = this.#findings.get(key)
    const at = `${(performance.now() / 1000).toFixed(1)} s: ${words}`
    this.#findings.set(key, { rule, subject, count: (before?.count ?? 0) + 1, first: before?.first ?? at, last: at })
  }
}

const violationText = ({ detail, sample: { state, reason, head, nodeHead, lag } }: Violation) =>
  `${detail}; ${JSON.stringify({ state, reason, head, nodeHead, lag })}`

/** What it says, whatever its status; undefined when it does not answer in time. */
async function fetchHealth(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(healthTimeoutMs) })
    return await response.json()
  } catch {
    return undefined
  }
}
