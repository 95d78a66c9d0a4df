import { useEffect, useRef, useState } from "preact/hooks"
import { Asking } from "./asking.ts"
import type { Failure } from "./failure.ts"

/** Requested data: loading, loaded, or failed. */
export interface Loaded<Value> {
  /** The last answer; it stays during further requests. */
  readonly value?: Value | undefined
  /** Why the last request failed; the value is then an older one. */
  readonly failure?: Failure | undefined
}

/** A request for data. */
export type Load<Value> = (signal: AbortSignal) => PromiseLike<Value>

/**
 * Sends a request when its key or version changes, and retries by itself if the service did not answer or has not indexed the data
 * yet. A new key aborts the running request; a new version waits for its answer, since a chain may change
 * faster than a distant service answers.
 *
 * @param key identifies the data; undefined sends no request
 */
export function useData<Value>(key: string | undefined, load: Load<Value>, version = 0): Loaded<Value> {
  const [state, setState] = useState<Loaded<Value> & { readonly key: string | undefined }>({ key })
  const latest = useRef(load)
  latest.current = load
  const asking = useRef<Asking<Value> | undefined>(undefined)
  useEffect(() => {
    if (key === undefined) return
    const one = new Asking<Value>(
      (signal) => latest.current(signal),
      ({ value, failure }) =>
        setState((last) =>
          failure === undefined ? { key, value } : { key, failure, ...(last.key === key && { value: last.value }) },
        ),
    )
    asking.current = one
    return () => one.end()
  }, [key])
  useEffect(() => asking.current?.ask(), [key, version])
  return state.key === key ? state : {}
}
