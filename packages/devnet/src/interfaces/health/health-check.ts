/** The result of a check: its message, and the reason of a failure. */
export interface Finding {
  /** Any plain value; absent if the check has no message. */
  readonly message?: unknown
  /** Why the check fails; absent if it passes. */
  readonly error?: string
}

/** A check of a node's health. */
export interface HealthCheck {
  /** `network`, `C`, or a chain's id. */
  readonly name: string
  /** The ids of the subnets that the check concerns; `undefined` for the node itself, whose checks are part of every answer. */
  readonly tags?: readonly string[]
  /** Whether it is too early to run the check, which is then reported as not yet run. Default: it never waits. */
  readonly waits?: () => boolean
  /** Runs the check. A thrown error is a failure with its message. */
  look(): Finding
}

/** A check's result in the node's format; the members have the node's order. */
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
