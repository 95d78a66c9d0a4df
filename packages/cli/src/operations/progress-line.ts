import type { OperationProgress } from "@serac/store"
import { byteCount } from "../words.ts"

/** Where the progress of a long operation is shown. */
export interface ProgressOutput {
  /** Whether a line can be drawn over. */
  readonly isTerminal: boolean
  write(text: string): void
  /** Milliseconds. */
  now(): number
  /** An amount in words. Default of bytes. */
  readonly words?: ((amount: number) => string) | undefined
}

/** How a long operation is followed. */
export interface ProgressLine {
  update(progress: OperationProgress): void
  /** Takes the line away, so that something else can be printed. */
  end(): void
}

const clear = "\r\u001b[K"
const redrawEvery = 200
const sayEvery = 10_000

/** One line that is drawn again on a terminal; elsewhere a line every ten seconds. */
export function progressLine({ isTerminal, write, now, words = byteCount }: ProgressOutput): ProgressLine {
  let last = now()
  let drawn = false
  return {
    update: ({ item, done, total }) => {
      const time = now()
      if (time - last < (isTerminal ? redrawEvery : sayEvery)) return
      last = time
      drawn = true
      const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
      const line = `${item}: ${percent} % (${words(done)} of ${words(total)})`
      write(isTerminal ? clear + line : `${line}\n`)
    },
    end: () => {
      if (drawn && isTerminal) write(clear)
    },
  }
}

/** The same on standard error. */
export function progressOnStderr(words?: ProgressOutput["words"]): ProgressLine {
  return progressLine({
    isTerminal: process.stderr.isTTY === true,
    write: (text) => void process.stderr.write(text),
    now: Date.now,
    words,
  })
}
