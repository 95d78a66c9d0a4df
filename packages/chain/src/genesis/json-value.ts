import { CodecError, withStep } from "../codec/codec-error.ts"

const invalidValue = (rule: string): CodecError => new CodecError("invalid-value", rule)

// Converts all numbers of a JSON text to strings, since amounts exceed 2^53. It steps from token to
// token, since a pattern that spans strings of megabytes would exhaust its stack.
const quoteNumbers = (text: string): string => {
  const token = /"|-?\d[\d.eE+-]*/g
  let quoted = ""
  let from = 0
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    if (match[0] === '"') {
      token.lastIndex = endOfString(text, token.lastIndex)
    } else {
      quoted += `${text.slice(from, match.index)}"${match[0]}"`
      from = token.lastIndex
    }
  }
  return quoted + text.slice(from)
}

const endOfString = (text: string, start: number): number => {
  for (let at = start; at < text.length; at++) {
    if (text[at] === "\\") at++
    else if (text[at] === '"') return at + 1
  }
  return text.length
}

/** Parses a JSON text; numbers become strings of their digits. */
export const parseLossless = (text: string): unknown => {
  try {
    return JSON.parse(quoteNumbers(text))
  } catch {
    throw invalidValue("a genesis file is JSON")
  }
}

/** Reads a member of an object; errors name the member. */
export const readMember = <T>(object: object, name: string, read: (value: unknown) => T): T => {
  try {
    return read((object as Record<string, unknown>)[name])
  } catch (error) {
    throw withStep(error, name)
  }
}

export const readObject = (value: unknown): object => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalidValue("an object belongs here")
  return value
}

/** Reads an array; `null` and an absent value are an empty one, as on a node. */
export const arrayOf =
  <T>(read: (value: unknown) => T) =>
  (value: unknown): T[] => {
    if (value === undefined || value === null) return []
    if (!Array.isArray(value)) throw invalidValue("an array belongs here")
    return value.map((element, index) => {
      try {
        return read(element)
      } catch (error) {
        throw withStep(error, index)
      }
    })
  }

export const readString = (value: unknown): string => {
  if (value === undefined || value === null) return ""
  if (typeof value !== "string") throw invalidValue("a string belongs here")
  return value
}

/** Reads an unsigned integer below `limit`; an absent value is 0, as on a node. */
const integerReader =
  (limit: bigint) =>
  (value: unknown): bigint => {
    if (value === undefined || value === null) return 0n
    if (typeof value !== "string" || !/^\d{1,20}$/.test(value) || BigInt(value) >= limit) {
      throw invalidValue(`an integer from 0 to ${limit - 1n} belongs here`)
    }
    return BigInt(value)
  }

export const readU64 = integerReader(2n ** 64n)
export const readU32 = (value: unknown): number => Number(integerReader(2n ** 32n)(value))

/** Reads a text with `parse`; its errors become `CodecError`s. */
export const parsedText =
  <T>(what: string, parse: (text: string) => T) =>
  (value: unknown): T => {
    if (typeof value !== "string") throw invalidValue(`${what} belongs here`)
    try {
      return parse(value)
    } catch (error) {
      throw invalidValue(`${what} belongs here: ${error instanceof Error ? error.message : error}`)
    }
  }
