import type { OperationProgress } from "@serac/store"
import { byteCount, duration } from "../words.ts"

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

/** Milliseconds of an item until its rate is known well enough, and after which earlier progress does not count any more. */
const rateAfter = 2_000
const rateOver = 30_000

/** The progress of an item at a time. */
interface ProgressPoint {
  readonly item: string
  readonly done: number
  readonly at: number
}

const clear = "\r\u001b[K"
const redrawEvery = 200
const sayEvery = 10_000

/**
 * A progress display with the rate and the time left: one redrawn line on a terminal; otherwise a line every ten seconds. The rate is that of the
 * last thirty seconds.
 */
export function progressLine({ isTerminal, write, now, words = byteCount }: ProgressOutput): ProgressLine {
  let last = now()
  let drawn = false
  let past: ProgressPoint[] = []
  const rateWords = (item: string, done: number, total: number) => {
    const at = now()
    past = past.filter((moment) => moment.item === item && moment.done <= done)
    // The last moment before the window is its beginning.
    while ((past[1]?.at ?? at) <= at - rateOver) past.shift()
    const [first] = past
    if (past.at(-1)?.at !== at) past.push({ item, done, at })
    if (first === undefined || at - first.at < rateAfter || done === first.done) return ""
    const perSecond = (done - first.done) / ((at - first.at) / 1_000)
    return `, ${words(perSecond)}/s, ${duration((total - done) / perSecond)} left`
  }
  return {
    update: ({ item, done, total }) => {
      const time = now()
      const rate = rateWords(item, done, total)
      if (time - last < (isTerminal ? redrawEvery : sayEvery)) return
      last = time
      drawn = true
      const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
      const line = `${item}: ${percent} % (${words(done)} of ${words(total)})${rate}`
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
