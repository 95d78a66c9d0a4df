import type { InternalCall } from "../data/schemas.ts"

/** A call with the calls that it made. */
export interface CallNode {
  readonly call: InternalCall
  readonly made: readonly CallNode[]
}

/** Maximum depth of the tree: a contract that calls itself a thousand times must not nest the page as deep. */
const maxTreeDepth = 20

/**
 * Internal transactions as a tree. The service lists those that moved native funds or created a contract, in the order of their start,
 * without their depth: the parent of a call is the last earlier call whose recipient is its sender, or else the transaction itself.
 */
export function callTree(calls: readonly InternalCall[]): readonly CallNode[] {
  interface Growing {
    readonly call: InternalCall
    readonly made: Growing[]
  }
  const roots: Growing[] = []
  const open: Growing[] = []
  for (const call of calls) {
    const node: Growing = { call, made: [] }
    while (open.length > 0 && !isBy(call, open.at(-1)?.call)) open.pop()
    // Deeper calls become children of the deepest visible one.
    const parent = open[Math.min(open.length, maxTreeDepth) - 1]
    if (parent === undefined) roots.push(node)
    else parent.made.push(node)
    open.push(node)
  }
  return roots
}

function isBy(call: InternalCall, by: InternalCall | undefined): boolean {
  return by?.to.address.toLowerCase() === call.from.address.toLowerCase()
}
