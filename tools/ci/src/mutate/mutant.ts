/** A change of the code that a test should notice. */
export interface Mutant {
  /** Relative to the workspace. */
  readonly file: string
  /** What is replaced. */
  readonly place: SourceRange
  /** The kind of change, as StrykerJS calls it. */
  readonly kind: string
}

/** A part of a file. Its end is the first character that is not in it. */
export interface SourceRange {
  readonly start: Position
  readonly end: Position
}

/** Lines from 1, columns from 0. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** How StrykerJS is told what to mutate: a file and a part of it, which has to hold the whole mutant. */
export const mutantRange = ({ file, place: { start, end } }: Mutant): string =>
  `${file}:${start.line}:${start.column}-${end.line}:${end.column}`
