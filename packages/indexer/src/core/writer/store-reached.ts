import { reachStore, type StoreLocation } from "@serac/store"
import { type Clock, systemClock } from "../clock.ts"

/** Milliseconds between two attempts. */
const pauseMs = 500

/**
 * Resolves once a store answers. A thread that starts while the store is unavailable waits here, with all its code loaded,
 * so that it opens the store as soon as it is back.
 *
 * @param reach - resolves if the store answers. Default {@link reachStore}.
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
