/** Most characters of an answer that are laid out: a page is to stay quick. */
export const longestShownJson = 100_000

/** What lies deeper is not laid out: each level costs its indent. */
const maxIndentDepth = 200

const jsonTokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{},:]|\s+/y

/**
 * JSON laid out over lines without being parsed: every number keeps its digits. What is no JSON comes back as it is.
 *
 * @param indent what a level is moved in by
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
