import fc from "fast-check"
import type { OperationParameter, ParameterSchema } from "./operations.ts"

/** What is given for a parameter: texts as they stand in the address, each percent-encoded, one for each time that it is given. */
export interface GivenTexts {
  readonly texts: readonly string[]
  /** Whether the document refuses it for sure. */
  readonly isRefused: boolean
}

/** Texts that are known in what is served and fit a schema: those of members of a name before others. */
export type KnownTexts = (schema: ParameterSchema, name: string) => readonly string[]

const large = "9".repeat(400)

/** What callers send by mistake or on purpose; some of it is right for some parameters. */
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

/** Percent-encodings that no client writes. */
const raw = ["%00", "%zz", "%", "%c3%28", "%ff", "%2e%2e%2f", "%u0041", "+", "%2C", "%252C", "%3a", "%3Areindex", ";"]

const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileTexts).map(encodeURIComponent) },
  { weight: 2, arbitrary: fc.constantFrom(...raw) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }).map(encodeURIComponent) },
  { weight: 1, arbitrary: fc.integer().map(String) },
)

/** What a schema takes, most often. */
export function rightFor(parameter: OperationParameter, words: KnownTexts): fc.Arbitrary<GivenTexts> {
  return rightOf(parameter, words).map((text) => ({ texts: [text], isRefused: false }))
}

/** Right beyond what a schema takes, given more than once, or anything at all; some of it is right by chance. */
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

/** Texts that a schema takes, most often; those that are known here before others. */
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

/** Kept by patterns: to make what draws texts takes longer than to draw them. */
const arbitraryByPattern = new Map<string | undefined, fc.Arbitrary<string>>()

function textArbitrary(pattern: string | undefined): fc.Arbitrary<string> {
  const known = arbitraryByPattern.get(pattern)
  if (known !== undefined) return known
  const drawn = pattern === undefined ? fc.string({ maxLength: 20 }) : fc.stringMatching(new RegExp(pattern))
  const encoded = drawn.map(encodeURIComponent)
  arbitraryByPattern.set(pattern, encoded)
  return encoded
}

/** A list in one text: a few items, as many as may be, one of them wrong. */
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

/** Texts right beyond what a schema takes. */
function wrongTexts(schema: ParameterSchema): readonly string[] {
  const { type, enum: values, minimum, maximum, items, maxItems } = schema
  const wrong: string[] = []
  if (values !== undefined) wrong.push(`${values[0]}x`, String(values[0]).toUpperCase())
  if (minimum !== undefined) wrong.push(String(minimum - 1))
  if (maximum !== undefined) wrong.push(String(maximum + 1))
  if (type === "integer") wrong.push("1.5", "x", "1e2", "9007199254740992")
  if (type === "number") wrong.push("x", "1e2", "0x10")
  if (type === "boolean") wrong.push("1", "TRUE")
  // Of one character: as many as may be, and one more, must fit into an address.
  if (items !== undefined && maxItems !== undefined)
    wrong.push(Array.from({ length: maxItems + 1 }, () => "a").join(","))
  return wrong
}
