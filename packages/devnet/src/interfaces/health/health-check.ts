/** What a check found: what it has to say, and why it failed when it did. */
export interface Finding {
  /** Any plain value; left out where the check has nothing to say. */
  readonly message?: unknown
  /** Why the node is not healthy; left out when it is. */
  readonly error?: string
}

/** Something about a node that can be well or not. */
export interface HealthCheck {
  /** `network`, `C`, a chain's id. */
  readonly name: string
  /** The ids of the subnets that it concerns; `undefined` for the node itself, which every answer has. */
  readonly tags?: readonly string[]
  /** Whether it is too early to look; then it says that it did not run yet. Default: it is not. */
  readonly waits?: () => boolean
  /** Looks. What it throws is a failure with that message. */
  look(): Finding
}

/** A check's result as a node writes it; the members stand in its order. */
export interface CheckResult {
  readonly message?: unknown
  readonly error?: string | undefined
  readonly timestamp: string
  /** Nanoseconds. */
  readonly duration: number
  readonly contiguousFailures?: number | undefined
  readonly timeOfFirstFailure?: string | undefined
}

/** The answer of a health interface. */
export interface HealthAnswer {
  readonly checks: Readonly<Record<string, CheckResult>>
  readonly healthy: boolean
}
