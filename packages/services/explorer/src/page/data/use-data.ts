import { useEffect, useRef, useState } from "preact/hooks"
import { again, type Failure, failureOf } from "./failure.ts"

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
 * yet. What was asked for and is not wanted any more is aborted.
 *
 * @param key names what is asked for; undefined asks for nothing
 */
export function useData<Value>(key: string | undefined, load: Load<Value>, version = 0): Loaded<Value> {
  const [state, setState] = useState<Loaded<Value> & { readonly key: string | undefined }>({ key })
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    if (key === undefined) return
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    latest.current(abort.signal).then(
      (value) => !abort.signal.aborted && setState({ key, value }),
      (error: unknown) => {
        if (abort.signal.aborted) return
        const failure = failureOf(error)
        setState((last) => (last.key === key ? { key, value: last.value, failure } : { key, failure }))
        const wait = again(failure)
        if (wait !== undefined) timer = setTimeout(() => setAttempt((count) => count + 1), wait)
      },
    )
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [key, version, attempt])
  return state.key === key ? state : {}
}
