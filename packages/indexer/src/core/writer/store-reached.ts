import { reachStore, type StoreLocation } from "@serac/store"
import { type Clock, systemClock } from "../clock.ts"

/** Milliseconds between two attempts. */
const pauseMs = 500

/**
 * Resolves once a store answers. A thread that is begun while the store is away waits so, with all loaded that it runs: when the store is
 * back it opens it at once.
 *
 * @param reach - resolves where the store answers. Default {@link reachStore}.
 */
export async function storeReached(
  location: StoreLocation,
  reach: (location: StoreLocation) => Promise<void> = reachStore,
  clock: Pick<Clock, "sleep"> = systemClock,
): Promise<void> {
  while (!(await reach(location).then(isReached, isNotReached))) await clock.sleep(pauseMs)
}

const isReached = () => true
const isNotReached = () => false
