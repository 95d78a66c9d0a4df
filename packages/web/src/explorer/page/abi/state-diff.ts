/** The accounts of a state, as `prestateTracer` lists them. */
export type TracedState = Readonly<Record<string, TracedAccount>>

/** The traced members of an account. */
export interface TracedAccount {
  /** A hexadecimal quantity. */
  readonly balance?: string
  readonly nonce?: number
  readonly code?: string
  readonly storage?: Readonly<Record<string, string>>
}

/** A changed value of an account. */
export interface StateChange {
  readonly address: string
  readonly kind: "balance" | "nonce" | "code" | "storage"
  /** The storage slot. */
  readonly slot?: string
  /** The values; absent if the account or its slot did not exist, or is gone. */
  readonly before?: string
  readonly after?: string
}

const members = ["balance", "nonce", "code"] as const

/**
 * The changes between two states of `prestateTracer` in `diffMode`: its `post` has what changed, and of a storage slot that became zero only
 * `pre` has the value.
 */
export function stateChanges(pre: TracedState, post: TracedState): readonly StateChange[] {
  const changes: StateChange[] = []
  for (const address of [...new Set([...Object.keys(pre), ...Object.keys(post)])].sort()) {
    const [before, after] = [pre[address], post[address]]
    const isGone = after === undefined
    for (const kind of members) {
      const [one, other] = [before?.[kind], after?.[kind]]
      // A member that did not change is only in `pre`.
      if (other === undefined && !isGone) continue
      if (one !== other) changes.push({ address, kind, ...values(one, other) })
    }
    const slots = new Set([...Object.keys(before?.storage ?? {}), ...Object.keys(after?.storage ?? {})])
    for (const slot of [...slots].sort())
      changes.push({ address, kind: "storage", slot, ...values(before?.storage?.[slot], after?.storage?.[slot]) })
  }
  return changes
}

const values = (before: string | number | undefined, after: string | number | undefined) => ({
  ...(before !== undefined && { before: String(before) }),
  ...(after !== undefined && { after: String(after) }),
})
