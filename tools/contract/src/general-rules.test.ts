import { expect, test } from "vitest"
import { type AnyJson, resolveExample, restClients } from "./documents.ts"
import { documentedFields } from "./promises/fields.ts"
import { promisedOperations } from "./promises/operation.ts"

/** The fields in a document's responses, by name, with their schemas. */
function fieldsOf(document: AnyJson): readonly { readonly name: string; readonly schema: AnyJson }[] {
  const places = promisedOperations(document).flatMap(({ answers }) =>
    [...answers.values()].flatMap(({ schema }) =>
      schema === undefined ? [] : [...documentedFields(document, schema)],
    ),
  )
  return [...new Set(places)].map((place) => ({
    name: place.slice(place.lastIndexOf("/") + 1),
    schema: resolveExample(document, resolveExample(document, { $ref: `#${place}` })),
  }))
}

const data = restClients.find(({ api }) => api === "data")?.document as AnyJson
const rules = (data.info.description as string).split(/\n- /)

const quantity =
  /^(amount\w*|\w*[bB]alance\w*|\w*Fees?|gas\w*|\w*[nN]once|\w*[wW]eight|\w*[bB]lockNumber|\w*[hH]eight|\w*ChainId|\w*[sS]upply|\w*Rewards?)$/
/** Vertices and blocks of the X-Chain before its linearization have no block height. */
const noBlock = ["height"]

test("amounts, block numbers, gas values and nonces are strings, but for the exceptions that the rule names", () => {
  const rule = rules.find((one) => one.startsWith("Amounts, block numbers")) ?? ""
  const named = [...rule.matchAll(/`(\w+)`/g)].map(([, name]) => name as string)
  const integers = fieldsOf(data).filter(({ name, schema }) => quantity.test(name) && schema.type === "integer")
  const exceptions = new Set(integers.map(({ name }) => name).filter((name) => !noBlock.includes(name)))
  expect([...exceptions].sort()).toEqual([...named].sort())
})

test("timestamps are integers", () => {
  const timestamps = fieldsOf(data).filter(({ name }) =>
    /(Timestamp|Locktime|locktime|Milliseconds)$|^timestamp$/.test(name),
  )
  expect(timestamps.length).toBeGreaterThan(20)
  expect(timestamps.filter(({ schema }) => schema.type !== "integer")).toEqual([])
})

test("every list says its order, and every page token that it is opaque", () => {
  const lists = promisedOperations(data).filter(({ parameters }) => parameters.some(({ name }) => name === "pageToken"))
  expect(lists.length).toBeGreaterThan(15)
  const orders = /(newest|highest|oldest) first|ascending|descending/
  expect(
    lists.filter(({ operation }) => !orders.test(operation.description)).map(({ operationId }) => operationId),
  ).toEqual([])
  const tokens = lists.map(({ parameters }) => parameters.find(({ name }) => name === "pageToken"))
  expect(tokens.filter(({ description, example }) => !description.includes("opaque") || example !== undefined)).toEqual(
    [],
  )
})

test("whatever names a network takes both names of the test network", () => {
  for (const { document } of restClients.filter(({ api }) => api !== "health")) {
    const networks = promisedOperations(document)
      .flatMap(({ parameters }) => parameters)
      .map(({ schema }) => resolveExample(document, schema))
      .flatMap(({ enum: values, pattern }) =>
        values?.includes("mainnet") ? [values] : pattern?.includes("mainnet") ? [pattern] : [],
      )
    expect(networks.length).toBeGreaterThan(0)
    expect(networks.filter((values) => !values.includes("fuji") || !values.includes("testnet"))).toEqual([])
  }
})
