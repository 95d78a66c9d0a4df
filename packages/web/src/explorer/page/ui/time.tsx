import { signal } from "@preact/signals"
import { absoluteTime, machineTime, relativeTime } from "../format/time.ts"

/** Whether times are shown in UTC instead of relative to now. */
export const isAbsolute = signal(false)

/** The current time in Unix seconds, updated each second. */
export const now = signal(Date.now() / 1_000)

/** Starts the updates of relative times. */
export function beginClock(): void {
  setInterval(() => {
    if (document.visibilityState === "visible") now.value = Date.now() / 1_000
  }, 1_000)
}

/** A time, relative to now or in UTC; the other form is its title. Unix seconds. */
export function Time({ at }: { readonly at: number }) {
  const absolute = absoluteTime(at)
  if (isAbsolute.value) return <time dateTime={machineTime(at)}>{absolute}</time>
  return (
    <time dateTime={machineTime(at)} title={absolute}>
      {relativeTime(at, now.value)}
    </time>
  )
}

/** A time in both forms, for pages of a single object. */
export function FullTime({ at }: { readonly at: number }) {
  return (
    <time dateTime={machineTime(at)}>
      {absoluteTime(at)} <span class="soft">({relativeTime(at, now.value)})</span>
    </time>
  )
}
