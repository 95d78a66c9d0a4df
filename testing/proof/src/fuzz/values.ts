import fc from "fast-check"
import type { OperationParameter, ParameterSchema } from "./operations.ts"

/** The given values of a parameter: percent-encoded texts, one for each occurrence of the parameter. */
export interface GivenTexts {
  readonly texts: readonly string[]
  /** Whether the service must refuse the value according to the document. */
  readonly isRefused: boolean
}

/** Known texts of the served data that fit a schema: texts of members with the given name come first. */
export type KnownTexts = (schema: ParameterSchema, name: string) => readonly string[]

const large = "9".repeat(400)

/** Texts that callers send by mistake or on purpose; some of them are valid for some parameters. */
export const hostileTexts = [
  "",
  " ",
  "0",
  "-0",
  "-1",
  "+5",
  "05",
  "1.5",
  "1e2",
  "1e999",
  "0x10",
  "NaN",
  "Infinity",
  "null",
  "undefined",
  "true",
  "false",
  "[]",
  "{}",
  "a,b",
  ",",
  ",,,,",
  "9007199254740991",
  "9007199254740992",
  "18446744073709551615",
  "18446744073709551616",
  "2147483648",
  "4294967296",
  "4503599627370496",
  large,
  "x".repeat(5_000),
  "__proto__",
  "constructor",
  "toString",
  "../../etc/passwd",
  "..",
  ".",
  "' OR 1=1 --",
  '"; DROP TABLE evm_block; --',
  "<script>",
  "\u0000",
  "a\u0000b",
  "\uFEFF",
  "é",
  "日本",
  "😀",
  "\u202E",
  "ｐ-chain",
  "P-CHAIN",
  ":reindex",
  "/",
  "a/b",
  "?",
  "#",
  "&",
  "=",
  "%",
  "0x",
  `0x${"0".repeat(40)}`,
  `0x${"f".repeat(64)}`,
  "1".repeat(50),
  "NodeID-",
  `NodeID-${"1".repeat(33)}`,
]

/** Percent-encodings that no client produces. */
const raw = ["%00", "%zz", "%", "%c3%28", "%ff", "%2e%2e%2f", "%u0041", "+", "%2C", "%252C", "%3a", "%3Areindex", ";"]

const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileTexts).map(encodeURIComponent) },
  { weight: 2, arbitrary: fc.constantFrom(...raw) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }).map(encodeURIComponent) },
  { weight: 1, arbitrary: fc.integer().map(String) },
)

/** Mostly values that match the schema. */
export function rightFor(parameter: OperationParameter, words: KnownTexts): fc.Arbitrary<GivenTexts> {
  return rightOf(parameter, words).map((text) => ({ texts: [text], isRefused: false }))
}

/** Values outside of the schema, repeated values, or any texts; some are valid by chance. */
export function strangeFor(parameter: OperationParameter, words: KnownTexts): fc.Arbitrary<GivenTexts> {
  const { schema } = parameter
  const wrong = wrongTexts(schema)
  const kinds: fc.WeightedArbitrary<GivenTexts>[] = [
    { weight: 3, arbitrary: hostileText.map((text) => ({ texts: [text], isRefused: false })) },
  ]
  if (wrong.length > 0) {
    kinds.push({ weight: 2, arbitrary: fc.constantFrom(...wrong).map((text) => ({ texts: [text], isRefused: true })) })
  }
  if (parameter.in === "query") {
    const times = fc.array(fc.oneof(rightOf(parameter, words), hostileText), { minLength: 2, maxLength: 4 })
    // Only lists may be repeated, and not all of them.
    const isRefused = schema.type !== "array"
    kinds.push({ weight: 1, arbitrary: times.map((texts) => ({ texts, isRefused })) })
  }
  return fc.oneof(...kinds)
}

function rightOf(parameter: OperationParameter, words: KnownTexts): fc.Arbitrary<string> {
  const { schema, name, example } = parameter
  return schema.type === "array" ? listText(parameter, words) : rightText(schema, name, example, words)
}

/** Mostly texts that match a schema; known texts come first. */
export function rightText(
  schema: ParameterSchema,
  name: string,
  example: unknown,
  words: KnownTexts,
): fc.Arbitrary<string> {
  const { type, enum: values, pattern, minimum = 0, maximum = 2 ** 31 } = schema
  if (values !== undefined) {
    const all = fc.constantFrom(...values.map(String))
    const known = words(schema, name)
    return known.length === 0
      ? all
      : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: all })
  }
  if (type === "boolean") return fc.constantFrom("true", "false")
  if (type === "integer") {
    return fc.oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: minimum, max: maximum })).map(String)
  }
  if (type === "number") {
    const between = fc.integer({ min: 0, max: 1000 }).map((part) => minimum + ((maximum - minimum) * part) / 1000)
    return fc.oneof(fc.constantFrom(minimum, maximum), between).map(String)
  }
  const known = [...words(schema, name), ...(example === undefined ? [] : [String(example)])].map(encodeURIComponent)
  const encoded = textArbitrary(pattern)
  if (known.length === 0) return encoded
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: encoded })
}

/** Cached by pattern: building an arbitrary of texts takes longer than drawing from it. */
const arbitraryByPattern = new Map<string | undefined, fc.Arbitrary<string>>()

function textArbitrary(pattern: string | undefined): fc.Arbitrary<string> {
  const known = arbitraryByPattern.get(pattern)
  if (known !== undefined) return known
  const drawn = pattern === undefined ? fc.string({ maxLength: 20 }) : fc.stringMatching(new RegExp(pattern))
  const encoded = drawn.map(encodeURIComponent)
  arbitraryByPattern.set(pattern, encoded)
  return encoded
}

/** A list as one text: a few items, the maximum number of items, or a few with a wrong one. */
function listText({ schema, name, example }: OperationParameter, words: KnownTexts): fc.Arbitrary<string> {
  const { items = {}, maxItems = 40 } = schema
  const item = rightText(items, name, Array.isArray(example) ? example[0] : undefined, words)
  const few = fc.array(item, { minLength: 1, maxLength: 4 })
  const many = fc
    .tuple(item, item)
    .map(([one, other]) => Array.from({ length: maxItems }, (_, at) => (at % 2 ? one : other)))
  const spoilt = fc.tuple(few, hostileText).map(([list, text]) => [...list, text])
  const joined = fc.oneof(
    { weight: 6, arbitrary: few },
    { weight: 1, arbitrary: many },
    { weight: 1, arbitrary: spoilt },
  )
  return fc.tuple(joined, fc.constantFrom(",", "%2C")).map(([list, comma]) => list.join(comma))
}

/** Texts just outside of what a schema allows. */
function wrongTexts(schema: ParameterSchema): readonly string[] {
  const { type, enum: values, minimum, maximum, items, maxItems } = schema
  const wrong: string[] = []
  if (values !== undefined) wrong.push(`${values[0]}x`, String(values[0]).toUpperCase())
  if (minimum !== undefined) wrong.push(String(minimum - 1))
  if (maximum !== undefined) wrong.push(String(maximum + 1))
  if (type === "integer") wrong.push("1.5", "x", "1e2", "9007199254740992")
  if (type === "number") wrong.push("x", "1e2", "0x10")
  if (type === "boolean") wrong.push("1", "TRUE")
  // Items of one character, so that one item more than the maximum fits into a URL.
  if (items !== undefined && maxItems !== undefined)
    wrong.push(Array.from({ length: maxItems + 1 }, () => "a").join(","))
  return wrong
}
