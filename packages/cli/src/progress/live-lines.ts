import { chainLine } from "./chain-line.ts"
import { Lag } from "./lag.ts"
import type { ProgressView, Streams } from "./progress-view.ts"
import type { ShownProgress, ShownSubject } from "./shown.ts"

/** A terminal whose lines can be redrawn. */
export interface Terminal extends Streams {
  /** The current number of columns. */
  columns(): number
  now(): number
}

const up = (lines: number) => (lines === 0 ? "" : `\u001b[${lines}A`)
const clearBelow = "\r\u001b[J"

/** Keeps one line for each chain at the bottom of a terminal; other output scrolls above. */
export function liveLines(terminal: Terminal, redrawEvery = 250): ProgressView {
  const lags = new Map<string, Lag>()
  const latest = new Map<string, { subject: ShownSubject; progress: ShownProgress }>()
  let drawn = 0
  let dirty = false

  const draw = () => {
    const width = Math.max(...[...latest.values()].map(({ subject }) => subject.name.length), 0)
    const lines = [...latest.values()].map(({ subject, progress }) => {
      const lag = lags.get(subject.key)?.update(progress, terminal.now())
      // A line that wraps could not be cleared by counting lines.
      return fit(`${subject.name.padEnd(width)}  ${chainLine(progress, lag, true)}`, terminal.columns() - 1)
    })
    terminal.error(`${up(drawn)}${clearBelow}${lines.map((line) => `${line}\n`).join("")}`)
    drawn = lines.length
    dirty = false
  }
  const timer = setInterval(() => dirty && draw(), redrawEvery)
  timer.unref()

  return {
    update: (subject, progress) => {
      if (!lags.has(subject.key)) lags.set(subject.key, new Lag())
      lags.get(subject.key)?.update(progress, terminal.now())
      latest.set(subject.key, { subject, progress })
      dirty = true
    },
    print: (stream, text) => {
      terminal.error(`${up(drawn)}${clearBelow}`)
      drawn = 0
      terminal[stream](text)
      draw()
    },
    close: () => {
      clearInterval(timer)
      draw()
    },
  }
}

function fit(line: string, columns: number): string {
  return line.length <= columns ? line : `${line.slice(0, Math.max(0, columns - 1))}…`
}
