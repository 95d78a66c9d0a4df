/** Members ordered by a count; finding the member with the highest count takes constant time. */
export class Ranking<Member> {
  readonly #counts = new Map<Member, number>()
  /** By count; within a count, the member that has had it the longest is the first. */
  readonly #members = new Map<number, Set<Member>>()
  #most = 0

  /** The member with the highest count, of several the one that has had it the longest; undefined where all counts are 0. */
  get largest(): Member | undefined {
    const [first] = this.#members.get(this.#most) ?? []
    return first
  }

  /** Sets the count of a member; counts change by single steps. */
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
