import { isObject } from "../document/json.ts"

/** A document as it is published, without the internal notes for its authors. */
export function published<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(published) as Value
  if (!isObject(value)) return value
  const members = Object.entries(value).filter(([key]) => key !== "x-requirement")
  return Object.fromEntries(members.map(([key, member]) => [key, published(member)])) as Value
}
