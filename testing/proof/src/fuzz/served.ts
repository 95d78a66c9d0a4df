import type { FuzzedOperation } from "./operations.ts"

/** A service and what it serves. */
export interface FuzzedService {
  readonly port: number
  readonly operations: readonly FuzzedOperation[]
  /** How it writes the messages of errors. */
  readonly messages: "text" | "list"
}
