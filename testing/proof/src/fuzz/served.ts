import type { FuzzedOperation } from "./operations.ts"

/** A service and its operations. */
export interface FuzzedService {
  readonly port: number
  readonly operations: readonly FuzzedOperation[]
  /** The form of the messages in its errors. */
  readonly messages: "text" | "list"
}
