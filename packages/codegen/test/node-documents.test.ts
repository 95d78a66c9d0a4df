import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { apis } from "../src/apis.ts"
import type { MethodObject, OpenRpcDocument } from "../src/document/openrpc.ts"
import { Resolver } from "../src/document/resolve.ts"
import { readOpenRpc } from "../src/model/read-openrpc.ts"
import { repository } from "./support/program.ts"

const documents = apis.flatMap(({ name, documents }) =>
  documents
    .filter(({ format }) => format === "openrpc")
    .map(({ bundle }) => {
      const text = readFileSync(join(repository, bundle), "utf8")
      return { api: name, document: JSON.parse(text) as OpenRpcDocument }
    }),
)
const methods = documents.flatMap(({ api, document }) =>
  (document.methods as readonly MethodObject[]).map((method) => ({ api, method })),
)
const servers = documents.flatMap(({ document }) => [
  ...(document.servers ?? []),
  ...(document.methods as readonly MethodObject[]).flatMap((method) => method.servers ?? []),
])

test("a chain is named by the variable blockchainID, wherever a path has one", () => {
  const known = ["nodeUrl", "blockchainID", "index"]
  const strange = servers.filter(({ url }) =>
    [...url.matchAll(/\{(\w+)\}/g)].some(([, name = ""]) => !known.includes(name)),
  )
  expect(strange).toEqual([])
  const chains = servers.map(({ url }) => /\/ext\/(?:bc|index)\/([^/]+)/.exec(url)?.[1])
  expect([...new Set(chains)].sort()).toEqual(["P", "{blockchainID}", undefined])
})

describe("a method that two documents have", () => {
  const shared = methods.filter(({ api, method }) =>
    methods.some((other) => other.api !== api && other.method.name === method.name),
  )
  /** The method without the parts specific to a document: the default chain, and the examples, which are of that chain. */
  const contract = ({ examples, "x-error-examples": errorExamples, ...method }: MethodObject) => ({
    ...method,
    servers: method.servers?.map(({ variables: { blockchainID, ...variables } = {}, ...server }) => ({
      ...server,
      variables: { ...variables, blockchainID: blockchainID?.description },
    })),
  })

  test.each([...new Set(shared.map(({ method }) => method.name))])("is the same in both: %s", (name) => {
    const [one, other] = shared.filter(({ method }) => method.name === name).map(({ method }) => contract(method))
    expect(one).toEqual(other)
  })

  test("is each of the index", () => {
    expect([...new Set(shared.map(({ method }) => method.name.split(".")[0]))]).toEqual(["index"])
  })
})

test("a schema that two documents have with one shape has one text as well", () => {
  const known = new Map<string, { readonly shape: string; readonly text: string }>()
  const differing = documents.flatMap(({ api, document }) =>
    Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
      const body = { shape: shapeOf(new Resolver(document), schema), text: JSON.stringify(schema) }
      const other = known.get(name) ?? body
      known.set(name, other)
      return other.shape === body.shape && other.text !== body.text ? [`${api}: ${name}`] : []
    }),
  )
  expect(differing).toEqual([])
})

/** A schema without texts, with references replaced by their targets. */
function shapeOf(resolver: Resolver, value: unknown, above: readonly string[] = []): string {
  const { $ref } = value as { readonly $ref?: string }
  if ($ref !== undefined)
    return above.includes($ref) ? $ref : shapeOf(resolver, resolver.resolve({ $ref }), [...above, $ref])
  return JSON.stringify(value, (key, part) => {
    if (/^(title|description|examples)$/.test(key)) return undefined
    return typeof part?.$ref === "string" ? shapeOf(resolver, part, above) : part
  })
}

test("no function is a single word, which is what a program calls its own variables", () => {
  const functions = documents.flatMap(({ document }) => readOpenRpc(document).operations.map(({ name }) => name))
  expect(functions.filter((name) => /^[a-z0-9]+$/.test(name))).toEqual([])
  expect(functions.length).toBeGreaterThan(150)
})

test("every method has a tag, and those that no node serves have one of their own, which comes last", () => {
  const tagOf = ({ tags = [] }: MethodObject) => tags.map((tag) => ("name" in tag ? tag.name : ""))
  expect(methods.filter(({ method }) => tagOf(method).length !== 1)).toEqual([])
  const unserved = methods.filter(({ method }) => method["x-unserved"] === true)
  expect(unserved.map(({ method }) => tagOf(method)[0])).toEqual(unserved.map(() => "Not served"))
  expect(unserved.map(({ api, method }) => `${api} ${method.name}`)).toEqual(
    methods
      .filter(({ api }) => api === "subnet-evm")
      .slice(-unserved.length)
      .map(({ api, method }) => `${api} ${method.name}`),
  )
})
