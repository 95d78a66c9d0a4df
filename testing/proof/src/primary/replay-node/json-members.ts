/** The end of the JSON value at `at`; undefined where the text ends before it does. Only its extent is found, not its faults. */
function endOfValue(text: string, at: number): number | undefined {
  const first = text[at]
  if (first === '"') {
    for (let end = at + 1; end < text.length; end++) {
      if (text[end] === "\\") end++
      else if (text[end] === '"') return end + 1
    }
    return undefined
  }
  if (first !== "{" && first !== "[") return at + (/^[^\s,\]}]*/.exec(text.slice(at))?.[0].length ?? 0)
  let depth = 0
  for (let end = at; end < text.length; end++) {
    const sign = text[end]
    if (sign === '"') end = (endOfValue(text, end) ?? text.length) - 1
    else if (sign === "{" || sign === "[") depth++
    else if ((sign === "}" || sign === "]") && --depth === 0) return end + 1
  }
  return undefined
}

/** The first JSON value of a text, without what stands around it; undefined where there is none or it does not end. */
export function firstValue(text: string): string | undefined {
  const at = text.search(/\S/)
  const end = at < 0 ? undefined : endOfValue(text, at)
  return end === undefined ? undefined : text.slice(at, end)
}

/** The members of an object's text as they are written, names in lower case as Go takes them in any; of two the last counts. */
export function rawMembers(object: string): ReadonlyMap<string, string> {
  const members = new Map<string, string>()
  let at = 1
  for (;;) {
    at += /^[\s,]*/.exec(object.slice(at))?.[0].length ?? 0
    if (object[at] !== '"') return members
    const end = endOfValue(object, at) ?? object.length
    const name = JSON.parse(object.slice(at, end))
    at = end + (/^\s*:\s*/.exec(object.slice(end))?.[0].length ?? 0)
    const valueEnd = endOfValue(object, at) ?? object.length
    members.set(String(name).toLowerCase(), object.slice(at, valueEnd))
    at = valueEnd
  }
}
