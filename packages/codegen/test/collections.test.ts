import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type Api, type Mock, startMock } from "@serac/mock"
import { bruToEnvJsonV2, bruToJsonV2, collectionBruToJson } from "@usebruno/lang"
import postman from "postman-collection"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { apis as declared } from "../src/apis.ts"
import { bru, bruBlock, pair, textBlock } from "../src/collections/bru.ts"
import { repository } from "./support/program.ts"

const folder = join(repository, "docs/collections")
const apis: readonly Api[] = declared.map(({ name }) => name)

/** The number of operations of an API's package: its pages without the index. */
const operationsOf = (api: Api) => readdirSync(join(repository, "packages/clients", api, "reference")).length - 1

const read = (...path: readonly string[]) => readFileSync(join(folder, ...path), "utf8")

function bruFiles(api: Api): readonly string[] {
  return readdirSync(join(folder, "bruno", api), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".bru") && !/folder\.bru$|collection\.bru$|^environments/.test(path))
    .sort()
}

const filled = (text: string, variables: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(.+?)\}\}/g, (whole, name) => variables[name] ?? whole)

interface Request {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** The request that Bruno would send, from the output of its parser. */
function fromBruno(api: Api, file: string, baseUrl: string): Request {
  const request = bruToJsonV2(read("bruno", api, file))
  const { variables: known } = bruToEnvJsonV2(read("bruno", api, "environments/mock.bru"))
  const own = request.vars?.req ?? []
  const variables = Object.fromEntries([...known, ...own].map(({ name, value }) => [name, value]))
  const segments = (request.params ?? []).filter(({ type }) => type === "path")
  const url = segments.reduce(
    (text, { name, value }) => text.replace(new RegExp(`/:${name}(?=[/?]|$)`), `/${encodeURIComponent(value)}`),
    request.http.url,
  )
  return {
    method: request.http.method.toUpperCase(),
    url: filled(url, { ...variables, baseUrl }),
    headers: Object.fromEntries(
      (request.headers ?? []).filter(({ enabled }) => enabled).map((one) => [one.name, one.value]),
    ),
    ...(request.body?.json !== undefined && { body: request.body.json }),
  }
}

function postmanOf(api: Api) {
  return new postman.Collection(JSON.parse(read("postman", api, `${api}.postman_collection.json`)))
}

/** The request that Postman would send, from the output of its library. */
function fromPostman(api: Api, name: string, baseUrl: string): Request {
  const collection = postmanOf(api)
  const scope = JSON.parse(read("postman", api, `${api}.mock.postman_environment.json`))
  const environment = new postman.VariableScope({
    ...scope,
    values: [...scope.values, { key: "baseUrl", value: baseUrl }],
  })
  const item = collection.oneDeep(name) as postman.Item | undefined
  if (item === undefined) throw new Error(`${api} has no request ${name}`)
  const values = { ...collection.variables.toObject(), ...environment.toObject(true, true), baseUrl }
  const { request } = item
  const url = new postman.Url(filled(request.url.toString(), values))
  for (const variable of request.url.variables.all()) url.variables.upsert(variable)
  return {
    method: request.method,
    url: filled(`${baseUrl}${url.getPathWithQuery()}`, values),
    headers: request.getHeaders({ enabled: true }),
    ...(request.body?.raw !== undefined && { body: request.body.raw }),
  }
}

async function send({ method, url, headers, body }: Request) {
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) })
  return { status: response.status, violations: response.headers.get("sl-violations"), text: await response.text() }
}

