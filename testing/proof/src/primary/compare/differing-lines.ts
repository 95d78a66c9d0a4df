/**
 * Lines that only one of two dumps has. Who proposed a block only an index tells: what the rows of blocks say of it is left out, and
 * so are the lists of blocks by who proposed them, with how far these go.
 */
export function differingLines(one: readonly string[], other: readonly string[]): readonly string[] {
  const [left, right] = [one, other].map(
    (lines) => new Set(lines.filter((line) => !isOfProposers(line)).map(withoutProposer)),
  ) as [Set<string>, Set<string>]
  return [
    ...[...left].filter((line) => !right.has(line)).map((line) => `- ${line}`),
    ...[...right].filter((line) => !left.has(line)).map((line) => `+ ${line}`),
  ]
}

/** A block's JSON is text within the JSON of its row. */
const withoutProposer = (line: string) => line.replace(/,\\"proposerDetails\\":\{[^{}]*\}/, "")

const isOfProposers = (line: string) => /^primary_proposed |^primary_list \{"list":9,/.test(line)
