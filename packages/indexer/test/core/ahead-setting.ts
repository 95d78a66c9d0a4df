import { type AheadContext, type Arrived, Budget, fetchInOrder, Pace } from "../../src/core/backfill/index.ts"
import { NodeFault, nonsense } from "../../src/core/fault.ts"
import { VirtualClock } from "./virtual-clock.ts"

export const mebibyte = 1024 * 1024

/** A node whose blocks are their numbers. It answers after virtual time, and records its requests. */
export function aheadSetting(length: number, { limit = mebibyte, blockBytes = 1000, requests = 8 } = {}) {
  const clock = new VirtualClock()
  const state = {
    to: length - 1,
    running: 0,
    mostRunning: 0,
    /** Bytes of yielded stretches that are not released, now and at most. */
    held: 0,
    mostHeld: 0,
    asked: [] as number[][],
    faults: [] as NodeFault[],
    /** Blocks that no answer contains in a readable form. */
    unreadable: new Set<number>(),
    bytesOf: (_number: number): number => blockBytes,
    before: async (_numbers: readonly number[]): Promise<void> => {},
  }
  const budget = new Budget(limit)
  const context: AheadContext<number> = {
    async read(from, count, signal, most) {
      const numbers = upTo(from + count - 1, from)
      state.asked.push(numbers)
      state.running++
      state.mostRunning = Math.max(state.mostRunning, state.running)
      try {
        await clock.sleep(1 + Math.floor(clock.random() * 50), signal)
        await state.before(numbers)
        const bytes = numbers.reduce((sum, number) => sum + state.bytesOf(number), 0)
        if (bytes > most) throw new NodeFault("too-large", `${bytes} bytes`)
        const wrong = numbers.find((number) => state.unreadable.has(number))
        if (wrong !== undefined) throw nonsense(`block ${wrong}: no hash`)
        state.held += bytes
        state.mostHeld = Math.max(state.mostHeld, state.held)
        return { value: numbers, bytes }
      } finally {
        state.running--
      }
    },
    clock,
    pace: new Pace(requests),
    budget,
    maxBlockBytes: 64 * mebibyte,
    to: () => state.to,
    onFault: (fault) => state.faults.push(fault),
    onAnswer: () => {},
  }
  return { clock, state, budget, context }
}

export type AheadSetting = ReturnType<typeof aheadSetting>

/** Takes all stretches, and releases each after a while. */
export async function take(
  { clock, context, state }: AheadSetting,
  from = 0,
  hold = async (_: Arrived<number>): Promise<void> => {},
  signal = new AbortController().signal,
): Promise<number[]> {
  const numbers: number[] = []
  let isOver = false
  const work = (async () => {
    for await (const arrived of fetchInOrder(from, context, signal)) {
      numbers.push(...arrived.blocks)
      await hold(arrived)
      arrived.release()
      state.held -= arrived.bytes
    }
  })().finally(() => {
    isOver = true
  })
  work.catch(() => {})
  await clock.until(() => isOver)
  await work
  return numbers
}

/** Consecutive numbers. */
export const upTo = (last: number, from = 0) => Array.from({ length: last - from + 1 }, (_, index) => from + index)
