/** The type of a text in a path or query. */
export type ScalarType = "integer" | "number" | "boolean" | "string"

const integerPattern = /^-?(?:0|[1-9][0-9]*)$/
const number = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/

/**
 * Reads a scalar strictly: undefined for a text that is not one.
 *
 * Ajv's own coercion accepts ` 5`, `+5`, `1e2`, `0x10` and an empty text as numbers; here an integer is decimal digits without leading zeros,
 * safe as a double; a number also has an optional fraction.
 */
export function readScalar(type: ScalarType, text: string): string | number | boolean | undefined {
  switch (type) {
    case "string":
      return text
    case "boolean":
      return text === "true" ? true : text === "false" ? false : undefined
    case "integer": {
      if (!integerPattern.test(text)) return undefined
      const value = Number(text)
      return Number.isSafeInteger(value) ? value + 0 : undefined
    }
    case "number": {
      if (!number.test(text)) return undefined
      const value = Number(text)
      return Number.isFinite(value) ? value + 0 : undefined
    }
  }
}

/** Whether a text is an integer above the largest safe one. */
export function isTooLarge(text: string): boolean {
  return integerPattern.test(text) && Number(text) > Number.MAX_SAFE_INTEGER
}
