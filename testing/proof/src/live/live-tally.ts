/** Counts items by name. */
export class LiveTally {
  readonly #counts = new Map<string, number>()

  add(what: string, count = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + count)
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0)
  }

  /** The counts as lines, the most frequent first. */
  get lines(): readonly string[] {
    const counts = [...this.#counts].sort(([, one], [, other]) => other - one)
    return counts.map(([what, count]) => `${String(count).padStart(7)} ${what}`)
  }
}
