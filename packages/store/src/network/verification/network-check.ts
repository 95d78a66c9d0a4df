import type { Connection } from "../../engine.ts"
import type { CheckOptions, Findings } from "../../verification/inconsistency.ts"

/** The range of a network's check. */
export interface NetworkCheck extends CheckOptions {
  readonly connection: Connection & {
    snapshot<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>
  }
  readonly network: number
  readonly findings: Findings
}
