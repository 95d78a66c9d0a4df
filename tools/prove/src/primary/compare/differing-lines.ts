/**
 * Lines that only one of two dumps has. Who proposed a block only an index tells: what the rows of blocks say of it is left out.
 */
export function differingLines(one: readonly string[], other: readonly string[]): readonly string[] {
  const [left, right] = [one, other].map((lines) => new Set(lines.map(withoutProposer))) as [Set<string>, Set<string>]
  return [
    ...[...left].filter((line) => !right.has(line)).map((line) => `- ${line}`),
    ...[...right].filter((line) => !left.has(line)).map((line) => `+ ${line}`),
  ]
}

/** A block's JSON is text within the JSON of its row. */
const withoutProposer = (line: string) => line.replace(/,\\"proposerDetails\\":\{[^{}]*\}/, "")
