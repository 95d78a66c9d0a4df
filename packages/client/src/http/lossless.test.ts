import fc from "fast-check"
import { isInteger, parse, stringify } from "lossless-json"
import { expect, test } from "vitest"
import { nameBigints, parseLossless, stringifyLossless, stringifyQuoted } from "./lossless.ts"

/** The rules of parseLossless, read by an independent parser that keeps every number as text. */
const oracle = (text: string, bigints: readonly string[] = []) => {
  const exact = parse(text, null, (token) => {
    const number = Number(token)
    return isInteger(token) && !Number.isSafeInteger(number) ? BigInt(token) : number
  })
  const named = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => named(item, name))
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, named(item, key)]))
    return bigints.includes(name) && Number.isSafeInteger(value) ? BigInt(value as number) : value
  }
  return named(exact, "")
}

const names = ["amount", "height", "a", "__proto__", 'we"ird\\', "0"]
const token = fc.oneof(
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String),
  fc.bigInt({ min: 2n ** 53n - 3n, max: 2n ** 53n + 3n }).map(String),
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.constantFrom("-0", "0.0", "1e3", "1E+3", "1e-3", "12345678901234567890.5", "1e400", "9007199254740993e0"),
)
const space = fc.constantFrom("", " ", "\n\t", "\r\n  ")
/** JSON text of any shape, with numbers in any notation that JSON allows. */
const { text: jsonText } = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    token,
    fc.constantFrom("null", "true", "false"),
    fc.string({ unit: "binary" }).map((value) => JSON.stringify(value)),
    fc.constantFrom('"\\\\"', '"\\"1234567890123456789,"', '"[12345678901234567890"', '": 99999999999999999999"'),
    fc
      .tuple(fc.array(tie("text"), { maxLength: 4 }), space)
      .map(([items, gap]) => `[${gap}${items.join(`${gap},${gap}`)}${gap}]`),
    fc
      .tuple(
        fc.uniqueArray(fc.constantFrom(...names.filter((name) => name !== "__proto__"))),
        fc.array(tie("text"), { minLength: 6, maxLength: 6 }),
        space,
      )
      .map(
        ([keys, items, gap]) =>
          `{${keys.map((key, index) => `${gap}${JSON.stringify(key)}${gap}:${gap}${items[index]}`).join(",")}}`,
      ),
  ),
}))

test("every JSON text is read as an independent lossless parser reads it", () => {
  fc.assert(
    fc.property(jsonText, (text) => {
      expect(parseLossless(text)).toStrictEqual(oracle(text))
    }),
    { numRuns: 500 },
  )
})

test("members that are named are bigint at any depth and inside arrays, as the independent parser has them", () => {
  fc.assert(
    fc.property(jsonText, fc.subarray(names), (text, bigints) => {
      expect(parseLossless(text, bigints)).toStrictEqual(oracle(text, bigints))
    }),
    { numRuns: 500 },
  )
})

test("a text that JSON.parse refuses is refused, and no other", () => {
  const mutated = fc
    .tuple(
      jsonText,
      fc.nat(),
      fc.constantFrom("", "0", "1", "-", ".", "e", '"', "\\", ",", ":", "[", "}", "12345678901234567890", "\u00a0"),
    )
    .map(([text, at, insert]) => text.slice(0, at % (text.length + 1)) + insert + text.slice(at % (text.length + 1)))
  const accepts = (read: () => unknown) => {
    try {
      read()
      return true
    } catch (error) {
      expect(error).toBeInstanceOf(SyntaxError)
      return false
    }
  }
  fc.assert(
    fc.property(mutated, (middle) => {
      const text = `[12345678901234567890,${middle}]`
      expect(accepts(() => parseLossless(text))).toBe(accepts(() => JSON.parse(text)))
    }),
    { numRuns: 1000 },
  )
})

test("the border between number and bigint is that of safe integers", () => {
  expect(parseLossless("[9007199254740991,9007199254740992,-9007199254740991,-9007199254740992]")).toStrictEqual([
    9007199254740991,
    9007199254740992n,
    -9007199254740991,
    -9007199254740992n,
  ])
})

test("literals with a fraction or an exponent stay numbers, unless their value is an integer under a name", () => {
  expect(parseLossless('{"a":[1.5,1e3,1.0,0.1,1e19],"b":1e3}', ["a"])).toStrictEqual({
    a: [1.5, 1000n, 1n, 0.1, 1e19],
    b: 1000,
  })
})

