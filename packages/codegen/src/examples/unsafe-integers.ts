import { isObject } from "../document/json.ts"

/** One line for each integer beyond 2^53 - 1, which parsers would round to a different number. */
export function unsafeIntegers(value: unknown, path: string): readonly string[] {
  if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value))
    return [`${path.slice(1)}: the integer ${value} is beyond 2^53 - 1`]
  if (Array.isArray(value)) return value.flatMap((item, index) => unsafeIntegers(item, `${path}.${index}`))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) => unsafeIntegers(item, `${path}.${key}`))
}
