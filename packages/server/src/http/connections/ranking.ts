/** Members by how many of something they have: the one that has the most is there at once. */
export class Ranking<Member> {
  readonly #counts = new Map<Member, number>()
  /** By count; in each the one that has had that count for the longest is the first. */
  readonly #members = new Map<number, Set<Member>>()
  #most = 0

  /** The one with the most, of several the one that has had as many for the longest; undefined where none has any. */
  get largest(): Member | undefined {
    const [first] = this.#members.get(this.#most) ?? []
    return first
  }

  /** Sets how many a member has; counts go up and down by single steps. */
  set(member: Member, count: number): void {
    const before = this.#counts.get(member) ?? 0
    if (before === count) return
    const left = this.#members.get(before)
    left?.delete(member)
    if (left?.size === 0) this.#members.delete(before)
    if (count === 0) this.#counts.delete(member)
    else {
      this.#counts.set(member, count)
      const joined = this.#members.get(count)
      if (joined === undefined) this.#members.set(count, new Set([member]))
      else joined.add(member)
    }
    if (count > this.#most) this.#most = count
    while (this.#most > 0 && !this.#members.has(this.#most)) this.#most -= 1
  }
}
