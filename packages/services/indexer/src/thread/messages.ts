import type { IndexerOptions } from "../options.ts"
import type { IndexerProgress } from "../progress.ts"
import type { PlainError } from "./errors.ts"

/** What the thread of an indexer begins with. */
export type IndexerThreadData = Omit<IndexerOptions, "onProgress" | "log">

/** What it tells. */
export type IndexerMessage =
  | { readonly kind: "started" }
  | { readonly kind: "progress"; readonly progress: IndexerProgress }
  | {
      readonly kind: "log"
      readonly level: "debug" | "info" | "warn" | "error"
      readonly message: string
      readonly facts: Readonly<Record<string, unknown>> | undefined
    }
  | { readonly kind: "ended"; readonly error?: PlainError }
