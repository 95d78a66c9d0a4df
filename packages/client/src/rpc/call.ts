import type { SendOptions } from "../http/runtime.ts"
import type { BatchOptions } from "./batch-options.ts"

/** The endpoints and settings of a call, from the options of the client and its own. */
export interface PreparedCall extends SendOptions {
  readonly batch: BatchOptions | false
}

/** A call in its wire format. */
export interface WireCall {
  readonly id: number
  readonly method: string
  /** The request object as JSON. */
  readonly text: string
  readonly bigints: readonly string[] | undefined
}
