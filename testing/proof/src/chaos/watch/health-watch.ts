import { setTimeout as delay } from "node:timers/promises"
import { type Facts, judge, type Violation } from "./judge.ts"
import { type Sample, samplesOf } from "./sample.ts"

/** The options of a watch. */
export interface WatchOptions {
  readonly url: string
  /** Milliseconds between two samples. */
  readonly pace: number
  /** The current facts about a subject; undefined for an unknown one. */
  readonly facts: (subject: string) => Facts | undefined
  /** Reads the samples from the process's status file. */
  readonly readFile: () => Promise<readonly Sample[]>
  /** Whether the service must already answer. */
  readonly isUp: () => boolean
  /** Reads and judges the pages that are served. Throws an Error that describes the fault. */
  readonly readPages: (samples: readonly Sample[]) => Promise<void>
}

/** A broken rule with the number of its occurrences. */
export interface Finding {
  readonly rule: string
  readonly subject: string
  /** The number of samples that broke the rule. */
  readonly count: number
  readonly first: string
  readonly last: string
}

/** The time limit of an answer of `/health` in milliseconds, in every state of the service. */
const healthTimeoutMs = 10_000

/** Samples `/health` and pages continuously, and records every broken rule. */
export class HealthWatch {
  /** The number of judged samples. */
  count = 0
  /** The number of judged pages. */
  pages = 0
  /** The newest sample of each subject from the running process. */
  readonly newest = new Map<string, Sample>()
  /** The highest block reported as stored for each subject, by any process. */
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

  /** Each observed change of state, in order, for the investigation of failures. */
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

/** The body of `/health` at any status; undefined when there is no answer in time. */
async function fetchHealth(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(healthTimeoutMs) })
    return await response.json()
  } catch {
    return undefined
  }
}
