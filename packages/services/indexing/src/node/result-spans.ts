const quote = 0x22
const backslash = 0x5c
const newline = 0x0a
const comma = 0x2c
const colon = 0x3a
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]
/** Characters of a text that are looked at one by one; longer ones are found the end of faster by `indexOf`. */
const shortText = 24

/** Where the result of a call stands in an answer, as bytes from and to. */
export type Span = readonly [from: number, to: number]

/**
 * Where the results stand in a JSON-RPC answer, by the number that is the ID of the call. It is looked for no more closely than a
 * text needs that was parsed already: as the parser does, it takes the last of equal members, and of equal IDs the first answer, as the client
 * does. Results with a line break between their tokens are left out, and in an answer that is not understood there are none.
 */
export function resultSpans(bytes: Uint8Array): ReadonlyMap<number, Span> {
  const spans = new Map<number, Span>()
  const scan = new Scan(bytes)
  const isBatch = scan.skipTo(openBracket, openBrace) === openBracket
  if (isBatch) scan.at += 1
  while (scan.skipTo(openBrace, closeBracket) === openBrace) {
    const { id, span } = scan.answer()
    if (scan.at > bytes.length) return new Map()
    if (id !== undefined && span !== undefined && !spans.has(id)) spans.set(id, span)
    if (!isBatch) break
  }
  return spans
}

class Scan {
  at = 0
  readonly #bytes: Uint8Array
  #breaks = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** Goes on to the first of two bytes; returns which it is, undefined where neither comes. */
  skipTo(one: number, other: number): number | undefined {
    for (; this.at < this.#bytes.length; this.at += 1) {
      const byte = this.#bytes[this.at]
      if (byte === one || byte === other) return byte
    }
    return undefined
  }

  /** Passes an answer, which is an object. */
  answer(): { readonly id: number | undefined; readonly span: Span | undefined } {
    let id: number | undefined
    let span: Span | undefined
    this.at += 1
    while (this.skipTo(quote, closeBrace) === quote) {
      const name = this.#name()
      this.skipTo(colon, colon)
      this.at += 1
      this.#skipSpace()
      const [from, breaks] = [this.at, this.#breaks]
      this.#skipValue()
      if (name === "id") id = this.#number(from)
      if (name === "result") span = this.#breaks === breaks ? [from, this.at] : undefined
    }
    this.at += 1
    return { id, span }
  }

  #number(from: number): number | undefined {
    const text = String.fromCharCode(...this.#bytes.subarray(from, Math.min(this.at, from + 20)))
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined
  }

  /** Passes the name of a member. One with an escape is none that is looked for. */
  #name(): string {
    const from = this.at + 1
    this.#skipText()
    const to = this.at - 1
    return to - from > 8 ? "" : String.fromCharCode(...this.#bytes.subarray(from, to))
  }

  #skipSpace(): void {
    while ((this.#bytes[this.at] ?? 0xff) <= 0x20) this.at += 1
  }

  #skipValue(): void {
    const first = this.#bytes[this.at]
    if (first === quote) this.#skipText()
    else if (first === openBrace || first === openBracket) this.#skipNested()
    else this.#skipWord()
  }

  /** Passes a number, or what is none of the others. */
  #skipWord(): void {
    for (; this.at < this.#bytes.length; this.at += 1) {
      const byte = this.#bytes[this.at]
      if (byte === comma || byte === closeBrace || byte === closeBracket || byte === newline || byte === 0x20) return
    }
  }

  #skipNested(): void {
    const bytes = this.#bytes
    let depth = 0
    while (this.at < bytes.length) {
      const byte = bytes[this.at]
      if (byte === quote) this.#skipText()
      else {
        this.at += 1
        if (byte === openBrace || byte === openBracket) depth += 1
        else if (byte === closeBrace || byte === closeBracket) {
          depth -= 1
          if (depth === 0) return
        } else if (byte === newline) this.#breaks += 1
      }
    }
    this.at = bytes.length + 1
  }

  #skipText(): void {
    const bytes = this.#bytes
    let at = this.at + 1
    for (const near = at + shortText; at < near; at += 1) {
      const byte = bytes[at]
      if (byte === quote) {
        this.at = at + 1
        return
      }
      if (byte === backslash) at += 1
    }
    for (;;) {
      const end = bytes.indexOf(quote, at)
      if (end === -1) {
        this.at = bytes.length + 1
        return
      }
      let escapes = 0
      while (end - escapes > at && bytes[end - escapes - 1] === backslash) escapes += 1
      at = end + 1
      if (escapes % 2 === 0) {
        this.at = at
        return
      }
    }
  }
}
