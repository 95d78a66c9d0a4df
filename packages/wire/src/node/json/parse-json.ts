import type { JsonMember, JsonValue } from "./json-value.ts"

/** Thrown by {@link parseJson}; the message is that of Go's decoder for the same text. */
export class JsonSyntaxError extends Error {
  override readonly name = "JsonSyntaxError"
}

const maxParsedDepth = 10_000
const literals: Readonly<Record<string, string>> = { t: "true", f: "false", n: "null" }

/** An array or object that is being parsed. */
type Open = ({ readonly elements: JsonValue[] } | { readonly members: JsonMember[]; name: string }) & {
  readonly start: number
  /** Whether its content is kept. */
  readonly isKept: boolean
}

/**
 * Keeps the members of an object, or of each object in a list, and only the text of their values: enough for the calls of a body. It
 * bounds the memory and the time that a body of many small values takes.
 */
export interface Shallow {
  /** Maximum number of kept elements of the list; the others are parsed and dropped. */
  readonly maxElements: number
}

/**
 * Parses the first JSON value of a text like Go's decoder: text after it is ignored, a text without any value
 * gives `undefined` (Go's EOF), and an invalid one throws {@link JsonSyntaxError}. It takes linear time and no
 * recursion.
 *
 * @param shallow Default: everything is kept
 */
export function parseJson(input: string, shallow?: Shallow): JsonValue | undefined {
  let at = skipSpace(input, 0)
  if (at === input.length) return undefined
  const open: Open[] = []
  let expected: "value" | "valueOrEnd" | "key" | "keyOrEnd" | "colon" | "next" = "value"

  for (;;) {
    at = skipSpace(input, at)
    const char = input[at]
    if (char === undefined) throw new JsonSyntaxError("unexpected EOF")
    const parent = open.at(-1)
    const closing = parent !== undefined && "members" in parent ? "}" : "]"
    let value: JsonValue | undefined

    if (char === closing && (expected === "next" || expected === "valueOrEnd" || expected === "keyOrEnd")) {
      at += 1
      const ended = open.pop() as Open
      if (open.at(-1)?.isKept ?? true) value = closedNode(input, ended, at)
    } else if (expected === "next") {
      if (char !== ",")
        throw invalidCharacter(char, closing === "}" ? "after object key:value pair" : "after array element")
      at += 1
      expected = closing === "}" ? "key" : "value"
      continue
    } else if (expected === "colon") {
      if (char !== ":") throw invalidCharacter(char, "after object key")
      at += 1
      expected = "value"
      continue
    } else if (expected === "key" || expected === "keyOrEnd") {
      if (char !== '"') throw invalidCharacter(char, "looking for beginning of object key string")
      const end = stringEnd(input, at)
      if (parent?.isKept) (parent as { name: string }).name = unquoted(input.slice(at, end))
      at = end
      expected = "colon"
      continue
    } else if (char === "{" || char === "[") {
      const isKept = shallow === undefined || isKeptWithin(char, open)
      open.push(char === "{" ? { start: at, isKept, members: [], name: "" } : { start: at, isKept, elements: [] })
      if (open.length > maxParsedDepth) throw new JsonSyntaxError("exceeded max depth")
      at += 1
      expected = char === "{" ? "keyOrEnd" : "valueOrEnd"
      continue
    } else {
      const start = at
      at = scalarEnd(input, at)
      if (parent?.isKept ?? true) value = parseScalar(input.slice(start, at))
    }

    const holder = open.at(-1)
    if (holder === undefined) return value
    expected = "next"
    if (value === undefined) continue
    if ("members" in holder) holder.members.push({ name: holder.name, value })
    else if (shallow === undefined || holder.elements.length < shallow.maxElements) holder.elements.push(value)
  }
}

/** Whether a shallow parse keeps the content of an array or object at this position. */
function isKeptWithin(char: "{" | "[", { 0: outer, length }: readonly Open[]): boolean {
  if (outer === undefined) return true
  return char === "{" && "elements" in outer && length === 1
}

function closedNode(input: string, open: Open, end: number): JsonValue {
  const text = input.slice(open.start, end)
  return "members" in open
    ? { kind: "object", text, members: open.members }
    : { kind: "array", text, elements: open.elements }
}

function parseScalar(text: string): JsonValue {
  const [first] = text
  if (first === '"') return { kind: "string", text, value: unquoted(text) }
  if (first === "t" || first === "f") return { kind: "bool", text, value: first === "t" }
  return first === "n" ? { kind: "null", text } : { kind: "number", text }
}

/** Go replaces an unpaired surrogate with U+FFFD. */
function unquoted(quoted: string): string {
  return JSON.parse(quoted).replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd")
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
  if (literal === undefined) throw invalidCharacter(char, "looking for beginning of value")
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
  if (!allowed(char)) throw invalidCharacter(char, context)
  return char
}

function invalidCharacter(char: string, context: string): JsonSyntaxError {
  return new JsonSyntaxError(`invalid character ${quoteCharacter(char)} ${context}`)
}

/** Go reads bytes, so its errors name a character beyond ASCII by the first byte of its UTF-8 form. */
function quoteCharacter(char: string): string {
  if (char === "'") return "'\\''"
  const byte = new TextEncoder().encode(char)[0] as number
  if (byte < 0x20 || byte === 0x7f) {
    const short: Readonly<Record<number, string>> = { 7: "a", 8: "b", 9: "t", 10: "n", 11: "v", 12: "f", 13: "r" }
    return `'\\${short[byte] ?? `x${byte.toString(16).padStart(2, "0")}`}'`
  }
  return char === "\\" ? "'\\\\'" : `'${String.fromCharCode(byte)}'`
}
