import type { LoggedRequest, Store, UsageCount, UsageTables } from "@serac/store"

/** Tables of usage in memory, which can refuse to save. */
export class MemoryUsage implements UsageTables {
  readonly counted = new Map<string, UsageCount>()
  readonly logged: LoggedRequest[] = []
  readonly pruned: unknown[] = []
  /** Thrown by the next attempts to save, while there is one. */
  fault: Error | undefined
  saves = 0

  async save(counts: readonly UsageCount[], requests: readonly LoggedRequest[]): Promise<void> {
    if (this.fault !== undefined) throw this.fault
    this.saves++
    for (const count of counts) {
      const { subject, resolution, start, cell, writer } = count
      this.counted.set([subject, resolution, start, cell, writer].join("|"), count)
    }
    this.logged.push(...requests)
  }

  async counts({ subject, resolution, start, end, after, limit }: Parameters<UsageTables["counts"]>[0]) {
    const from = after ?? { start, cell: "", writer: "" }
    const isAfter = (one: UsageCount) =>
      (one.start - from.start ||
        (one.cell < from.cell ? -1 : one.cell > from.cell ? 1 : one.writer > from.writer ? 1 : 0)) > 0
    return [...this.counted.values()]
      .filter((one) => one.subject === subject && one.resolution === resolution && one.start < end && isAfter(one))
      .sort(
        (one, other) => one.start - other.start || compare(one.cell, other.cell) || compare(one.writer, other.writer),
      )
      .slice(0, limit)
  }

  async requests(): Promise<readonly LoggedRequest[]> {
    return this.logged
  }

  async prune(retention: unknown): Promise<number> {
    this.pruned.push(retention)
    return 0
  }

  /** A store that has nothing else. */
  get store(): Pick<Store, "usage"> {
    return { usage: this }
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
