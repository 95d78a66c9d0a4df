import { signal } from "@preact/signals"
import { absoluteTime, machineTime, relativeTime } from "../format/time.ts"

/** Whether times are shown in UTC and not from now. */
export const isAbsolute = signal(false)

/** Now, in Unix seconds, each second. */
export const now = signal(Date.now() / 1_000)

/** Lets relative times go on. */
export function beginClock(): void {
  setInterval(() => {
    if (document.visibilityState === "visible") now.value = Date.now() / 1_000
  }, 1_000)
}

/** A moment, from now or in UTC; the other is its title. Unix seconds. */
export function Time({ at }: { readonly at: number }) {
  const absolute = absoluteTime(at)
  if (isAbsolute.value) return <time dateTime={machineTime(at)}>{absolute}</time>
  return (
    <time dateTime={machineTime(at)} title={absolute}>
      {relativeTime(at, now.value)}
    </time>
  )
}

/** A moment in both ways, for pages that tell of one thing. */
export function FullTime({ at }: { readonly at: number }) {
  return (
    <time dateTime={machineTime(at)}>
      {absoluteTime(at)} <span class="soft">({relativeTime(at, now.value)})</span>
    </time>
  )
}
