import { signal } from "@preact/signals"
import { failureOf } from "./failure.ts"
import { type Indexers, readIndexers } from "./indexers.ts"
import type { Loaded } from "./use-data.ts"

const state = signal<Loaded<Indexers>>({})
/** Milliseconds between two looks: indexers report each five seconds. */
const interval = 5_000

/** How the indexers are, looked at again and again while the page is seen. One look serves all who show it. */
export function useIndexers(): Loaded<Indexers> {
  return state.value
}

/** Looks at the indexers from now on. */
export async function beginIndexers(): Promise<void> {
  if (document.visibilityState === "visible") {
    try {
      state.value = { value: await readIndexers(AbortSignal.timeout(10_000)) }
    } catch (error) {
      state.value = { value: state.value.value, failure: failureOf(error) }
    }
  }
  setTimeout(beginIndexers, interval)
}
