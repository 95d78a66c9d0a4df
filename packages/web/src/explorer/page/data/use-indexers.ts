import { computed, signal } from "@preact/signals"
import { listChains } from "@serac/data"
import { dataClient, dataServiceUrl } from "./client.ts"
import { pageFailure } from "./failure.ts"
import { type Gone, goneOf } from "./gone.ts"
import { type Indexers, readIndexers } from "./indexers.ts"
import type { Loaded } from "./use-data.ts"

const state = signal<Loaded<Indexers>>({})
/** Since when the service does not answer, in Unix seconds of this machine's clock; undefined while it does. */
const lostAt = signal<number | undefined>(undefined)
/** When it last answered; undefined before it did. */
let heardAt: number | undefined

/** Milliseconds between two looks. What the service says of a chain is shown for five seconds. */
const indexersPollMs = 2_000
/** The same while the service does not answer: somebody waits for it. */
const lostInterval = 1_500
/** Milliseconds for an answer. */
const indexersTimeoutMs = 8_000

/** How the indexers are, looked at again and again while the page is seen. One look serves all who show it. */
export function useIndexers(): Loaded<Indexers> {
  return state.value
}

/** Whether the service does not answer. */
export const isServiceLost = computed(() => lostAt.value !== undefined)

/** What is gone, so that what is shown is as of before. */
export const gone = computed<readonly Gone[]>(() => goneOf({ indexers: state.value.value, lostAt: lostAt.value }))

/** Looks at the service and its indexers from now on. */
export function beginIndexers(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLooking = false
  const again = async () => {
    if (isLooking || document.visibilityState !== "visible") return
    isLooking = true
    clearTimeout(timer)
    await look()
    isLooking = false
    timer = setTimeout(again, isServiceLost.value ? lostInterval : indexersPollMs)
  }
  // A page that was not seen, or had no network, knows nothing of now.
  document.addEventListener("visibilitychange", again)
  addEventListener("online", again)
  void again()
}

async function look(): Promise<void> {
  const signal = AbortSignal.timeout(indexersTimeoutMs)
  try {
    if (isElsewhere()) {
      await listChains(dataClient(), {}, { signal })
      state.value = { failure: { kind: "unserved", words: "A service tells it to pages of its own origin only." } }
    } else state.value = { value: await readIndexers(signal) }
    heardAt = Date.now() / 1_000
    lostAt.value = undefined
  } catch (error) {
    state.value = { value: state.value.value, failure: pageFailure(error) }
    lostAt.value ??= heardAt ?? Date.now() / 1_000
  }
}

/** Whether the service is at another origin than the page: then only what is public is told. */
function isElsewhere(): boolean {
  return new URL(dataServiceUrl(), location.href).origin !== location.origin
}
