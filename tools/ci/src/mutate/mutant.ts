/** A change of the code that a test should notice. */
export interface Mutant {
  /** Relative to the workspace. */
  readonly file: string
  /** The range to replace: from this character offset of the file up to `end`, exclusive. */
  readonly start: number
  readonly end: number
  /** Where it starts, for a reader: from 1. */
  readonly line: number
  readonly column: number
  /** The kind of change, as StrykerJS calls it. */
  readonly kind: string
  readonly before: string
  readonly after: string
}

/** The key that identifies a mutant of the same code. */
export const mutantKey = ({ file, start, end, kind, after }: Mutant): string =>
  `${file}:${start}-${end} ${kind} ${after}`

/** The text of its file with the change. */
export const mutatedText = (text: string, { start, end, after }: Mutant): string =>
  `${text.slice(0, start)}${after}${text.slice(end)}`
