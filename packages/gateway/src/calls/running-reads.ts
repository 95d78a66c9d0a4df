import type { NodeAnswer } from "../nodes/node-connections.ts"
import type { ChainWrites } from "./chain-writes.ts"
import { isResult } from "./result.ts"

/** Calls a function once after this many milliseconds. The returned function cancels the call. */
export type After = (milliseconds: number, act: () => void) => () => void

/** Milliseconds since the start of a read for which other callers wait for its answer; then they send their own requests. */
export const joinTimeout = 1_000

interface RunningRead {
  /** The number of ended writes to the chain when the read began. */
  readonly writes: number
  /** The answer; undefined if the read fails or takes too long. */
  readonly answer: Promise<NodeAnswer | undefined>
  /** The same, but undefined if the answer is an error; computed once, for the first caller that joins. */
  result?: Promise<NodeAnswer | undefined>
}

/** By `setTimeout`. */
export const standardAfter: After = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

/** Running reads that other callers can join. Errors are not shared: they may be due to one caller's request, or to a moment of its node. */
export class RunningReads {
  readonly #writes: ChainWrites
  readonly #after: After
  readonly #reads = new Map<string, RunningRead>()

  /** @param after default: a timer of `setTimeout` */
  constructor(writes: ChainWrites, after: After = standardAfter) {
    this.#writes = writes
    this.#after = after
  }

  /**
   * The result of another caller's equal read. A read can be joined only if no write to the chain is running, and none has
   * ended since the read began: the node may have read before the write. Undefined if there is no such read, and if it fails
   * or takes longer than {@link joinTimeout}.
   */
  join(chain: string, key: string): Promise<NodeAnswer | undefined> | undefined {
    const read = this.#reads.get(key)
    if (read === undefined || this.#writes.isRunning(chain)) return undefined
    if (read.writes !== this.#writes.ended(chain)) return undefined
    read.result ??= read.answer.then((answer) => (answer !== undefined && isResult(answer) ? answer : undefined))
    return read.result
  }

  /** Lets other callers join a read that begins now. */
  share(chain: string, key: string, asking: Promise<NodeAnswer>): void {
    const answer = new Promise<NodeAnswer | undefined>((resolve) => {
      const end = (answer?: NodeAnswer) => {
        cancel()
        if (this.#reads.get(key) === read) this.#reads.delete(key)
        resolve(answer)
      }
      const cancel = this.#after(joinTimeout, end)
      asking.then(end, () => end())
    })
    const read: RunningRead = { writes: this.#writes.ended(chain), answer }
    this.#reads.set(key, read)
  }
}
