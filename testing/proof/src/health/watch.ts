import { setTimeout as delay } from "node:timers/promises"
import { runSerac } from "../chaos/process/serac-process.ts"
import { type Claims, claimsOfHeaders, claimsOfHealth, claimsOfStatus } from "./claims.ts"
import { Findings } from "./findings.ts"
import { type JudgeOptions, judgeClaims, storeReads } from "./judge.ts"

/** The watched sources. */
export interface Places {
  /** URLs of `/health`, by the name of the source. */
  readonly health: Readonly<Record<string, string>>
  /** URLs of data, by subject. */
  readonly data: Readonly<Record<string, string>>
  /** The arguments of `serac status`, and the folder that it runs in. */
  readonly status: readonly string[]
  readonly directory: string
}

/** The options of a watch. */
export interface WatchOptions extends JudgeOptions {
  readonly places: Places
  /** Milliseconds between two requests of `/health` and data. */
  readonly pace: number
  /** Milliseconds between two runs of `serac status`, each of which is a process. */
  readonly statusPace: number
  /** Receives a line when a statement is false for the first time. */
  readonly log?: ((line: string) => void) | undefined
  /** Records the current facts. */
  readonly look: () => Promise<void>
}

const answerTimeoutMs = 10_000
/** Milliseconds after which every block of a moment is known to this process. */
const knownAfter = 1_500

/** Requests every source continuously, and judges its statements. */
export class Watch {
  /** The number of judged answers, by source. */
  readonly counts = new Map<string, number>()
  readonly findings: Findings
  readonly #options: WatchOptions
  readonly #loops: readonly Promise<void>[]
  readonly #looking: Promise<void>
  #isLooking = true
  /** Statements not yet judged, since the facts are only known a moment later. */
  #unjudged: Claims[] = []
  #isOver = false

  constructor(options: WatchOptions) {
    this.#options = options
    this.findings = new Findings(options.log)
    const { health, data } = options.places
    const { pace, statusPace } = options
    this.#looking = this.#look(pace)
    this.#loops = [
      ...Object.entries(health).map(([source, url]) => this.#loop(pace, () => this.#askHealth(source, url))),
      ...Object.entries(data).map(([subject, url]) => this.#loop(pace, () => this.#askData(subject, url))),
      this.#loop(statusPace, () => this.#askStatus()),
    ]
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#loops)
    // The facts are recorded until all statements are judged, and a moment longer.
    await delay(this.#unjudged.length === 0 ? 0 : knownAfter)
    this.#isLooking = false
    await this.#looking
    this.#judgeUntil(Number.POSITIVE_INFINITY)
  }

  #judgeUntil(moment: number): void {
    const due = this.#unjudged.filter(({ at }) => at <= moment)
    this.#unjudged = this.#unjudged.filter(({ at }) => at > moment)
    for (const told of due) this.findings.add(told.source, told.at, judgeClaims(told, this.#options))
  }

  async #look(pace: number): Promise<void> {
    while (this.#isLooking) {
      await this.#options.look()
      this.#judgeUntil(performance.now() - knownAfter)
      await delay(pace)
    }
  }

  async #loop(pace: number, work: () => Promise<void>): Promise<void> {
    while (!this.#isOver) {
      const began = performance.now()
      await work()
      await delay(Math.max(1, pace - (performance.now() - began)))
    }
  }

  async #askHealth(source: string, url: string): Promise<void> {
    const askedAt = performance.now()
    const answer = await fetchWhole(url)
    const asked = { source, askedAt, at: performance.now() }
    if (answer === undefined) return this.#note(source, "health answers", "service", "it did not", asked.at)
    this.#judgeClaims(claimsOfHealth(asked, answer.status, JSON.parse(answer.text)))
  }

  async #askData(subject: string, url: string): Promise<void> {
    const { truth, limit } = this.#options
    const source = "headers"
    const askedAt = performance.now()
    const answer = await fetchWhole(url)
    const at = performance.now()
    const works = truth.wasAlways(storeReads, "works", askedAt - limit, at)
    if (answer === undefined) return this.#note(source, "data is answered", subject, "nothing came", at)
    const { status, text, headers } = answer
    if (status !== 200) {
      this.#count(source)
      const words = `${status} ${text.slice(0, 200)}`
      if (status !== 503) this.#note(source, "data is served, or refused with 503", subject, words, at)
      else if (headers.get("retry-after") === null)
        this.#note(source, "a 503 says when to try again", subject, words, at)
      if (works) this.#note(source, "data is served while the store is there", subject, words, at)
      return
    }
    const told = claimsOfHeaders({ source, askedAt, at }, subject, headers)
    if (told !== undefined) this.#judgeClaims(told)
    else if (works) this.#note(source, "an answer has headers of freshness", subject, "it has none", at)
  }

  async #askStatus(): Promise<void> {
    const { status, directory } = this.#options.places
    const askedAt = performance.now()
    const { out, error } = await runSerac(["status", "--json", ...status], directory)
    const asked = { source: "status", askedAt, at: performance.now() }
    try {
      this.#judgeClaims(claimsOfStatus(asked, JSON.parse(out)))
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw cause
      this.#note("status", "status prints JSON", "command", error.slice(0, 300), asked.at)
    }
    if (asked.at - askedAt > answerTimeoutMs + this.#options.limit)
      this.#note("status", "status ends soon", "command", `it took ${Math.round(asked.at - askedAt)} ms`, asked.at)
  }

  #judgeClaims(told: Claims): void {
    const { truth } = this.#options
    this.#count(told.source)
    this.findings.told(told)
    this.#unjudged.push(told)
    for (const { subject, head } of told.chains) if (head !== undefined) truth.stored(subject, head, told.at)
  }

  #note(source: string, rule: string, subject: string, detail: string, at: number): void {
    this.findings.add(source, at, [{ rule, subject, detail }])
  }

  #count(source: string): void {
    this.counts.set(source, (this.counts.get(source) ?? 0) + 1)
  }
}

async function fetchWhole(url: string) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(answerTimeoutMs) })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch {
    return undefined
  }
}
