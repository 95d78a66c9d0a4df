import type { QuotaTaken, QuotaWindow } from "@serac/store"

/**
 * Where what is used of quotas is counted: in this process, or for several of them. Whoever takes at the same time, no more than the
 * quota is ever granted in a window.
 */
export interface Counters {
  /** Whether others count with this process, so that to count is to wait for them. */
  readonly isShared: boolean
  /** Takes units of a quota in a window, or as many as are left; at once where it counts in this process. */
  take(window: QuotaWindow, units: number, quota: number): QuotaTaken | Promise<QuotaTaken>
  /** Units that are used in a window. */
  used(window: QuotaWindow): number | Promise<number>
  close(): Promise<void>
}
