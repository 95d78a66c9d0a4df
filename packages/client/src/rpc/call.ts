import type { SendOptions } from "../http/runtime.ts"
import type { BatchOptions } from "./batch-options.ts"

/** Where a call goes and how, by the options of the client and its own. */
export interface PreparedCall extends SendOptions {
  readonly batch: BatchOptions | false
}

/** One call as it goes over the wire. */
export interface WireCall {
  readonly id: number
  readonly method: string
  /** The request object as JSON. */
  readonly text: string
  readonly bigints: readonly string[] | undefined
}
