interface ReviverContext {
  /** As the text has a number, a string, a boolean or null. */
  readonly source?: string
}

/** What TypeScript's library does not know of yet: JSON.parse with source text access, of ECMAScript 2026. */
const exactJson = JSON as unknown as {
  parse(text: string, reviver: (key: string, value: unknown, context: ReviverContext) => unknown): unknown
  rawJSON(text: string): unknown
}

/** A number of so many digits that it may be rounded. A string may look like one, which only costs time. */
const mayBeLarge = /[:[,]-?\d{16}/

/** Parses JSON. Integers that a number would round become values that `JSON.stringify` writes as they were. */
export function parseExact(text: string): unknown {
  return mayBeLarge.test(text) ? exactJson.parse(text, exact) : JSON.parse(text)
}

function exact(_: string, value: unknown, { source = "" }: ReviverContext): unknown {
  const isRounded = Number.isInteger(value) && !Number.isSafeInteger(value)
  return isRounded && /^-?\d+$/.test(source) ? exactJson.rawJSON(source) : value
}
