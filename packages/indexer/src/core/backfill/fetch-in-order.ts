import type { NodeFault } from "../fault.ts"
import type { Budget } from "./budget.ts"
import { type FetchContext, type FetchedStretch, fetchStretch, type Shortfall } from "./fetch-stretch.ts"
import { UnreadableAnswer, UnreadableBlockError } from "./unreadable.ts"

/** So often, and for so long, a block is asked for as the next in order before it counts as unreadable. */
const enoughAttempts = 5
const longEnough = 10_000

/** What fetching ahead needs. */
export interface AheadContext<Block> extends FetchContext<Block> {
  readonly budget: Budget
  /** Bytes of an answer about a single block, at most. */
  readonly maxBlockBytes: number
}

/** A stretch of blocks, in order with the others. */
export interface Arrived<Block> extends FetchedStretch<Block> {
  /** Says that its rows are not needed any more. */
  release(): void
}

interface Range<Block> {
  readonly from: number
  readonly count: number
  /**
   * One block that was larger than expected or could not be read: it is asked for when it is the next in order. `huge` may be
   * as large as an answer can be.
   */
  readonly alone?: "huge" | "unreadable"
  isRunning: boolean
  arrived?: Arrived<Block>
  /** Of a block that is asked for alone; `since` by the clock's `elapsed`. */
  attempts?: { readonly count: number; readonly since: number }
  failure?: UnreadableBlockError
}

/**
 * Fetches blocks in parallel and gives them in order. It asks ahead as far as the budget allows, and for the next in order
 * also beyond it, as soon as what was given before is released: in memory are at most the budget and one block. Nodes that
 * fail are asked again for as long as it takes. It ends with the node's head, and when that falls below what was asked for.
 *
 * @throws UnreadableBlockError when everything before a block was given, and no endpoint gives that block in a form that can
 * be read, or within the bounds, in five attempts and ten seconds.
 */
export async function* fetchInOrder<Block>(
  from: number,
  context: AheadContext<Block>,
  caller: AbortSignal,
): AsyncGenerator<Arrived<Block>, void, undefined> {
  const { pace, budget, maxBlockBytes, to } = context
  const ended = new AbortController()
  const signal = AbortSignal.any([ended.signal, caller])
  let ranges: Range<Block>[] = []
  let running = 0
  let next = from
  let isGone = false
  /** Bytes of what was given and is not released. */
  let given = 0
  let failure: { readonly error: unknown } | undefined
  let changed = () => {}

  async function run(range: Range<Block>, reserved: number): Promise<void> {
    running++
    range.isRunning = true
    try {
      const stretch = await fetchStretch(range.from, range.count, reserved, context, signal)
      if (!ended.signal.aborted) settle(range, stretch)
    } catch (error) {
      failure ??= { error }
    } finally {
      running--
      budget.free(reserved)
      fill()
      changed()
    }
  }

  /** Puts what arrived in its place, and what is left to be asked for after it. */
  function settle(range: Range<Block>, stretch: FetchedStretch<Block> | Shortfall): void {
    const { from, count } = range
    const place = ranges.indexOf(range)
    if (place === -1) return
    if ("blocks" in stretch) {
      const { blocks, bytes } = stretch
      budget.force(bytes)
      const release = () => {
        budget.free(bytes)
        given -= bytes
        fill()
      }
      range.arrived = { blocks, bytes, release }
      ranges.splice(place + 1, 0, ...restOf(from + blocks.length, count - blocks.length))
    } else if (stretch.kind === "gone") {
      isGone = true
      ranges = ranges.slice(0, place)
    } else {
      ranges.splice(place, 1, again(range, stretch.kind, stretch.fault), ...restOf(from + 1, count - 1))
    }
  }

  /** The first block of a range, to be asked for alone when it is the next in order, unless that was done often enough. */
  function again({ from, alone, attempts }: Range<Block>, kind: "huge" | "unreadable", fault: NodeFault): Range<Block> {
    const one: Range<Block> = { from, count: 1, alone: alone === "huge" ? alone : kind, isRunning: false }
    // What is larger than expected is asked for as what it is, first.
    if (alone === undefined || (alone === "unreadable" && kind === "huge")) return one
    if (kind === "huge") context.onFault(fault)
    const { clock } = context
    const now = clock.elapsed()
    const { count, since } = attempts ?? { count: 0, since: now }
    one.attempts = { count: count + 1, since }
    const waited = now - since
    if (count + 1 >= enoughAttempts && waited >= longEnough) {
      const { message: reason, cause } = fault
      const answer = cause instanceof UnreadableAnswer ? cause : undefined
      const known = { number: from, reason, attempts: count + 1, since: clock.now() - waited, answer }
      one.failure = new UnreadableBlockError(known)
    }
    return one
  }

  /** Starts what may be started now. */
  function fill(): void {
    if (signal.aborted || failure) return
    for (const [place, range] of ranges.entries()) {
      if (range.isRunning || range.arrived || range.failure) continue
      // The first in order never waits for those after it, which may wait for the node.
      if ((place > 0 && running >= pace.requests) || !start(range, place === 0)) return
    }
    while (running < pace.requests && !isGone && next <= to()) {
      const count = Math.min(pace.blocks, to() - next + 1)
      const range = { from: next, count, isRunning: false }
      if (!start(range, ranges.length === 0)) return
      ranges.push(range)
      next += count
    }
  }

  function start(range: Range<Block>, isFirst: boolean): boolean {
    if (range.alone && !isFirst) return false
    const reserved = range.alone === "huge" ? maxBlockBytes : Math.min(pace.expect(range.count), budget.limit)
    if (!budget.take(reserved)) {
      if (!isFirst || (given > 0 && given + reserved > budget.limit)) return false
      budget.force(reserved)
    }
    void run(range, reserved)
    return true
  }

  // Nothing may be under way that would end: the first in order waits for what was given to be released.
  const wake = () => changed()
  caller.addEventListener("abort", wake, { once: true })
  try {
    for (;;) {
      fill()
      if (failure) throw failure.error
      caller.throwIfAborted()
      const [first] = ranges
      if (!first) return
      if (first.failure) throw first.failure
      if (first.arrived) {
        ranges.shift()
        given += first.arrived.bytes
        yield first.arrived
      } else {
        await new Promise<void>((resolve) => {
          changed = resolve
        })
      }
    }
  } finally {
    caller.removeEventListener("abort", wake)
    ended.abort()
    for (const { arrived } of ranges) if (arrived) budget.free(arrived.bytes)
  }
}

function restOf(from: number, count: number): Range<never>[] {
  return count > 0 ? [{ from, count, isRunning: false }] : []
}
