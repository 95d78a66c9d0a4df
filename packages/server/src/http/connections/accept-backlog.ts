/**
 * Measures for how long connections have arrived without a pause. Node.js accepts one connection per iteration of the event loop, so an
 * accepted connection has waited at most this long.
 */
export class AcceptBacklog {
  #since = 0
  #isThere = false
  #hasTaken = false
  #looks = 0

  /** Counts a connection that has been accepted or refused. */
  take(): void {
    this.#hasTaken = true
    if (this.#isThere) return
    this.#isThere = true
    this.#since = performance.now()
    this.#look()
  }

  /** Milliseconds since the backlog began; 0 where no connection arrived between the last two iterations of the event loop. */
  get milliseconds(): number {
    return this.#isThere ? performance.now() - this.#since : 0
  }

  /** Iterations of the event loop while connections arrive; at least two follow each connection. */
  get looks(): number {
    return this.#looks
  }

  /** Schedules a further iteration for as long as each iteration has a connection. */
  #look(): void {
    setImmediate(() => {
      this.#looks += 1
      this.#isThere = this.#hasTaken
      this.#hasTaken = false
      if (this.#isThere) this.#look()
    })
  }
}
