import type { ChainWriter } from "@serac/store"
import type { BackgroundTask, Clock, LogFunction } from "../../core/index.ts"
import { inSteps } from "../background/in-steps.ts"

/** Transactions in one step: few enough that new blocks wait less than a second. */
const transactionsAtOnce = 10_000

/** What {@link catchUpLists} needs. */
export interface CatchingUp {
  readonly writer: Pick<ChainWriter, "chainId" | "catchUp">
  readonly clock: Clock
  readonly log: LogFunction
  /** Called when some lists have every stored block: rebuilt balances must be requested from contracts again. */
  readonly onDone?: (() => void) | undefined
}

/**
 * Completes lists from stored blocks, in small steps while new blocks are indexed: lists of a newer version, lists that were
 * disabled before, and lists that waited while the chain was far behind its node.
 */
export function catchUpLists({ writer, clock, log, onDone }: CatchingUp): BackgroundTask {
  const subject = { chainId: writer.chainId }
  const behind = new Set<string>()

  /** Returns whether there may be more to do. */
  async function step(): Promise<boolean> {
    const done = await writer.catchUp(transactionsAtOnce)
    if (done === undefined) return false
    const isBegun = done.lists.every((name) => behind.has(name))
    if (!isBegun) log("info", "Lists are made of stored blocks", { ...subject, lists: done.lists.join(", ") })
    for (const name of done.lists) behind.add(name)
    if (done.next <= done.head) return true
    for (const name of done.lists) behind.delete(name)
    log("info", "Lists have every stored block", { ...subject, lists: done.lists.join(", "), head: done.head })
    onDone?.()
    return true
  }

  return inSteps({
    clock,
    step,
    onFailure: (error) =>
      log("warn", "Lists could not be made; it is tried again", { ...subject, reason: String(error) }),
  })
}
