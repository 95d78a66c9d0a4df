import { lineWidth, wrap } from "./layout.ts"

/**
 * A doc comment with these lines, wrapped at the line width of this repository. Lines that start with two spaces or follow
 * `@example` are code and are not wrapped.
 */
export function docComment(lines: readonly string[], indent = ""): readonly string[] {
  const safe = lines.map((line) => line.trimEnd().replaceAll("*/", "*\\/"))
  while (safe.at(-1) === "") safe.pop()
  if (safe.length === 0) return []
  const width = lineWidth - indent.length - 3
  let isCode = false
  const wrapped = safe.flatMap((line) => {
    if (line.startsWith("@")) isCode = line.startsWith("@example")
    return isCode || line.startsWith("  ") ? [line] : wrap(line, width)
  })
  const [only, ...others] = wrapped
  if (only !== undefined && others.length === 0 && indent.length + only.length + 7 <= lineWidth)
    return [`${indent}/** ${only} */`]
  return [`${indent}/**`, ...wrapped.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`]
}
