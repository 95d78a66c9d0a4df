import type { WriteStream } from "node:tty"

/** Shows progress in one line. */
export interface ProgressLine {
  readonly show: (text: string) => void
  readonly clear: () => void
}

const redrawEvery = 200
const sayEvery = 10_000

/** A progress display: one redrawn line on a terminal; otherwise a line every ten seconds. */
export function progressLine(stream: Pick<WriteStream, "write" | "isTTY" | "columns">, now = Date.now): ProgressLine {
  let saidAt = now()
  let isDrawn = false
  return {
    show: (text) => {
      if (now() - saidAt < (stream.isTTY ? redrawEvery : sayEvery)) return
      saidAt = now()
      isDrawn = stream.isTTY
      stream.write(stream.isTTY ? `\r\u001b[K${text.slice(0, Math.max(1, (stream.columns ?? 80) - 1))}` : `${text}\n`)
    },
    clear: () => {
      if (isDrawn) stream.write("\r\u001b[K")
      isDrawn = false
    },
  }
}
