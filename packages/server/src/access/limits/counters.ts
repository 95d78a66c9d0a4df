import type { QuotaTaken, QuotaWindow } from "@serac/store"

/** Counts the use of quotas, in this process or shared by several. Concurrent callers never get more than the quota in a window together. */
export interface Counters {
  /** Whether other processes share the counts, so that counting is asynchronous. */
  readonly isShared: boolean
  /** Takes units of a quota in a window, or as many as are left; synchronous where the counts are in this process. */
  take(window: QuotaWindow, units: number, quota: number): QuotaTaken | Promise<QuotaTaken>
  /** Units used in a window. */
  used(window: QuotaWindow): number | Promise<number>
  close(): Promise<void>
}
