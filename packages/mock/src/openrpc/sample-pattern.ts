/** The parts of a regular expression that sample texts are generated from. */
type PatternNode =
  | { readonly kind: "characters"; readonly from: string }
  | { readonly kind: "choice"; readonly branches: readonly (readonly PatternNode[])[] }
  | { readonly kind: "repeat"; readonly node: PatternNode; readonly least: number; readonly most: number }

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")
const classes: Readonly<Record<string, string>> = {
  d: only(/\d/),
  D: only(/\D/),
  w: only(/\w/),
  W: only(/\W/),
  s: " ",
  S: only(/\S/),
  n: "\n",
  t: "\t",
}

/**
 * A text that matches a regular expression, of at least `minLength` characters if its repetitions allow it; deterministic.
 * `undefined` for expressions that use more than classes, groups, alternatives and repetitions (such as look-around or
 * back references).
 */
export function samplePattern(pattern: string, minLength = 0): string | undefined {
  const branches = parsePattern(pattern)
  if (branches === undefined) return undefined
  for (let repeats = 1; repeats <= Math.max(1, minLength * 2); repeats *= 2) {
    const text = writeSample({ kind: "choice", branches }, repeats)
    if (text.length >= minLength && new RegExp(pattern, "u").test(text)) return text
  }
  return undefined
}

function writeSample(root: PatternNode, repeats: number): string {
  let written = 0
  const one = (node: PatternNode): string => {
    if (node.kind === "characters") {
      const char = node.from[written % node.from.length] as string
      written += 1
      return char
    }
    if (node.kind === "choice") return (node.branches[0] ?? []).map(one).join("")
    const times = Math.min(Math.max(node.least, repeats), node.most)
    return Array.from({ length: times }, () => one(node.node)).join("")
  }
  return one(root)
}

function parsePattern(pattern: string): readonly (readonly PatternNode[])[] | undefined {
  let at = 0
  let unsupported = false

  function choice(): readonly (readonly PatternNode[])[] {
    const branches: PatternNode[][] = [[]]
    while (at < pattern.length && pattern[at] !== ")" && !unsupported) {
      const char = pattern[at]
      if (char === "|") {
        branches.push([])
        at += 1
      } else if (char === "^" || char === "$") at += 1
      else branches.at(-1)?.push(repeated(atom()))
    }
    return branches
  }

  function atom(): PatternNode {
    const char = pattern[at] as string
    at += 1
    if (char === "(") return group()
    if (char === "[") return set()
    if (char === ".") return { kind: "characters", from: only(/[a-z]/) }
    return { kind: "characters", from: char === "\\" ? escaped() : char }
  }

  function group(): PatternNode {
    const opening = /^\?(?::|<[A-Za-z]\w*>)/.exec(pattern.slice(at))?.[0]
    if (opening === undefined && pattern[at] === "?") unsupported = true
    at += opening?.length ?? 0
    const branches = choice()
    at += 1
    return { kind: "choice", branches }
  }

  function set(): PatternNode {
    const negated = pattern[at] === "^"
    if (negated) at += 1
    let from = ""
    while (at < pattern.length && pattern[at] !== "]") {
      const first = member()
      const ranged = first.length === 1 && pattern[at] === "-" && pattern[at + 1] !== "]"
      if (ranged) at += 1
      from += ranged ? between(first, member()) : first
    }
    at += 1
    const chosen = negated ? [...printable].filter((char) => !from.includes(char)).join("") : from
    if (chosen === "") unsupported = true
    return { kind: "characters", from: chosen || " " }
  }

  function member(): string {
    const char = pattern[at] as string
    at += 1
    return char === "\\" ? escaped() : char
  }

  function escaped(): string {
    const char = pattern[at] ?? ""
    at += 1
    if (/[1-9bBkpPux]/.test(char)) unsupported = true
    return classes[char] ?? char
  }

  function repeated(node: PatternNode): PatternNode {
    const match = /^(?:([?*+])|\{(\d+)(,(\d*))?\})\??/.exec(pattern.slice(at))
    if (match === null) return node
    at += match[0].length
    const [, sign, least = "0", comma, most] = match
    if (sign !== undefined) {
      return { kind: "repeat", node, least: sign === "+" ? 1 : 0, most: sign === "?" ? 1 : Number.POSITIVE_INFINITY }
    }
    const limit = comma === undefined ? Number(least) : most ? Number(most) : Number.POSITIVE_INFINITY
    return { kind: "repeat", node, least: Number(least), most: limit }
  }

  const branches = choice()
  return unsupported || at < pattern.length ? undefined : branches
}

function only(allowed: RegExp): string {
  return [...printable].filter((char) => allowed.test(char)).join("")
}

function between(first: string, last: string): string {
  const start = first.charCodeAt(0)
  return Array.from({ length: Math.max(0, last.charCodeAt(0) - start + 1) }, (_, index) =>
    String.fromCharCode(start + index),
  ).join("")
}
