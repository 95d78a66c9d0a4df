import { stringifyLossless } from "@serac/client/rpc"
import fc from "fast-check"
import { hostileTexts } from "../values.ts"
import type { FuzzedMethod } from "./rpc-document.ts"
import type { SchemaValues } from "./schema-values.ts"

/** A call that is sent. */
export interface SentCall {
  /** The JSON text of the whole call. */
  readonly text: string
  /** The JSON text of its ID; undefined for a notification. */
  readonly id: string | undefined
  /** The called method; undefined for a method that no document has. */
  readonly method: FuzzedMethod | undefined
  readonly params: unknown
  /** The names of the given parameters. */
  readonly given: readonly string[]
  /** Whether a server parses the text as a call of the method; the result for other texts depends on the server. */
  readonly isPlain: boolean
}

/** The ways of giving parameters. */
export type ParametersGiven = "right" | "some" | "spoilt" | "strange"

/** A wrong value: of any type, hostile, or larger than any server accepts. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>("", 0, -1, 1.5, 1e300, null, true, [], {}, [null], { a: { b: [] } }),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>("0x", "0x0", "0x00", "0xzz", "0X1", "latest", "pending", "earliest"),
  },
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: fc.constantFrom(2n ** 53n, 2n ** 63n, 2n ** 64n, 2n ** 256n, -(2n ** 63n)) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom("0x".padEnd(100_000, "1"), Array(2_000).fill("0x1"), nested(200)) },
)

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)]
}

/** Generates calls of a method. */
export class CallsOf {
  readonly #method: FuzzedMethod
  readonly #values: readonly fc.Arbitrary<unknown>[]

  constructor(method: FuzzedMethod, values: SchemaValues) {
    this.#method = method
    this.#values = method.parameters.map(({ name, schema }) => values.of(schema, name))
  }

