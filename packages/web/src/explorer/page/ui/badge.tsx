import type { ComponentChildren } from "preact"

/** A short word about a state. */
export function Badge({ tone = "plain", children }: { readonly tone?: Tone; readonly children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>
}

/** What a state means for who reads it. */
export type Tone = "good" | "warn" | "bad" | "plain" | "plum"
