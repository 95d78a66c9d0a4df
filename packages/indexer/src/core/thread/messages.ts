import type { PlainError } from "./errors.ts"

/** What the thread of an indexer asks the one that started it. */
export interface ThreadQuestion {
  readonly kind: "question"
  readonly id: number
  readonly question: unknown
}

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
  | ThreadQuestion
  | { readonly kind: "ended"; readonly error?: PlainError }

/** What the thread of an indexer is told: to stop, or what a question of its came to. */
export type ThreadOrder =
  | "stop"
  | { readonly id: number; readonly answer: unknown; readonly error?: never }
  | { readonly id: number; readonly error: PlainError; readonly answer?: never }
