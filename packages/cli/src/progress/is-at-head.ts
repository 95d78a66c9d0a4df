import type { ShownProgress } from "./shown.ts"

/** Whether a chain follows its node and has all blocks that the node is known to have. */
export function isAtHead({ state, head, nodeHead }: ShownProgress): boolean {
  return state === "following" && head !== undefined && nodeHead !== undefined && head.number >= nodeHead
}

const idleStates = new Set<ShownProgress["state"]>(["stopped", "stuck", "paused", "standby"])

/** Whether a chain is at its head, or will make no progress for now. */
export function isDone(progress: ShownProgress): boolean {
  return idleStates.has(progress.state) || isAtHead(progress)
}
