import type { ForkCache } from "./fork-cache.ts"

/** The living chain that a devnet forks, and the block at which it does. */
export interface ForkOptions {
  /**
   * The URL of the chain's JSON-RPC interface: http or https. A user name and a password in it are sent as a header. Errors show its origin, and
   * its path from `/ext/` on.
   */
  readonly url: string
  /** The number of the block, its hash, or a tag such as `finalized`. Default: `latest`. */
  readonly block?: bigint | number | string | undefined
  /** Headers of all requests, for instance with a key. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The id of the chain's network. Default: as the node or the chain id says, else 12345. */
  readonly networkID?: number | undefined
  /** Where values that were read stay for later runs; `false` for nowhere. Default: nowhere; for `startDevnet`, {@link folderCache}. */
  readonly cache?: ForkCache | false | undefined
  /** The implementation of `fetch`. Default: the global one. */
  readonly fetch?: typeof fetch | undefined
}
