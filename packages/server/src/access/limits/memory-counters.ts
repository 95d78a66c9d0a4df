import type { QuotaTaken, QuotaWindow } from "@serac/store"
import type { Counters } from "./counters.ts"

/** Maximum callers counted in a window; beyond it the first is removed, which bounds memory to some 30 MB. */
const maxSubjects = 200_000

/** Counts in this process. Ended windows are removed when the next one of their length begins. */
export class MemoryCounters implements Counters {
  readonly isShared = false
  /** The newest window of each length. */
  readonly #windows = new Map<number, { start: number; readonly used: Map<string, number> }>()

  take({ subject, seconds, start }: QuotaWindow, units: number, quota: number): QuotaTaken {
    const counts = this.#countsOf(seconds, start)
    const used = counts.get(subject) ?? 0
    const granted = Math.max(0, Math.min(units, quota - used))
    if (granted > 0) {
      if (used === 0 && counts.size >= maxSubjects) counts.delete(firstKey(counts))
      counts.set(subject, used + granted)
    }
    return { granted, used: used + granted }
  }

  used({ subject, seconds, start }: QuotaWindow): number {
    const window = this.#windows.get(seconds)
    return window?.start === start ? (window.used.get(subject) ?? 0) : 0
  }

  async close(): Promise<void> {
    this.#windows.clear()
  }

  #countsOf(seconds: number, start: number): Map<string, number> {
    let window = this.#windows.get(seconds)
    if (window === undefined) {
      window = { start, used: new Map() }
      this.#windows.set(seconds, window)
    }
    if (window.start < start) {
      window.start = start
      window.used.clear()
    }
    return window.used
  }
}

function firstKey(counts: ReadonlyMap<string, number>): string {
  const [first = ""] = counts.keys()
  return first
}
