/** Runs tasks on a shared resource one at a time. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()

  /** Runs a task after all earlier tasks have settled. */
  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(task, task)
    this.#last = result.catch(() => undefined)
    return result
  }
}
