import { effect } from "@preact/signals"
import { useEffect, useRef, useState } from "preact/hooks"
import { isServiceLost } from "../data/use-indexers.ts"
import { CodeRequest, type CodeState } from "./code-request.ts"

/** The code of a part of the app. */
export type UsedCode<Code> = CodeState<Code> & {
  /** Retries failed loading now. */
  readonly retry: () => void
}

/** Loaded code by its loader. */
const ready = new Map<unknown, unknown>()

/** Loads the code of a part of the app at its first use. @param load identifies the code; undefined loads nothing */
export function useCode<Code>(load: (() => Promise<Code>) | undefined): UsedCode<Code> {
  // An object, because Preact would call a state that is a function.
  const [told, setTold] = useState<{ readonly load: unknown; readonly state: CodeState<Code> }>()
  const request = useRef<CodeRequest<Code> | undefined>(undefined)
  useEffect(() => {
    if (load === undefined || ready.has(load)) return
    const one = new CodeRequest<Code>({
      load,
      tell(state) {
        if (state.status === "ready") ready.set(load, state.code)
        setTold({ load, state })
      },
      isServed,
      reload,
    })
    request.current = one
    one.begin()
    let wasLost = false
    const stop = effect(() => {
      if (wasLost && !isServiceLost.value) one.retry()
      wasLost = isServiceLost.value
    })
    return () => {
      stop()
      one.end()
    }
  }, [load])
  const retry = () => request.current?.retry()
  if (ready.has(load)) return { status: "ready", code: ready.get(load) as Code, retry }
  return { ...(told !== undefined && told.load === load ? told.state : { status: "loading" as const }), retry }
}

async function isServed(): Promise<boolean> {
  const options = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(5_000) } as const
  return fetch("/", options).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Milliseconds after a reload in which the page is not reloaded again, since a second reload would not help. */
const reloadedFor = 60_000

function reload(): void {
  const { reloadedAt } = Object(history.state) as { readonly reloadedAt?: number }
  if (reloadedAt !== undefined && Date.now() - reloadedAt < reloadedFor) return
  history.replaceState({ reloadedAt: Date.now() }, "")
  location.reload()
}