test("digits in strings and in member names are never touched", () => {
  const text =
    '{"12345678901234567890":"12345678901234567890","a":"[99999999999999999999,\\"18446744073709551615\\"]","n":18446744073709551615}'
  expect(parseLossless(text)).toStrictEqual({
    "12345678901234567890": "12345678901234567890",
    a: '[99999999999999999999,"18446744073709551615"]',
    n: 18446744073709551615n,
  })
})

test("a __proto__ member is data, on every path", () => {
  for (const digits of ["1", "18446744073709551615"]) {
    const value = parseLossless(`{"__proto__":{"polluted":${digits}}}`, ["polluted"]) as object
    expect(Object.getOwnPropertyNames(value)).toStrictEqual(["__proto__"])
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect("polluted" in value).toBe(false)
  }
})

test("a nesting beyond the engine's stack is an error, not a crash", () => {
  const depth = 1_000_000
  const text = `${"[".repeat(depth)}12345678901234567890${"]".repeat(depth)}`
  expect(() => parseLossless(text)).toThrow()
  const deepest = 2_000
  expect(parseLossless(`${"[".repeat(deepest)}12345678901234567890${"]".repeat(deepest)}`)).toBeInstanceOf(Array)
})

test("long strings cost no more than a scan", () => {
  const value = { hex: `0x${"1234567890abcdef".repeat(500_000)}`, n: 2n ** 64n }
  expect(parseLossless(stringifyLossless(value) as string)).toStrictEqual(value)
})

test("what was read is written with the same digits", () => {
  const value = fc.jsonValue().map((json) => [json, 2n ** 64n - 1n, { amount: -(2n ** 63n) - 1n }])
  fc.assert(
    fc.property(value, (value) => {
      const text = stringifyLossless(value) as string
      expect(text).toBe(
        stringify(
          JSON.parse(
            JSON.stringify(value, (_, item) => (typeof item === "bigint" ? `big${item}` : item)),
            (_, item) => (typeof item === "string" && /^big-?\d+$/.test(item) ? BigInt(item.slice(3)) : item),
          ),
        ),
      )
      expect(stringifyLossless(parseLossless(text))).toBe(text)
    }),
  )
})

test("without a bigint the text is that of JSON.stringify", () => {
  class Address {
    toJSON() {
      return "0x00"
    }
  }
  const values = [
    undefined,
    null,
    1.5,
    -0,
    Number.NaN,
    "~",
    () => 1,
    [undefined, () => 1, Symbol("s")],
    { a: undefined, b: new Date(0), c: new Address(), d: new Number(5), e: new String("x") },
  ]
  expect(values.map((value) => stringifyLossless(value))).toStrictEqual(values.map((value) => JSON.stringify(value)))
})

test("no string of the value is taken for a bigint", () => {
  expect(stringifyLossless({ "~1": "~1", a: ["~2", "~~3", "~~~~4"], b: 5n })).toBe(
    '{"~1":"~1","a":["~2","~~3","~~~~4"],"b":5}',
  )
})

test("a toJSON that an application has given to BigInt changes nothing", () => {
  const prototype = BigInt.prototype as { toJSON?: unknown }
  prototype.toJSON = function (this: bigint) {
    return `${this}n`
  }
  try {
    expect(stringifyLossless([1n, { a: 2n ** 64n }])).toBe('[1,{"a":18446744073709551616}]')
    expect(stringifyQuoted([1n, { a: 2n ** 64n }])).toBe('["1",{"a":"18446744073709551616"}]')
  } finally {
    delete prototype.toJSON
  }
})

test("a cycle is refused as JSON.stringify refuses it", () => {
  const cycle: unknown[] = []
  cycle.push(cycle)
  expect(() => stringifyLossless(cycle)).toThrow(TypeError)
})

test("by-name methods get bigints as decimal strings", () => {
  expect(stringifyQuoted({ height: 18446744073709551615n, list: [1n, 2], text: "3" })).toBe(
    '{"height":"18446744073709551615","list":["1",2],"text":"3"}',
  )
})

test("without names a value stays the one it is", () => {
  const value = Object.freeze({ amount: 1 })
  expect(nameBigints(value, undefined)).toBe(value)
})

test.each([Number.NaN, Infinity, -Infinity])(
  "%s, which JSON has not, is refused where it is wanted, by its member",
  (value) => {
    expect(() => stringifyLossless({ a: [{ amount: value }] }, true)).toThrow(`holds ${value} at "amount"`)
    expect(() => stringifyQuoted(value)).toThrow(`is ${value}`)
    expect(stringifyQuoted({ a: [1.5, null, "NaN"], b: 2n })).toBe('{"a":[1.5,null,"NaN"],"b":"2"}')
  },
)
