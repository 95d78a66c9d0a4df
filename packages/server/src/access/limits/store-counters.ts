import type { QuotaTaken, QuotaWindow, Store } from "@serac/store"
import type { Counters } from "./counters.ts"

/** Counts in a store, for all processes that share it. `close` does not close the store. */
export class StoreCounters implements Counters {
  readonly isShared = true
  readonly #store: Pick<Store, "takeOfQuota" | "quotaUsed">

  constructor(store: Pick<Store, "takeOfQuota" | "quotaUsed">) {
    this.#store = store
  }

  take(window: QuotaWindow, units: number, quota: number): Promise<QuotaTaken> {
    return this.#store.takeOfQuota(window, units, quota)
  }

  used(window: QuotaWindow): Promise<number> {
    return this.#store.quotaUsed(window)
  }

  async close(): Promise<void> {}
}
