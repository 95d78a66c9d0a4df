/** Progress of a long operation on a store. */
export interface OperationProgress {
  /** The current file or table. */
  readonly item: string
  /** Bytes done so far, of all items. */
  readonly done: number
  /** Bytes of all items; an estimate if the database reports only that. */
  readonly total: number
}

/** Options of every long operation. */
export interface OperationOptions {
  /** Stops the operation, which rejects with the signal's reason and leaves nothing behind. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: OperationProgress) => void
}

/** Counts bytes over several items and reports the progress. */
export class ProgressCounter {
  readonly #total: number
  readonly #options: OperationOptions
  #done = 0

  constructor(total: number, options: OperationOptions) {
    this.#total = total
    this.#options = options
  }

  /** Reports the bytes done of an item, added to those of earlier items. Throws when the operation is aborted. */
  at(item: string, bytes: number): void {
    this.#options.signal?.throwIfAborted()
    const done = this.#done + bytes
    this.#options.onProgress?.({ item, done, total: Math.max(done, this.#total) })
  }

  /** Marks an item as done. */
  finish(item: string, bytes: number): void {
    this.at(item, bytes)
    this.#done += bytes
  }
}
