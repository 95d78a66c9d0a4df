import fc from "fast-check"
import { bodyFor, type SentBody } from "./bodies.ts"
import { type SentKey, someKey } from "./keys.ts"
import type { FuzzedOperation } from "./operations.ts"
import { type GivenTexts, type KnownTexts, rightFor, strangeFor } from "./values.ts"

/** A complete request. */
export interface FuzzRequest {
  readonly method: string
  readonly path: string
  readonly body?: string
  readonly contentType?: string
  /** The key of the sender; absent for an anonymous request. */
  readonly key?: SentKey | undefined
  /** The names of the given parameters. */
  readonly given: readonly string[]
  /** Whether the service must refuse the request according to the document. */
  readonly isRefused: boolean
}

/** The inputs from which requests are drawn. */
export interface Drawing {
  readonly words: KnownTexts
  /** Known keys in every state. */
  readonly keys: readonly string[]
}

/** Whether all parameters are valid or all are strange. */
export type AllGiven = "right" | "strange"

/** Requests of an operation with some of its parameters, mostly valid except for one, in any order, with unknown parameters, and with keys. */
export function requestsOf(
  operation: FuzzedOperation,
  { words, keys }: Drawing,
): (all?: AllGiven) => fc.Arbitrary<FuzzRequest> {
  const { parameters } = operation
  const each = parameters.map((parameter) => {
    const right = rightFor(parameter, words)
    const strange = strangeFor(parameter, words)
    const isToken = parameter.name === "pageToken"
    return {
      some: fc.record({ isGiven: isToken ? never : parameter.required ? often : sometimes, right, strange }),
      // A page token is valid only for the list that returned it.
      right: fc.record({ isGiven: fc.constant(!isToken), right, strange: noParameters }),
      strange: fc.record({ isGiven: fc.constant(true), right: noParameters, strange }),
    }
  })
  const body = operation.body
    ? fc.option(bodyFor(operation.body, words), { freq: 9, nil: undefined })
    : fc.constant(undefined)
  const key = someKey(keys)
  return (all) =>
    arbitraryOf(
      operation,
      each.map((one) => one[all ?? "some"]),
      { body, key, all },
    )
}

interface Drawn {
  readonly isGiven: boolean
  readonly right: GivenTexts
  readonly strange: GivenTexts
}

function arbitraryOf(
  operation: FuzzedOperation,
  each: readonly fc.Arbitrary<Drawn>[],
  {
    body,
    key,
    all,
  }: {
    readonly body: fc.Arbitrary<SentBody | undefined>
    readonly key: fc.Arbitrary<SentKey | undefined>
    readonly all: AllGiven | undefined
  },
): fc.Arbitrary<FuzzRequest> {
  const { parameters } = operation
  return fc
    .record({
      drawn: fc.tuple(...each),
      spoilt:
        all !== undefined
          ? fc.constant<Spoilt>(all === "right" ? "none" : "all")
          : fc.oneof(
              { weight: 5, arbitrary: fc.constant<Spoilt>("none") },
              { weight: 4, arbitrary: fc.nat({ max: Math.max(0, parameters.length - 1) }) as fc.Arbitrary<Spoilt> },
              { weight: 1, arbitrary: fc.constant<Spoilt>("all") },
            ),
      unknown: fc.oneof(
        { weight: all === undefined ? 9 : 1_000, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom(...unknownParameters) },
      ),
      isReversed: fc.boolean(),
      method: fc.oneof(
        { weight: 20, arbitrary: fc.constant(operation.method) },
        { weight: 1, arbitrary: fc.constantFrom("HEAD", "OPTIONS", "PUT", "DELETE", "POST") },
      ),
      body,
      key,
    })
    .map(({ drawn, spoilt, unknown, isReversed, method, body, key }) => {
      const given = parameters.flatMap(({ name, in: place }, at) => {
        const one = drawn[at]
        const isStrange = spoilt === "all" || spoilt === at
        if (one === undefined || !(one.isGiven || isStrange || place === "path")) return []
        return [{ name, place, ...(isStrange ? one.strange : one.right) }]
      })
      const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => {
        const text = given.find((one) => one.place === "path" && one.name === name)?.texts[0] ?? ""
        // Characters that end the path are tested in queries.
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
        given: given.map(({ name }) => name),
        key,
        ...body,
      }
    })
}

/** The strange parameter: none, all, or the one at an index. */
type Spoilt = "none" | "all" | number

const often = fc.integer({ min: 0, max: 9 }).map((drawn) => drawn > 0)
const sometimes = fc.integer({ min: 0, max: 9 }).map((drawn) => drawn < 3)
const noParameters = fc.constant<GivenTexts>({ texts: [], isRefused: false })
const never = fc.constant(false)
/** Rarely used: a refusal hides the effects of the other parameters. The last two are accepted: empty parameters, and a percent-encoded known name. */
const unknownParameters = [
  ...["unknown=1", "=", "PAGESIZE=1", "__proto__=1", "%00=1", "a[b]=c"].map((text) => ({ text, isRefused: true })),
  ...["&&", "page%53ize=1"].map((text) => ({ text, isRefused: false })),
]

function pairsOf({ name, texts }: { readonly name: string; readonly texts: readonly string[] }): readonly string[] {
  return texts.map((text) => `${name}=${text}`)
}
