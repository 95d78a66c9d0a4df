import { useEffect, useRef, useState } from "preact/hooks"
import { Asking } from "./asking.ts"
import type { Failure } from "./failure.ts"

/** Something that is asked for: not there yet, there, or not to be had. */
export interface Loaded<Value> {
  /** The last that was answered; it stays while it is asked for again. */
  readonly value?: Value | undefined
  /** Why the last request was not answered; the value is then older. */
  readonly failure?: Failure | undefined
}

/** Something to ask for. */
export type Load<Value> = (signal: AbortSignal) => PromiseLike<Value>

/**
 * Asks for something when its key changes, again when its version does, and again by itself where nobody answered or it is not indexed
 * yet. What was asked for and is not wanted any more is aborted; a new version waits until the last is answered, since a chain may change
 * faster than a distant service answers.
 *
 * @param key names what is asked for; undefined asks for nothing
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
