/** The kind of a fault: the answer is lost with its connection, delayed, garbled, or replaced by an error status. */
export type FaultKind = "drop" | "delay" | "garble" | "refuse"

/** A rule that selects answers and the fault that they get. */
export interface FaultRule {
  readonly kind: FaultKind
  /** A path, or a prefix followed by `*`. Default: every path except the devnet's own. */
  readonly path?: string | undefined
  /** A method, or a prefix followed by `*`; a batch matches if one of its calls does. Default: every request. */
  readonly method?: string | undefined
  /** The share of the matching answers that get the fault: above 0, at most 1. Default: 1. */
  readonly share?: number | undefined
  /** Maximum number of affected answers. Default: no limit. */
  readonly times?: number | undefined
  /** Seed of the random choice of answers and of garbling. Default: `faults`. */
  readonly seed?: string | undefined
  /** Delay of a delayed answer in milliseconds. Default: 1,000. */
  readonly milliseconds?: number | undefined
  /** HTTP status of a refusal. Default: 503. */
  readonly status?: number | undefined
}

const faultKinds: readonly string[] = ["drop", "delay", "garble", "refuse"] satisfies readonly FaultKind[]
const longestDelay = 600_000

/** Validates a rule. @throws {RangeError} that names the invalid member. */
export function assertRule({ kind, share = 1, times, milliseconds = 0, status = 503 }: FaultRule): void {
  if (!faultKinds.includes(kind)) throw new RangeError(`a fault is one of ${faultKinds.join(", ")}, not ${kind}`)
  if (!(share > 0 && share <= 1)) throw new RangeError(`a share is above 0, at most 1, not ${share}`)
  if (times !== undefined && times < 1) throw new RangeError(`a fault strikes at least once, not ${times} times`)
  if (milliseconds > longestDelay) throw new RangeError(`a delay is at most ${longestDelay} ms, not ${milliseconds}`)
  if (status < 400 || status > 599) throw new RangeError(`a refusal's status is 400 to 599, not ${status}`)
}

/** Whether a name equals the wanted one, or starts with its part before `*`. */
export function matchesName(wanted: string | undefined, name: string): boolean {
  if (wanted === undefined) return true
  return wanted.endsWith("*") ? name.startsWith(wanted.slice(0, -1)) : name === wanted
}