test.each(apis)("Bruno's parser reads every operation of %s, with both environments", (api) => {
  const requests = bruFiles(api).map((file) => bruToJsonV2(read("bruno", api, file)))
  expect(requests.length).toBe(operationsOf(api))
  expect(requests.filter(({ meta, http }) => !meta.name || !http.url.startsWith("{{baseUrl}}/"))).toEqual([])
  const environments = ["local", "mock"].map((name) => bruToEnvJsonV2(read("bruno", api, `environments/${name}.bru`)))
  for (const { variables } of environments) expect(variables[0]).toMatchObject({ name: "baseUrl", enabled: true })
  expect(JSON.parse(read("bruno", api, "bruno.json"))).toMatchObject({ version: "1", type: "collection" })
})

test.each(apis)("Postman's library reads every operation of %s, with both environments", (api) => {
  const requests: string[] = []
  postmanOf(api).forEachItem(({ request }) => void requests.push(request.url.toString()))
  expect(requests.length).toBe(operationsOf(api))
  expect(requests.filter((url) => !url.startsWith("{{baseUrl}}/"))).toEqual([])
  for (const name of ["local", "mock"])
    expect(
      new postman.VariableScope(JSON.parse(read("postman", api, `${api}.${name}.postman_environment.json`))).get(
        "baseUrl",
      ),
    ).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
})

test("the key of the data API is asked of the environment, where it is empty and secret", () => {
  expect(collectionBruToJson(read("bruno/data/collection.bru")).auth).toMatchObject({
    apikey: { key: "x-data-api-key", value: "{{apiKey}}", placement: "header" },
  })
  expect(bruToEnvJsonV2(read("bruno/data/environments/local.bru")).variables).toContainEqual(
    expect.objectContaining({ name: "apiKey", value: "", secret: true }),
  )
  expect(postmanOf("data").auth?.parameters().toObject()).toMatchObject({ key: "x-data-api-key", value: "{{apiKey}}" })
})

describe("a parsed request is answered by the mock without a violation", () => {
  const kinds: readonly (readonly [string, Api, string, string])[] = [
    ["a GET", "data", "blocks/get-block.bru", "getBlock"],
    ["a GET with a query", "data", "utxos/list-utxos.bru", "listUtxos"],
    ["a POST with a body", "data", "signature-aggregator/aggregate-signatures.bru", "aggregateSignatures"],
    ["a path with a suffix", "data", "nfts/reindex-nft.bru", "reindexNft"],
    ["a call by name", "p-chain", "blocks/get-block.bru", "getBlock"],
    ["a call by position", "subnet-evm", "accounts/get-balance.bru", "getBalance"],
    ["a call below a variable", "x-chain", "index/index-get-index.bru", "indexGetIndex"],
  ]

  const mocks = new Map<Api, Mock>()
  beforeAll(async () => {
    for (const api of new Set(kinds.map(([, api]) => api))) mocks.set(api, await startMock(api))
  })
  afterAll(() => Promise.all([...mocks.values()].map((mock) => mock.close())))

  test.each(kinds)("%s", async (_, api, file, name) => {
    const { url = "" } = mocks.get(api) ?? {}
    const requests = [fromBruno(api, file, url), fromPostman(api, name, url)]
    const [bruno, fromThePostman] = await Promise.all(requests.map(send))
    expect(bruno).toMatchObject({ status: 200, violations: null })
    expect(fromThePostman).toEqual(bruno)
  })
})

test("what could end a block of a .bru file does not", () => {
  const query = bruBlock("params:query", [
    pair("a b", "1"),
    pair('q"', "2", false),
    pair("lines", "x\ny"),
    pair("l", "[x]"),
  ])
  const text = bru(textBlock("docs", "One.\n}\nvars {\n  a: b\n}"), query)
  const { docs, params } = bruToJsonV2(text)
  expect({ docs, params }).toEqual({
    docs: "One.\n}\nvars {\n  a: b\n}",
    params: [
      { name: "a b", value: "1", enabled: true, type: "query" },
      { name: 'q"', value: "2", enabled: false, type: "query" },
      { name: "lines", value: "x\ny", enabled: true, type: "query" },
      { name: "l", value: "[x]", enabled: true, type: "query" },
    ],
  })
})
