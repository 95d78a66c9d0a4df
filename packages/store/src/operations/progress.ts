/** How far a long operation on a store is. */
export interface OperationProgress {
  /** What is being worked on: a file or a table. */
  readonly item: string
  /** Bytes so far, of all items. */
  readonly done: number
  /** Bytes of all items; an estimate where the database can only tell that. */
  readonly total: number
}

/** What every long operation takes. */
export interface OperationOptions {
  /** Stops it; it rejects with the signal's reason, and leaves nothing behind. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: OperationProgress) => void
}

/** Counts bytes over several items, and tells. */
export class ProgressCounter {
  readonly #total: number
  readonly #options: OperationOptions
  #done = 0

  constructor(total: number, options: OperationOptions) {
    this.#total = total
    this.#options = options
  }

  /** Says how many bytes of an item are done, of those before it all. Throws when it is told to stop. */
  at(item: string, bytes: number): void {
    this.#options.signal?.throwIfAborted()
    const done = this.#done + bytes
    this.#options.onProgress?.({ item, done, total: Math.max(done, this.#total) })
  }

  /** An item is done. */
  finish(item: string, bytes: number): void {
    this.at(item, bytes)
    this.#done += bytes
  }
}
