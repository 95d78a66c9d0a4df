interface ReviverContext {
  /** The source text of a number, a string, a boolean or null. */
  readonly source?: string
}

/** JSON.parse with source text access (ECMAScript 2026), which TypeScript's library does not declare yet. */
const exactJson = JSON as unknown as {
  parse(text: string, reviver: (key: string, value: unknown, context: ReviverContext) => unknown): unknown
  rawJSON(text: string): unknown
}

/** Matches a number with enough digits to be rounded. A string may match too, which only costs time. */
const mayBeLarge = /[:[,]-?\d{16}/

/** Parses JSON. Integers beyond the safe range become values that `JSON.stringify` writes unchanged. */
export function parseExact(text: string): unknown {
  return mayBeLarge.test(text) ? exactJson.parse(text, exact) : JSON.parse(text)
}

function exact(_: string, value: unknown, { source = "" }: ReviverContext): unknown {
  const isRounded = Number.isInteger(value) && !Number.isSafeInteger(value)
  return isRounded && /^-?\d+$/.test(source) ? exactJson.rawJSON(source) : value
}
