import type { RpcCallOptions, RpcClientSettings } from "./options.ts"

/** Everything about one call: what is called, with the options of the client and its own. */
export interface PreparedCall extends RpcClientSettings, RpcCallOptions {
  readonly method: string
  readonly path?: string
  readonly bigints?: readonly string[]
  readonly endpoint?: string | readonly string[]
  readonly idempotent: boolean
  /** The index of the URL that worked last, by the first of its list. */
  readonly memory: Record<string, number>
}
