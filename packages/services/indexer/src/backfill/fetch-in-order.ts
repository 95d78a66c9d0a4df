import { NodeFault } from "../fault.ts"
import type { Budget } from "./budget.ts"
import { type FetchContext, fetchStretch, type Stretch } from "./fetch-stretch.ts"

/** What fetching ahead needs. */
export interface AheadContext<Block> extends FetchContext<Block> {
  readonly budget: Budget
  /** Bytes of an answer about a single block, at most. */
  readonly maxBlockBytes: number
}

/** A stretch of blocks, in order with the others. */
export interface Arrived<Block> extends Stretch<Block> {
  /** Says that its rows are not needed any more. */
  release(): void
}

interface Range<Block> {
  readonly from: number
  readonly count: number
  /** One block that may be as large as an answer can be: it is asked for when it is the next in order. */
  readonly isHuge?: boolean
  isRunning: boolean
  arrived?: Arrived<Block>
}

/**
 * Fetches blocks in parallel and gives them in order. It asks ahead as far as the budget allows, and for the next in order
 * in any case: in memory are at most the budget and one answer. Nodes that fail are asked again for as long as it takes.
 * It ends with the node's head, and when that falls below what was asked for.
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
  let failure: { readonly error: unknown } | undefined
  let changed = () => {}

  async function run(range: Range<Block>, reserved: number): Promise<void> {
    running++
    range.isRunning = true
    try {
      const stretch = await fetchStretch(range.from, range.count, reserved, context, signal)
      if (!ended.signal.aborted) await settle(range, stretch)
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
  async function settle(range: Range<Block>, stretch: Stretch<Block> | "huge" | "gone"): Promise<void> {
    const { from, count, isHuge } = range
    const place = ranges.indexOf(range)
    if (place === -1) return
    if (stretch === "gone") {
      isGone = true
      ranges = ranges.slice(0, place)
    } else if (stretch === "huge") {
      if (isHuge) await tooHuge(from)
      const one = { from, count: 1, isHuge: true, isRunning: false }
      ranges.splice(place, 1, one, ...restOf(from + 1, count - 1))
    } else {
      budget.force(stretch.bytes)
      const release = () => {
        budget.free(stretch.bytes)
        fill()
      }
      range.arrived = { ...stretch, release }
      const got = stretch.blocks.length
      ranges.splice(place + 1, 0, ...restOf(from + got, count - got))
    }
  }

  /** Waits for an operator, or another endpoint: nothing may be left out. */
  async function tooHuge(number: number): Promise<void> {
    context.onFault(new NodeFault("too-large", `the answer about block ${number} has more than ${maxBlockBytes} bytes`))
    await context.clock.sleep(hugePause, signal)
  }

  /** Starts what may be started now. */
  function fill(): void {
    if (signal.aborted || failure) return
    for (const [place, range] of ranges.entries()) {
      if (range.isRunning || range.arrived) continue
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
    if (range.isHuge && !isFirst) return false
    const reserved = range.isHuge ? maxBlockBytes : Math.min(pace.expect(range.count), budget.limit)
    if (!budget.take(reserved)) {
      if (!isFirst) return false
      budget.force(reserved)
    }
    void run(range, reserved)
    return true
  }

  try {
    for (;;) {
      fill()
      if (failure) throw failure.error
      caller.throwIfAborted()
      const [first] = ranges
      if (!first) return
      if (first.arrived) {
        ranges.shift()
        yield first.arrived
      } else {
        await new Promise<void>((resolve) => {
          changed = resolve
        })
      }
    }
  } finally {
    ended.abort()
    for (const { arrived } of ranges) if (arrived) budget.free(arrived.bytes)
  }
}

const hugePause = 30_000

function restOf(from: number, count: number): Range<never>[] {
  return count > 0 ? [{ from, count, isRunning: false }] : []
}
