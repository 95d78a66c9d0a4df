import type { NodeAnswer } from "../nodes/node-connections.ts"
import type { ChainWrites } from "./chain-writes.ts"
import { isResult } from "./result.ts"

/** Calls a function once after so many milliseconds, unless what it returns is called before. */
export type After = (milliseconds: number, act: () => void) => () => void

/** Milliseconds from the beginning of a read for which others wait for its answer; then they ask themselves. */
export const joinTimeout = 1_000

interface RunningRead {
  /** How many writes to its chain had ended when it began. */
  readonly writes: number
  /** Its answer; undefined where it fails or comes too late. */
  readonly answer: Promise<NodeAnswer | undefined>
  /** The same where it is a result, looked at once and when somebody waits for it. */
  result?: Promise<NodeAnswer | undefined>
}

const standardAfter: After = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

/**
 * Reads that nodes are asked for right now, and whose answers others may wait for. An error is nobody else's: one caller's request, or its
 * node's moment, may be the reason.
 */
export class RunningReads {
  readonly #writes: ChainWrites
  readonly #after: After
  readonly #reads = new Map<string, RunningRead>()

  /** @param after default by `setTimeout` */
  constructor(writes: ChainWrites, after: After = standardAfter) {
    this.#writes = writes
    this.#after = after
  }

  /**
   * The result of somebody else's read of the same, where no write to the chain has ended since that began and none is running: a node may
   * have looked before it took the write. Undefined where there is none, and where it fails or takes longer than {@link joinTimeout}.
   */
  join(chain: string, key: string): Promise<NodeAnswer | undefined> | undefined {
    const read = this.#reads.get(key)
    if (read === undefined || this.#writes.isRunning(chain)) return undefined
    if (read.writes !== this.#writes.ended(chain)) return undefined
    read.result ??= read.answer.then((answer) => (answer !== undefined && isResult(answer) ? answer : undefined))
    return read.result
  }

  /** Lets others join a read that begins now. */
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
