import type { ShownProgress, ShownSubject } from "./shown.ts"

/** Shows what the indexers do. */
export interface ProgressView {
  update(subject: ShownSubject, progress: ShownProgress): void
  /** Writes something that stays, without disturbing what is shown. */
  print(stream: "out" | "error", text: string): void
  /** Ends it; what was shown last stays. */
  close(): void
}

/** The terminal, or a substitute for it. */
export interface Streams {
  out(text: string): void
  error(text: string): void
}
