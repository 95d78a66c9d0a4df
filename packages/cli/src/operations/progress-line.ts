import type { OperationProgress } from "@serac/store"
import { byteCount } from "../words.ts"

/** The output for the progress of a long operation. */
export interface ProgressOutput {
  /** Whether lines can be redrawn. */
  readonly isTerminal: boolean
  write(text: string): void
  /** Milliseconds. */
  now(): number
  /** Formats an amount. Default: as bytes. */
  readonly words?: ((amount: number) => string) | undefined
}

/** The progress display of a long operation. */
export interface ProgressLine {
  update(progress: OperationProgress): void
  /** Removes the line, so that other text can be printed. */
  end(): void
}

const clear = "\r\u001b[K"
const redrawEvery = 200
const sayEvery = 10_000

/** A progress display: one redrawn line on a terminal; otherwise a line every ten seconds. */
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

/** The progress display on standard error. */
export function progressOnStderr(words?: ProgressOutput["words"]): ProgressLine {
  return progressLine({
    isTerminal: process.stderr.isTTY === true,
    write: (text) => void process.stderr.write(text),
    now: Date.now,
    words,
  })
}
