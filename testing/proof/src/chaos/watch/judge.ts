import type { Sample } from "./sample.ts"

/** The facts about a subject, recorded by the code that injects the faults. All times are by `performance.now`. */
export interface Facts {
  /** The heads that the node could report, with their times; the newest last. */
  readonly told: readonly { readonly number: number; readonly at: number }[]
  /** The time since when no indexer can store anything; absent while storing is possible. */
  readonly blockedSince?: number | undefined
  /** The time since when the node does not answer; absent while it answers. */
  readonly silentSince?: number | undefined
  /** Whether the process's wall clock equals the machine's clock. */
  readonly isClockTrue: boolean
  /** Milliseconds by which health may lag behind events. */
  readonly grace: number
}

/** A rule that a sample broke. */
export interface Violation {
  readonly rule: string
  readonly sample: Sample
  readonly detail: string
}

const healthStates = ["starting", "backfilling", "following", "retrying", "stuck", "paused", "standby", "stopped"]
const explained = ["retrying", "stuck", "paused"]

/** The rules that a sample breaks. */
export function judge(sample: Sample, facts: Facts): readonly Violation[] {
  const { state, reason, stuckAt, head, lag, nodeHead, observedAt, askedAt } = sample
  const { told, blockedSince, silentSince, isClockTrue, grace } = facts
  const broken: Violation[] = []
  const expect = (holds: boolean, rule: string, detail: string) => {
    if (!holds) broken.push({ rule, sample, detail })
  }
  expect(state !== undefined && healthStates.includes(state), "health names a state", `it is ${state}`)
  if (state === undefined) return broken
  if (explained.includes(state)) expect((reason ?? "") !== "", `${state} has a reason`, "it has none")
  if (stuckAt !== undefined && head !== undefined)
    expect(stuckAt > head, "it is stuck above what is stored", `at ${stuckAt}, and ${head} is stored`)
  const highest = Math.max(...told.map(({ number }) => number))
  expect((head ?? -1) <= highest, "no head is above the node's", `${head} is stored of ${highest}`)
  const due = told.findLast(({ at }) => at <= askedAt - grace)?.number ?? -1
  const lowestSince = Math.min(due, ...told.filter(({ at }) => at > askedAt - grace).map(({ number }) => number))
  if (state === "following" && lag === 0)
    expect(
      (head ?? -1) >= lowestSince,
      "a lag of 0 is none",
      `${head} is stored, and the node has had ${lowestSince} for ${grace} ms`,
    )
  if (blockedSince !== undefined && blockedSince < askedAt - grace)
    expect(
      state !== "following" && state !== "backfilling",
      "nobody follows who cannot store",
      `it is ${state} ${Math.round(askedAt - blockedSince)} ms after the fault (head ${head}, node ${nodeHead})`,
    )
  if (silentSince !== undefined && isClockTrue && observedAt !== undefined) {
    const silent = (performance.timeOrigin + silentSince) / 1000
    expect(
      observedAt <= silent + 2,
      "a node that is silent is not observed",
      `it was observed ${(observedAt - silent).toFixed(1)} s after it fell silent`,
    )
  }
  return broken
}
