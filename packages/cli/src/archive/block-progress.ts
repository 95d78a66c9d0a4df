import { type ProgressLine, progressOnStderr } from "../operations/progress-line.ts"
import { countedNoun, grouped } from "../words.ts"

/** A progress display on standard error that counts blocks. */
export function blockProgress(): ProgressLine {
  return progressOnStderr((blocks) =>
    countedNoun(Math.round(blocks), "block").replace(/^\d+/, (digits) => grouped(Number(digits))),
  )
}
