import type { ChainClaims, Claims } from "./claims.ts"
import type { Truth } from "./truth.ts"

/** A statement that has been false for longer than allowed. */
export interface Untruth {
  readonly rule: string
  readonly subject: string
  readonly detail: string
}

/** The options of the judgement. */
export interface JudgeOptions {
  readonly truth: Truth
  /** The time in milliseconds for which a statement may be false. */
  readonly limit: number
  /** Converts a moment of `performance.now` to Unix seconds. */
  readonly wallTime: (at: number) => number
}

const broken: ReadonlySet<string> = new Set(["retrying", "stuck", "paused", "stopped"])
const pausing: ReadonlySet<string> = new Set(["retrying", "stuck", "paused"])

/** The statement, with its time, that the answers of a node which works again were false. */
const past = / gave \d+ answers? that cannot be true, the last at /

/** The statement about a pause for disk space: the path, the free space, and the amount at which indexing continues. */
const spaceWords = /^the disk of .+ has \d+ MiB free; indexing pauses below \d+ MiB and goes on at \d+ MiB/

/** The delay in milliseconds after which this process notices a block; others may know it earlier. */
const noticed = 1_000

/** The names under which `Truth` records that the store can be read and written. */
export const storeReads = "store reads"
export const storeWrites = "store writes"

/** All statements that were not true at any moment of the allowed time before them. */
export function judgeClaims(told: Claims, options: JudgeOptions): readonly Untruth[] {
  return [...judgeStore(told, options), ...told.chains.flatMap((chain) => judgeChain(told, chain, options))]
}

/** Finds statements that the store cannot be read while it can, or that requests are accepted while it cannot. */
function judgeStore({ askedAt, at, isReady, storeFault }: Claims, { truth, limit }: JudgeOptions): readonly Untruth[] {
  const was = (condition: "works" | "fails") => truth.wasAlways(storeReads, condition, askedAt - limit, at)
  const untruths: Untruth[] = []
  const say = (rule: string, detail: string) => untruths.push({ rule, subject: "store", detail })
  if (storeFault !== undefined && was("works")) say("the store is not away while it is there", storeFault)
  if (isReady === false && was("works")) say("a service whose store is there is ready", "it is not ready")
  if (isReady === true && was("fails")) say("a service whose store is away is not ready", "it is ready")
  return untruths
}

function judgeChain(told: Claims, chain: ChainClaims, { truth, limit, wallTime }: JudgeOptions): readonly Untruth[] {
  const { askedAt, at, storeFault } = told
  const { subject, state, reason, retryAt, head, missing, seconds, problems } = chain
  const from = askedAt - limit
  const was = (what: string, condition: "works" | "fails") => truth.wasAlways(what, condition, from, at)
  const untruths: Untruth[] = []
  const expect = (holds: boolean, rule: string, detail: () => string) => {
    if (!holds) untruths.push({ rule, subject, detail: detail() })
  }
  const isBroken = state !== undefined && broken.has(state)
  const fails = was(subject, "fails") || was(storeWrites, "fails")
  const works = was(subject, "works") && was(storeWrites, "works") && was(storeReads, "works")
  if (state !== undefined && fails)
    expect(isBroken, "nobody follows who can get or store nothing", () => `it is ${state}`)
  if (state !== undefined && works)
    expect(!isBroken, "what works is not told to be broken", () => `it is ${state}: ${reason}`)
  const present = problems.filter((words) => !past.test(words))
  if (works) expect(present.length === 0, "what works has no problem", () => present.join("; "))
  if (fails && missing !== undefined && storeFault === undefined)
    expect(missing > 0, "who hears nothing does not say that nothing is missing", () => "0 blocks are missing")
  if (head !== undefined) {
    const [before, now] = [truth.headAt(subject, from), truth.headAt(subject, at + noticed)]
    if (now !== undefined) expect(head <= now, "no head is above the chain's", () => `${head} of ${now}`)
    const stored = truth.storedAt(subject, from)
    if (stored !== undefined && was(storeReads, "works"))
      expect(head >= stored, "what is stored is told", () => `${head} is told, and ${stored} was stored`)
    if (missing === 0 && before !== undefined)
      expect(head >= before, "a lag of 0 is none", () => `${head} is stored, and the chain has had ${before}`)
    if (missing !== undefined && missing > 0 && now !== undefined)
      expect(head + missing <= now, "no more is missing than there is", () => `${missing} after ${head}, of ${now}`)
    // While the node does not answer, more blocks may be missing than reported; the statement then contains since when that is so.
    if (missing !== undefined && missing > 0 && before !== undefined && works)
      expect(
        head + missing >= before,
        "no less is missing than there is",
        () => `${missing} after ${head}, of ${before}`,
      )
    if (works && state !== undefined && storeFault === undefined)
      expect(missing !== undefined, "how far behind it is, is known", () => `not heard for ${seconds} s`)
    if (works && state === undefined) expect(seconds !== undefined, "headers tell the lag", () => "they tell none")
  }
  if (state !== undefined && pausing.has(state)) {
    expect((reason ?? "") !== "", "a pause says what it waits for", () => `${state} without a reason`)
    if (state === "paused")
      expect(spaceWords.test(reason ?? ""), "a pause for space names the figures", () => `${reason}`)
    expect(retryAt !== undefined, "a pause says when it goes on", () => `${state}: ${reason}`)
    if (retryAt !== undefined)
      expect(
        retryAt >= wallTime(from) - 1,
        "a pause goes on when it says",
        () => `${state}: ${reason}; ${Math.round(wallTime(at) - retryAt)} s ago`,
      )
  }
  return untruths
}
