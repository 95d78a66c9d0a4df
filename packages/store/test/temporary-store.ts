import type { StoreLocation } from "../src/index.ts"

/** An empty store of one test, not yet opened. */
export interface TemporaryStore {
  readonly location: StoreLocation
  /** Removes it with all that was written. */
  dispose(): Promise<void>
}
