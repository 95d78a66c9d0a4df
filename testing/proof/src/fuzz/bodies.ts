import fc from "fast-check"
import type { ParameterSchema } from "./operations.ts"
import { type KnownTexts, rightText } from "./values.ts"

/** A request body with its content type. */
export interface SentBody {
  readonly body: string
  readonly contentType: string
}

/** Values of any type, some of which are valid for some members. */
const anything = fc.oneof(
  fc.constantFrom<unknown>("0x00", "00", "", "0xzz", 67, 0, 100, 101, -1, 1.5, 1e300, null, true, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Bodies that are invalid for every operation. */
export const nonsense = fc.oneof(
  fc.json(),
  fc.constantFrom("", "{", "null", "[".repeat(100_000), '{"a":'.repeat(20_000), "x".repeat(300_000)),
  fc.string({ unit: "binary" }),
)

const contentType = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom("application/json", "application/json; charset=utf-8") },
  { weight: 1, arbitrary: fc.constantFrom("text/plain", "application/json;", "x", "") },
)

/** Bodies for a schema: valid ones, ones with an arbitrary value for a member or with an unknown member, and values that are no such body at all. */
export function bodyFor(members: Readonly<Record<string, ParameterSchema>>, words: KnownTexts): fc.Arbitrary<SentBody> {
  const names = Object.keys(members)
  const right = Object.fromEntries(names.map((name) => [name, memberFor(members[name] ?? {}, name, words)]))
  const some = fc.record(right, { requiredKeys: [] })
  const wrongName = fc.constantFrom(...names, "__proto__", "unknown")
  const spoilt = fc
    .tuple(some, wrongName, anything)
    .map(([body, name, value]) => ({ ...body, ...Object.fromEntries([[name, value]]) }))
  const body = fc.oneof(
    { weight: 4, arbitrary: some.map((one) => JSON.stringify(one)) },
    { weight: 3, arbitrary: spoilt.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: nonsense },
  )
  return fc.record({ body, contentType })
}

function memberFor(schema: ParameterSchema, name: string, words: KnownTexts): fc.Arbitrary<unknown> {
  const { type, items, minItems = 1, maxItems = 10 } = schema
  if (type === "array")
    return fc.array(memberFor(items ?? {}, name, words), { minLength: minItems, maxLength: Math.min(maxItems, 10) })
  const text = rightText(schema, name, undefined, words).map(decodeURIComponent)
  if (type === "integer" || type === "number") return text.map(Number)
  return type === "boolean" ? text.map((word) => word === "true") : text
}
