import type { Engine } from "./engine.ts"
import type { Store } from "./port.ts"
import { EngineStore } from "./store.ts"

/** The engine of a store. Throws a TypeError for a store that `openStore` did not make. */
export function engineOf(store: Store): Engine {
  if (store instanceof EngineStore) return store.engine
  throw new TypeError("This can only be done with a store that openStore made.")
}
