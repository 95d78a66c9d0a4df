/** Lets one task at a time at what they share. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()

  /** Runs a task once all before it are done, however they ended. */
  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(task, task)
    this.#last = result.catch(() => undefined)
    return result
  }
}
