/** What kind of JSON value a text begins with, in the words of Go's decoder. */
export type JsonKind = "object" | "array" | "string" | "number" | "bool" | "null"

/** A member of an object (with its name) or an element of an array, as the exact text it had. */
export interface JsonChild {
  readonly name?: string
  readonly text: string
}

/** The first JSON value of a text: its exact text and, for an object or an array, its direct children. */
export interface ScannedJson {
  readonly kind: JsonKind
  readonly text: string
  readonly children: readonly JsonChild[]
}

/** Thrown by {@link scanJson}; the message is what Go's decoder says of the same text. */
export class JsonSyntaxError extends Error {
  override readonly name = "JsonSyntaxError"
}

const maxDepth = 10_000
const literals: Readonly<Record<string, string>> = { t: "true", f: "false", n: "null" }

/**
 * Reads the first JSON value of a text as Go's decoder does: whatever follows it is ignored, a text without any value
 * gives `undefined` (Go's EOF), and a broken one throws {@link JsonSyntaxError}. The parts keep their exact text, since a
 * node echoes ids as they were written.
 */
export function scanJson(input: string): ScannedJson | undefined {
  let at = skipSpace(input, 0)
  if (at === input.length) return undefined
  const start = at
  const kind = kindOf(input[at] as string)
  const open: string[] = []
  const children: JsonChild[] = []
  let childStart = 0
  let childName: string | undefined
  let expected: "value" | "valueOrEnd" | "key" | "keyOrEnd" | "colon" | "next" = "value"

  for (;;) {
    at = skipSpace(input, at)
    const char = input[at]
    if (char === undefined) throw new JsonSyntaxError("unexpected EOF")
    const ends = (expected === "valueOrEnd" && char === "]") || (expected === "keyOrEnd" && char === "}")
    if (ends || (expected === "next" && char === (open.at(-1) === "{" ? "}" : "]"))) {
      open.pop()
      at += 1
      expected = "next"
    } else if (expected === "next") {
      if (char !== ",") throw invalid(char, open.at(-1) === "{" ? "after object key:value pair" : "after array element")
      at += 1
      expected = open.at(-1) === "{" ? "key" : "value"
      continue
    } else if (expected === "colon") {
      if (char !== ":") throw invalid(char, "after object key")
      at += 1
      expected = "value"
      continue
    } else if (expected === "key" || expected === "keyOrEnd") {
      if (char !== '"') throw invalid(char, "looking for beginning of object key string")
      const end = stringEnd(input, at)
      if (open.length === 1) childName = JSON.parse(input.slice(at, end))
      at = end
      expected = "colon"
      continue
    } else {
      if (open.length === 1) childStart = at
      if (char === "{" || char === "[") {
        open.push(char)
        if (open.length > maxDepth) throw new JsonSyntaxError("exceeded max depth")
        at += 1
        expected = char === "{" ? "keyOrEnd" : "valueOrEnd"
        continue
      }
      at = scalarEnd(input, at)
      expected = "next"
    }
    if (open.length === 0) return { kind, text: input.slice(start, at), children }
    // An empty container that has just closed at depth one is a child; the opening of the outermost one is not.
    if (open.length === 1) {
      const text = input.slice(childStart, at)
      children.push(childName === undefined ? { text } : { name: childName, text })
      childName = undefined
    }
  }
}

/** The kind of a JSON value that begins with this character. */
export function kindOf(first: string): JsonKind {
  if (first === "{") return "object"
  if (first === "[") return "array"
  if (first === '"') return "string"
  if (first === "t" || first === "f") return "bool"
  return first === "n" ? "null" : "number"
}

function skipSpace(input: string, from: number): number {
  let at = from
  while (input[at] === " " || input[at] === "\n" || input[at] === "\t" || input[at] === "\r") at += 1
  return at
}

function scalarEnd(input: string, at: number): number {
  const char = input[at] as string
  if (char === '"') return stringEnd(input, at)
  if (char === "-" || isDigit(char)) return numberEnd(input, at)
  const literal = literals[char]
  if (literal === undefined) throw invalid(char, "looking for beginning of value")
  for (let index = 1; index < literal.length; index += 1) {
    expect(
      input,
      at + index,
      (next) => next === literal[index],
      `in literal ${literal} (expecting '${literal[index]}')`,
    )
  }
  return at + literal.length
}

function stringEnd(input: string, start: number): number {
  for (let at = start + 1; ; at += 1) {
    const char = expect(input, at, (next) => next >= " ", "in string literal")
    if (char === '"') return at + 1
    if (char !== "\\") continue
    at += 1
    const code = expect(input, at, (next) => '"\\/bfnrtu'.includes(next), "in string escape code")
    if (code !== "u") continue
    for (const end = at + 4; at < end; ) {
      at += 1
      expect(input, at, (next) => /[0-9a-fA-F]/.test(next), "in \\u hexadecimal character escape")
    }
  }
}

function numberEnd(input: string, start: number): number {
  let at = input[start] === "-" ? start + 1 : start
  expect(input, at, isDigit, "in numeric literal")
  at = input[at] === "0" ? at + 1 : digitsEnd(input, at)
  if (input[at] === ".") {
    expect(input, at + 1, isDigit, "after decimal point in numeric literal")
    at = digitsEnd(input, at + 1)
  }
  if (input[at] === "e" || input[at] === "E") {
    at += input[at + 1] === "+" || input[at + 1] === "-" ? 2 : 1
    expect(input, at, isDigit, "in exponent of numeric literal")
    at = digitsEnd(input, at)
  }
  return at
}

function digitsEnd(input: string, from: number): number {
  let at = from
  while (isDigit(input[at] ?? "")) at += 1
  return at
}

function isDigit(char: string): boolean {
  return char >= "0" && char <= "9"
}

function expect(input: string, at: number, allowed: (char: string) => boolean, context: string): string {
  const char = input[at]
  if (char === undefined) throw new JsonSyntaxError("unexpected EOF")
  if (!allowed(char)) throw invalid(char, context)
  return char
}

function invalid(char: string, context: string): JsonSyntaxError {
  return new JsonSyntaxError(`invalid character ${quoteCharacter(char)} ${context}`)
}

/** Go reads bytes, so a character beyond ASCII is named by the first byte of its UTF-8 form. */
function quoteCharacter(char: string): string {
  if (char === "'") return "'\\''"
  const byte = Buffer.from(char)[0] as number
  if (byte < 0x20 || byte === 0x7f) {
    const short: Readonly<Record<number, string>> = { 7: "a", 8: "b", 9: "t", 10: "n", 11: "v", 12: "f", 13: "r" }
    return `'\\${short[byte] ?? `x${byte.toString(16).padStart(2, "0")}`}'`
  }
  return char === "\\" ? "'\\\\'" : `'${String.fromCharCode(byte)}'`
}
