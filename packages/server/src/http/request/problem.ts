/** A violation of a request. */
export interface ParameterProblem {
  /** The parameter, or the member of the body; empty for the whole request. */
  readonly member: string
  /** The message to the caller, with the name and the value: "pageSize must be an integer from 1 to 100, not 0". */
  readonly text: string
}

/** Maximum problems in a response: more are usually one mistake many times. */
const maxProblems = 10

/** The messages of all problems for the caller. */
export function tellProblems(problems: readonly ParameterProblem[]): readonly string[] {
  const texts = problems.slice(0, maxProblems).map(({ text }) => text)
  const more = problems.length - texts.length
  return more === 0 ? texts : [...texts, `and ${more} more ${more === 1 ? "problem" : "problems"}`]
}
