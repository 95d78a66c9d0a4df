/**
 * Lines that only one of two dumps has. Proposers are left out, because only the Index API gives them: their members in rows of blocks,
 * the lists of blocks by proposer, and the progress of these lists.
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
