import type { PlainError } from "./errors.ts"

/** A message from the thread of an indexer to its parent. */
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