  /** Calls that a server can parse. @param all the way of giving all parameters. Default: any way */
  plain(all?: ParametersGiven): fc.Arbitrary<SentCall> {
    const ways: fc.Arbitrary<ParametersGiven> =
      all === undefined
        ? fc.oneof(
            { weight: 4, arbitrary: fc.constant<ParametersGiven>("some") },
            { weight: 1, arbitrary: fc.constant<ParametersGiven>("right") },
            { weight: 4, arbitrary: fc.constant<ParametersGiven>("spoilt") },
            { weight: 1, arbitrary: fc.constant<ParametersGiven>("strange") },
          )
        : fc.constant(all)
    return ways.chain((way) =>
      fc.record({ params: this.#parameters(way), id: sentId }).map(({ params: { value, given }, id }) => {
        const members = [`"method":${JSON.stringify(this.#method.name)}`, `"params":${stringifyLossless(value)}`]
        if (id !== undefined) members.unshift(`"id":${id}`)
        const text = `{"jsonrpc":"2.0",${members.join(",")}}`
        return { text, id, method: this.#method, params: value, given, isPlain: true }
      }),
    )
  }

  /** Malformed calls of the method, in their text or in their members. */
  odd(): fc.Arbitrary<SentCall> {
    const { name } = this.#method
    const member = (text: string) => fc.constant([text])
    const none = fc.constant<readonly string[]>([])
    const spelling = fc.constantFrom(name.toUpperCase(), `${name} `, `${name}\u0000`, name.slice(1), `x${name}`)
    const methods = fc.oneof(
      { weight: 4, arbitrary: member(`"method":${JSON.stringify(name)}`) },
      {
        weight: 2,
        arbitrary: fc.oneof(spelling, fc.constantFrom(...unknownMethods)).map((one) => [methodMember(one)]),
      },
      { weight: 1, arbitrary: anyValue.map((value) => [`"method":${stringifyLossless(value)}`]) },
      { weight: 1, arbitrary: fc.constant([methodMember("eth_none"), methodMember(name)]) },
      { weight: 1, arbitrary: fc.constant([methodMember(name).replace("method", "METHOD")]) },
      { weight: 1, arbitrary: none },
    )
    const versions = fc.oneof(
      { weight: 4, arbitrary: member('"jsonrpc":"2.0"') },
      { weight: 1, arbitrary: fc.constantFrom('"jsonrpc":"1.0"', '"jsonrpc":2', '"jsonrpc":null').map((one) => [one]) },
      { weight: 1, arbitrary: none },
    )
    const ids = fc.oneof(
      { weight: 4, arbitrary: sentId.map((id) => (id === undefined ? [] : [`"id":${id}`])) },
      { weight: 1, arbitrary: anyValue.map((value) => [`"id":${stringifyLossless(value)}`]) },
      { weight: 1, arbitrary: fc.constantFrom('"id":1e400', '"id":-0', '"id":1.0', '"id":""').map((one) => [one]) },
    )
    const params = fc.oneof(
      { weight: 2, arbitrary: this.#parameters("some").map(({ value }) => [`"params":${stringifyLossless(value)}`]) },
      { weight: 2, arbitrary: anyValue.map((value) => [`"params":${stringifyLossless(value)}`]) },
      { weight: 1, arbitrary: none },
    )
    const others = fc.constantFrom<readonly string[]>([], [], [], ['"result":1'], ['"error":{}'], ['"__proto__":{}'])
    return fc.tuple(versions, ids, methods, params, others).map((parts) => ({
      text: `{${parts.flat().join(",")}}`,
      id: undefined,
      method: undefined,
      params: undefined,
      given: [],
      isPlain: false,
    }))
  }

  #parameters(way: ParametersGiven): fc.Arbitrary<{ readonly value: unknown; readonly given: readonly string[] }> {
    const { parameters, isByPosition } = this.#method
    const each = parameters.map(({ required = false }, at) =>
      fc.record({
        isGiven: way === "right" || way === "strange" ? fc.constant(true) : required ? often : sometimes,
        value: way === "strange" ? anyValue : (this.#values[at] ?? fc.constant(null)),
      }),
    )
    return fc
      .record({
        drawn: fc.tuple(...each),
        spoilt: fc.nat({ max: Math.max(0, parameters.length - 1) }),
        steps: fc.array(fc.nat({ max: 20 }), { maxLength: 3 }),
        value: anyValue,
        more: way === "spoilt" ? fc.oneof(fc.constant(false), fc.boolean()) : fc.constant(false),
      })
      .map(({ drawn, spoilt, steps, value, more }) => {
        const values = drawn.map((one, at) =>
          way === "spoilt" && at === spoilt ? { isGiven: true, value: replacedWithin(one.value, steps, value) } : one,
        )
        const given = parameters.filter((_, at) => values[at]?.isGiven).map(({ name }) => name)
        if (isByPosition) {
          const last = values.findLastIndex(({ isGiven }) => isGiven)
          const list = values.slice(0, last + 1).map((one) => (one.isGiven ? one.value : null))
          return { value: more ? [...list, value] : list, given }
        }
        const members = parameters.flatMap(({ name }, at) => (values[at]?.isGiven ? [[name, values[at].value]] : []))
        return { value: Object.fromEntries(more ? [...members, ["unknown", value]] : members), given }
      })
  }
}

const often = fc.integer({ min: 0, max: 19 }).map((drawn) => drawn > 0)
const sometimes = fc.integer({ min: 0, max: 9 }).map((drawn) => drawn < 4)
/** IDs that are numbers or texts, which every server repeats unchanged; rarely no ID. */
const sentId = fc.oneof(
  { weight: 12, arbitrary: fc.nat({ max: 1e9 }).map(String) },
  {
    weight: 3,
    arbitrary: fc.string({ minLength: 1, maxLength: 10, unit: "grapheme-ascii" }).map((text) => JSON.stringify(text)),
  },
  { weight: 1, arbitrary: fc.constant(undefined) },
)
const unknownMethods = [
  ...["", ".", "eth", "eth_", "_", "rpc.discover", "rpc_none", "eth_none", "none_subscribe", "none_unsubscribe"],
  ...["platform", "platform.", ".getHeight", "platform.none", "none.getHeight", "platform.getHeight.more"],
  ...["__proto__", "constructor", "toString", "platform.constructor", "\u0000", "日本.日本", "x".repeat(5_000)],
]

const methodMember = (name: string) => `"method":${JSON.stringify(name)}`

/** A copy of a value with the replacement at a path; where the path leads into a scalar, the replacement takes the scalar's place. */
function replacedWithin(value: unknown, [step, ...steps]: readonly number[], replacement: unknown): unknown {
  if (step === undefined || typeof value !== "object" || value === null) return replacement
  const entries = Object.entries(value)
  const [name, part] = entries[step % Math.max(1, entries.length)] ?? []
  if (name === undefined) return replacement
  const replaced = replacedWithin(part, steps, replacement)
  return Array.isArray(value) ? value.with(Number(name), replaced) : { ...value, [name]: replaced }
}
