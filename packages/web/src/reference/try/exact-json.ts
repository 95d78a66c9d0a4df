/** Maximum number of displayed characters of a response, which keeps the page responsive. */
export const longestShownJson = 100_000

/** Deeper levels are not laid out, since each level adds indentation. */
const maxIndentDepth = 200

const jsonTokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{},:]|\s+/y

/**
 * Formats JSON over several lines without parsing it, so that numbers keep all digits. Text that is not JSON is returned unchanged.
 *
 * @param indent indentation of a level
 */
export function layOut(json: string, indent = "  "): string {
  let out = ""
  let depth = 0
  let isEmpty = false
  jsonTokens.lastIndex = 0
  while (jsonTokens.lastIndex < json.length) {
    const [token] = jsonTokens.exec(json) ?? []
    if (token === undefined) return json
    if (/^\s/.test(token)) continue
    if (token === "}" || token === "]") {
      depth -= 1
      if (depth < 0) return json
      out += isEmpty ? token : `\n${indent.repeat(depth)}${token}`
      isEmpty = false
      continue
    }
    if (isEmpty) out += `\n${indent.repeat(depth)}`
    isEmpty = token === "{" || token === "["
    if (isEmpty) depth += 1
    if (depth > maxIndentDepth) return json
    out += token === ":" ? ": " : token
    if (token === ",") out += `\n${indent.repeat(depth)}`
  }
  return depth === 0 ? out : json
}
