import type { ComponentChildren } from "preact"

/** A badge with a short text about a state. */
export function Badge({ tone = "plain", children }: { readonly tone?: Tone; readonly children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>
}

/** The meaning of a state for the reader, shown as a colour. */
export type Tone = "good" | "warn" | "bad" | "plain" | "plum"
