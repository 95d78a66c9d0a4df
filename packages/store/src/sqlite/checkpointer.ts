import { checkpointThread } from "./checkpoint-thread.ts"

/**
 * Checkpoints a file's write-ahead log in another thread, so that the writer's next transaction does not wait for it: a log of 64
 * MiB takes some 20 ms of processor time and waits for the disk.
 */
export class Checkpointer {
  readonly #path: string
  #running: Promise<void> | undefined
  /** Whether another checkpoint was requested during the running one. */
  #isAskedAgain = false

  constructor(path: string) {
    this.#path = path
  }

  /** Requests a checkpoint soon. After a failure the writer checkpoints itself, as without a request. */
  request(): void {
    this.#isAskedAgain = this.#running !== undefined
    this.#running ??= checkpointThread.checkpoint(this.#path).then(() => {
      this.#running = undefined
      if (this.#isAskedAgain) this.request()
    })
  }

  /** Resolves when the other thread has closed the file. */
  async close(): Promise<void> {
    this.#isAskedAgain = false
    await this.#running
  }
}
