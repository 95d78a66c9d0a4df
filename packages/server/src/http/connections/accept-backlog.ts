/**
 * How long connections have come one behind the other. Node takes one between two looks at all that happens, so that whoever has just been
 * taken has waited for no longer than that.
 */
export class AcceptBacklog {
  #since = 0
  #isThere = false
  #hasTaken = false

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

  /** Looks again for as long as one comes each time. */
  #look(): void {
    setImmediate(() => {
      this.#isThere = this.#hasTaken
      this.#hasTaken = false
      if (this.#isThere) this.#look()
    })
  }
}
