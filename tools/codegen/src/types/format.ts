import { docComment } from "../emit/doc-comment.ts"
import { lineWidth } from "../emit/layout.ts"

/**
 * The output of openapi-typescript in this repository's style: two spaces, no semicolons, double quotes, comments
 * without the tag `@description`, and one member a line where a union is too long for one.
 */
export function formatTypes(source: string): string {
  const lines = source.trimEnd().split("\n")
  const output: string[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ""
    if (!/^\s*\/\*\*/.test(line)) {
      output.push(...formatCode(line))
      continue
    }
    const comment = [line]
    while (!comment.at(-1)?.includes("*/")) comment.push(lines[++index] ?? "*/")
    output.push(...formatComment(comment))
  }
  return `${output.join("\n")}\n`
}

function indentOf(line: string): string {
  const spaces = line.length - line.trimStart().length
  return " ".repeat(Math.floor(spaces / 4) * 2)
}

function formatComment(lines: readonly string[]): readonly string[] {
  const text = lines
    .map((line) =>
      line
        .trim()
        .replace(/^\/\*\*\s?|^\*\s?(?!\/)/, "")
        .replace(/\s*\*\/$/, ""),
    )
    .filter((line) => !/^(Format: |@enum|@constant)/.test(line))
    .map((line) => line.replace(/^@description\s+/, "").replace(/^ {4}/, ""))
  while (text[0] === "") text.shift()
  return docComment(text, indentOf(lines[0] ?? ""))
}

function formatCode(line: string): readonly string[] {
  const indent = indentOf(line)
  const code = line
    .trim()
    .replace(/;$/, "")
    .replace(/\['([^']*)'\]/g, '["$1"]')
  const whole = `${indent}${code}`
  if (whole.length <= lineWidth) return [whole]
  const head = /^((?:export type )?[^:=]+(?::| =)) (.+)$/.exec(code)
  const members = splitUnion(head?.[2] ?? "")
  if (head === null || members.length === 0) return [whole]
  if (members.length === 1) return code.startsWith("export type ") ? [`${head[1]}`, `  ${members[0]}`] : [whole]
  return [`${indent}${head[1]}`, ...members.map((member) => `${indent}  | ${member}`)]
}

/** The members of a union, or nothing where the line ends inside a bracket. */
function splitUnion(type: string): readonly string[] {
  const members: string[] = []
  let depth = 0
  let quoted = false
  let start = 0
  for (let index = 0; index < type.length; index++) {
    const character = type[index] ?? ""
    if (character === '"' && type[index - 1] !== "\\") quoted = !quoted
    else if (quoted) continue
    else if ("([{<".includes(character)) depth++
    else if (")]}>".includes(character)) depth--
    else if (character === "|" && depth === 0) {
      members.push(type.slice(start, index).trim())
      start = index + 1
    }
  }
  members.push(type.slice(start).trim())
  return depth === 0 ? members.filter((member) => member !== "") : []
}
