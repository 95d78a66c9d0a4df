import type { Operation } from "./operations.ts"

/** A service and what it serves. */
export interface Served {
  readonly port: number
  readonly operations: readonly Operation[]
  /** How it writes the messages of errors. */
  readonly messages: "text" | "list"
}
