import fc from "fast-check"
import type { Operation } from "./operations.ts"
import { rightFor, strangeFor, type Words } from "./values.ts"

/** A request, ready to be sent. */
export interface FuzzRequest {
  readonly method: string
  readonly path: string
  readonly body?: string
  readonly contentType?: string
  /** Whether the document refuses it for sure. */
  readonly isRefused: boolean
}

/** Requests of an operation: with some of its parameters, most often right but for one, in any order, and with unknown ones. */
export function requestsOf(operation: Operation, words: Words): fc.Arbitrary<FuzzRequest> {
  const { parameters } = operation
  const each = parameters.map((parameter) =>
    fc.record({
      isGiven: parameter.required ? often : parameter.name === "pageToken" ? never : sometimes,
      right: rightFor(parameter, words),
      strange: strangeFor(parameter, words),
    }),
  )
  return fc
    .record({
      drawn: fc.tuple(...each),
      spoilt: fc.oneof(
        { weight: 5, arbitrary: fc.constant<Spoilt>("none") },
        { weight: 4, arbitrary: fc.nat({ max: Math.max(0, parameters.length - 1) }) as fc.Arbitrary<Spoilt> },
        { weight: 1, arbitrary: fc.constant<Spoilt>("all") },
      ),
      unknown: fc.oneof(
        { weight: 9, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom(...unknown) },
      ),
      isReversed: fc.boolean(),
      method: fc.oneof(
        { weight: 20, arbitrary: fc.constant(operation.method) },
        { weight: 1, arbitrary: fc.constantFrom("HEAD", "OPTIONS", "PUT", "DELETE", "POST") },
      ),
      body: operation.takesBody ? fc.option(someBody, { freq: 9, nil: undefined }) : fc.constant(undefined),
    })
    .map(({ drawn, spoilt, unknown, isReversed, method, body }) => {
      const given = parameters.flatMap(({ name, in: place }, at) => {
        const one = drawn[at]
        const isStrange = spoilt === "all" || spoilt === at
        if (one === undefined || !(one.isGiven || isStrange || place === "path")) return []
        return [{ name, place, ...(isStrange ? one.strange : one.right) }]
      })
      const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => {
        const text = given.find((one) => one.place === "path" && one.name === name)?.texts[0] ?? ""
        // What would end the path is its query's business.
        return text.replaceAll(/[?#]/g, "-")
      })
      const pairs = given.filter(({ place }) => place === "query").flatMap(pairsOf)
      if (unknown !== undefined) pairs.push(unknown.text)
      if (isReversed) pairs.reverse()
      return {
        method,
        path: address + (pairs.length === 0 ? "" : `?${pairs.join("&")}`),
        isRefused:
          (unknown?.isRefused === true || given.some(({ isRefused }) => isRefused)) && method === operation.method,
        ...body,
      }
    })
}

/** Which parameter is strange: none, one by its place, or all. */
type Spoilt = "none" | "all" | number

const often = fc.integer({ min: 0, max: 9 }).map((drawn) => drawn > 0)
const sometimes = fc.integer({ min: 0, max: 9 }).map((drawn) => drawn < 3)
/** A token is right for one list only: that of which it is the next page. */
const never = fc.constant(false)
/** Seldom given: a refusal hides whatever else is asked. The last two are nothing, and a known name in other words. */
const unknown = [
  ...["unknown=1", "=", "PAGESIZE=1", "__proto__=1", "%00=1", "a[b]=c"].map((text) => ({ text, isRefused: true })),
  ...["&&", "page%53ize=1"].map((text) => ({ text, isRefused: false })),
]

function pairsOf({ name, texts }: { readonly name: string; readonly texts: readonly string[] }): readonly string[] {
  return texts.map((text) => `${name}=${text}`)
}

const member = fc.constantFrom(
  "message",
  "justification",
  "signingSubnetId",
  "quorumPercentage",
  "quorumPercentageBuffer",
  "pChainHeight",
  "__proto__",
)
const value = fc.oneof(
  fc.constantFrom<unknown>("0x00", "00", "", "0xzz", 67, 0, 100, 101, -1, 1.5, 1e300, null, true, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
)

const someBody = fc.record({
  body: fc.oneof(
    { weight: 6, arbitrary: fc.dictionary(member, value, { maxKeys: 5 }).map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.json() },
    {
      weight: 1,
      arbitrary: fc.constantFrom("", "{", "null", "[".repeat(100_000), '{"a":'.repeat(20_000), "x".repeat(300_000)),
    },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
  ),
  contentType: fc.constantFrom(
    "application/json",
    "application/json; charset=utf-8",
    "text/plain",
    "application/json;",
    "x",
    "",
  ),
})
