import type { ShownProgress, ShownSubject } from "./shown.ts"

/** Shows the progress of indexers. */
export interface ProgressView {
  update(subject: ShownSubject, progress: ShownProgress): void
  /** Prints permanent text without disturbing the progress display. */
  print(stream: "out" | "error", text: string): void
  /** Ends the display; its last state stays visible. */
  close(): void
}

/** The terminal, or a substitute for it. */
export interface Streams {
  out(text: string): void
  error(text: string): void
}
