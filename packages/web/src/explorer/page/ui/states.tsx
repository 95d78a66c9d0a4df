import type { ComponentChildren } from "preact"
import type { Failure } from "../data/failure.ts"
import type { Loaded } from "../data/use-data.ts"
import { isServiceLost } from "../data/use-indexers.ts"

const titles: Readonly<Record<Failure["kind"], string>> = {
  missing: "Not found",
  lagging: "Not indexed yet",
  unserved: "Not served here",
  refused: "The service refuses this",
  down: "The service does not answer",
}

const hints: Readonly<Record<Failure["kind"], string>> = {
  missing: "It may be on another chain, or in a block that is not indexed yet.",
  lagging: "It is asked for again every few seconds.",
  unserved: "It will not be otherwise until the service is configured to serve it.",
  refused: "",
  down: "It is asked for again every few seconds.",
}

/** The reason why data are not shown. */
export function Failed({ failure, compact = false }: { readonly failure: Failure; readonly compact?: boolean }) {
  const { kind, words } = failure
  return (
    <div class={`state ${kind}${compact ? " compact" : ""}`} role={kind === "missing" ? "status" : "alert"}>
      <p class="state-title">{titles[kind]}</p>
      <p>{words}</p>
      {hints[kind] === "" || compact ? null : <p class="soft">{hints[kind]}</p>}
    </div>
  )
}

/** A loading message, shown after a moment. */
export function Loading({ what = "Loading" }: { readonly what?: string }) {
  return (
    <p class="state loading" role="status">
      {what} …
    </p>
  )
}

/** A message for an empty list. */
export function Empty({ children }: { readonly children: ComponentChildren }) {
  return <p class="state empty">{children}</p>
}

interface ShowProps<Value> {
  readonly of: Loaded<Value>
  readonly compact?: boolean
  readonly children: (value: Value) => ComponentChildren
}

/** The loaded data, or the reason of a failure. Data older than a failure stay visible, with a note. */
export function Show<Value>({ of: { value, failure }, compact, children }: ShowProps<Value>) {
  if (value === undefined) return failure ? <Failed failure={failure} compact={compact ?? false} /> : <Loading />
  return (
    <>
      {failure && failure.kind !== "down" ? (
        <p class="notice" role="status">
          {failure.words}
        </p>
      ) : null}
      {/* If the service does not answer at all, only the banner reports it. */}
      {failure?.kind === "down" && !isServiceLost.value ? (
        <p class="notice" role="status">
          This was not answered again; it is what was told last.
        </p>
      ) : null}
      {children(value)}
    </>
  )
}
