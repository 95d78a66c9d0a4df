/**
 * How long connections have come one behind the other. Node takes one between two looks at all that happens, so that whoever has just been
 * taken has waited for no longer than that.
 */
export class AcceptBacklog {
  #since = 0
  #isThere = false
  #hasTaken = false
  #looks = 0

  /** Tells that one has been taken or refused. */
  take(): void {
    this.#hasTaken = true
    if (this.#isThere) return
    this.#isThere = true
    this.#since = performance.now()
    this.#look()
  }

  /** Milliseconds; 0 where none came between the last two looks. */
  get milliseconds(): number {
    return this.#isThere ? performance.now() - this.#since : 0
  }

  /** Looks at all that happens since connections began to come; at least two follow each of them. */
  get looks(): number {
    return this.#looks
  }

  /** Looks again for as long as one comes each time. */
  #look(): void {
    setImmediate(() => {
      this.#looks += 1
      this.#isThere = this.#hasTaken
      this.#hasTaken = false
      if (this.#isThere) this.#look()
    })
  }
}
