/** What becomes of an answer: it is lost with its connection, comes late, comes spoiled, or is a refusal instead. */
export type FaultKind = "drop" | "delay" | "garble" | "refuse"

/** Which answers a fault strikes, and how. */
export interface FaultRule {
  readonly kind: FaultKind
  /** A path, or its beginning and `*`. Default: every path but the devnet's own. */
  readonly path?: string | undefined
  /** A method, or its beginning and `*`; a batch is struck where one of its calls is. Default: every request. */
  readonly method?: string | undefined
  /** The part of the matching answers that it strikes, above 0 to 1. Default: 1. */
  readonly share?: number | undefined
  /** How many answers it strikes at most. Default: no limit. */
  readonly times?: number | undefined
  /** What decides which, and how they are spoiled. Default: `faults`. */
  readonly seed?: string | undefined
  /** How late a delayed answer is. Default: 1,000. */
  readonly milliseconds?: number | undefined
  /** The status of a refusal. Default: 503. */
  readonly status?: number | undefined
}

const faultKinds: readonly string[] = ["drop", "delay", "garble", "refuse"] satisfies readonly FaultKind[]
const longestDelay = 600_000

/** Checks a rule that somebody gave. @throws {RangeError} saying what is wrong with it. */
export function assertRule({ kind, share = 1, times, milliseconds = 0, status = 503 }: FaultRule): void {
  if (!faultKinds.includes(kind)) throw new RangeError(`a fault is one of ${faultKinds.join(", ")}, not ${kind}`)
  if (!(share > 0 && share <= 1)) throw new RangeError(`a share is above 0, at most 1, not ${share}`)
  if (times !== undefined && times < 1) throw new RangeError(`a fault strikes at least once, not ${times} times`)
  if (milliseconds > longestDelay) throw new RangeError(`a delay is at most ${longestDelay} ms, not ${milliseconds}`)
  if (status < 400 || status > 599) throw new RangeError(`a refusal's status is 400 to 599, not ${status}`)
}

/** Whether a name is the wanted one, or begins as it does before its `*`. */
export function matchesName(wanted: string | undefined, name: string): boolean {
  if (wanted === undefined) return true
  return wanted.endsWith("*") ? name.startsWith(wanted.slice(0, -1)) : name === wanted
}
