import type { NetworkWriter } from "@serac/store"
import type { NetworkTracker } from "../network-tracker.ts"

/** Notes for operators on missing data, each once: stored, and reported with the progress. */
export class Notes {
  readonly #writer: Pick<NetworkWriter, "note">
  readonly #tracker: Pick<NetworkTracker, "notes" | "report">

  constructor(writer: Pick<NetworkWriter, "note">, tracker: Pick<NetworkTracker, "notes" | "report">) {
    this.#writer = writer
    this.#tracker = tracker
  }

  async add(...words: readonly string[]): Promise<void> {
    const notes = [...new Set([...this.#tracker.notes, ...words])]
    if (notes.length !== this.#tracker.notes.length) await this.#replace(notes)
  }

  /** Takes back a note that is not true. */
  async remove(words: string): Promise<void> {
    const notes = this.#tracker.notes.filter((note) => note !== words)
    if (notes.length !== this.#tracker.notes.length) await this.#replace(notes)
  }

  async #replace(notes: readonly string[]): Promise<void> {
    this.#tracker.notes = notes
    await this.#writer.note(notes)
    this.#tracker.report()
  }
}
