import type { NetworkIndexerOptions } from "../network/options.ts"
import type { IndexerOptions } from "../options.ts"
import type { PlainError } from "./errors.ts"

/** What the thread of an indexer begins with. */
export type IndexerThreadData = Omit<IndexerOptions, "onProgress" | "log">

/** What the thread of an indexer of a primary network begins with. */
export type NetworkThreadData = Omit<NetworkIndexerOptions, "onProgress" | "log">

/** What such a thread tells. */
export type ThreadMessage<Progress> =
  | { readonly kind: "started" }
  | { readonly kind: "progress"; readonly progress: Progress }
  | {
      readonly kind: "log"
      readonly level: "debug" | "info" | "warn" | "error"
      readonly message: string
      readonly facts: Readonly<Record<string, unknown>> | undefined
    }
  | { readonly kind: "ended"; readonly error?: PlainError }
