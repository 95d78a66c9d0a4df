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
/** Time of the last answer; undefined before the first one. */
let heardAt: number | undefined

/** Milliseconds between two polls. A state of a chain counts as current for five seconds. */
const indexersPollMs = 2_000
/** Milliseconds between two polls while the service does not answer, since the reader waits for it. */
const lostInterval = 1_500
/** Time limit of a request in milliseconds. */
const indexersTimeoutMs = 8_000

/** The states of the indexers, polled while the page is visible. All components share the polls. */
export function useIndexers(): Loaded<Indexers> {
  return state.value
}

/** Whether the service does not answer. */
export const isServiceLost = computed(() => lostAt.value !== undefined)

/** The parts that do not answer, so that pages show old data. */
export const gone = computed<readonly Gone[]>(() => goneOf({ indexers: state.value.value, lostAt: lostAt.value }))

/** Starts polling the service and its indexers. */
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
  // A page that was hidden or offline has no current state.
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

/** Whether the service has another origin than the page: then `/health` is not readable. */
function isElsewhere(): boolean {
  return new URL(dataServiceUrl(), location.href).origin !== location.origin
}
