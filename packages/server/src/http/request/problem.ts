/** What is wrong with a request. */
export interface ParameterProblem {
  /** The parameter, or the member of the body; empty for the whole. */
  readonly member: string
  /** For the caller to read, with its name and its value: "pageSize must be an integer from 1 to 100, not 0". */
  readonly text: string
}

/** So many problems are told of a request: whoever gets more has one mistake many times. */
const maxProblems = 10

/** What a caller is told of all problems. */
export function tellProblems(problems: readonly ParameterProblem[]): readonly string[] {
  const texts = problems.slice(0, maxProblems).map(({ text }) => text)
  const more = problems.length - texts.length
  return more === 0 ? texts : [...texts, `and ${more} more ${more === 1 ? "problem" : "problems"}`]
}
