import type { InternalCall } from "../data/schemas.ts"

/** A call with those that it made. */
export interface CallNode {
  readonly call: InternalCall
  readonly made: readonly CallNode[]
}

/** How deep a tree is at most: a contract that calls itself a thousand times makes no page a thousand deep. */
const maxTreeDepth = 20

/**
 * Internal transactions as a tree. The service lists those that moved native funds or made a contract, in the order in which they began,
 * without their depth: a call belongs to the last one before it whose recipient makes it, and else to the transaction itself.
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
    // What lies deeper stands beside the last that is shown.
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
