import { describe, expect, test } from "vitest"
import type { JsonTree } from "../change.ts"
import { diffDocuments } from "../diff.ts"

const lines = async (before: JsonTree, after: JsonTree) =>
  (await diffDocuments(before, after)).map(({ severity, path, message }) => `${severity} ${path}: ${message}`)

const text: JsonTree = { type: "string" }
const list: JsonTree = { type: "array", items: text }
const object = (properties: JsonTree): JsonTree => ({ type: "object", properties })
const answer = (schema: JsonTree): JsonTree => ({
  description: "d",
  content: { "application/json": { schema } },
})

const openapi = (get: JsonTree, components: JsonTree = {}): JsonTree => ({
  openapi: "3.1.0",
  info: { title: "T", version: "1.0.0" },
  paths: { "/things": { get: { operationId: "getThings", responses: { 200: answer(text) }, ...get } } },
  components,
})

const openrpc = (method: JsonTree, components: JsonTree = {}): JsonTree => ({
  openrpc: "1.3.2",
  info: { title: "T", version: "1.0.0", "x-namespace": "a" },
  servers: [{ url: "{nodeUrl}/ext/a" }],
  methods: [{ name: "a.get", paramStructure: "by-name", params: [], result: { name: "r", schema: text }, ...method }],
  components,
})

describe("the kind of an OpenAPI operation's answer", () => {
  const page = (members: JsonTree): JsonTree => ({
    parameters: [{ name: "pageToken", in: "query", schema: text }],
    responses: { 200: answer(object({ nextPageToken: text, ...members })) },
  })

  test("a second array of equal standing on a page ends its Pages, which is breaking though the wire only grew", async () => {
    expect(await lines(openapi(page({ first: list })), openapi(page({ first: list, second: list })))).toEqual([
      "additive /paths/~1things/get/responses/200/content/application~1json/schema/properties/second: optional member second was added",
      "breaking /paths/~1things/get: getThings answers one page instead of Pages: `for await` over it and `.pages()` no longer compile, and `await` gives the page's body itself",
    ])
  })

  test("a second array of equal standing that goes makes Pages of an answer, which is breaking", async () => {
    expect(await lines(openapi(page({ first: list, second: list })), openapi(page({ first: list })))).toContain(
      "breaking /paths/~1things/get: getThings answers Pages now: `await` gives a page, whose body is its `data`",
    )
  })

  test("a page of another list is breaking", async () => {
    expect(await lines(openapi(page({ things: list })), openapi(page({ others: list })))).toContain(
      'breaking /paths/~1things/get: the items of getThings are those of "others", no longer of "things": loops over it get other items',
    )
  })

  test("an answer that loses its body is breaking, one that gains a body is additive", async () => {
    const nothing = openapi({ responses: { 200: { description: "d" } } })
    expect(await lines(openapi({}), nothing)).toContain(
      "breaking /paths/~1things/get: getThings answers nothing any more: code that reads its result no longer compiles",
    )
    expect(await lines(nothing, openapi({}))).toEqual([
      "additive /paths/~1things/get/responses/200/content/application~1json: application/json was added",
      "additive /paths/~1things/get: getThings has a result now",
    ])
  })

  test("a new status whose body is another result is breaking, for the result becomes a union", async () => {
    const also = (status: string, response: JsonTree) =>
      openapi({ responses: { 200: answer(text), [status]: response } })
    const union =
      "breaking /paths/~1things/get: GetThingsResult includes what status 202 answers now: code that reads one result no longer compiles"
    expect(await lines(openapi({}), also("202", answer({ type: "integer" })))).toContain(union)
    expect(await lines(openapi({}), also("202", { description: "no body" }))).toContain(union)
    expect(await lines(openapi({}), also("503", { ...answer({ type: "integer" }), "x-result": true }))).toContain(
      union.replace("202", "503"),
    )
  })

  test("a new status is additive when it answers the same, or is an error", async () => {
    for (const [status, schema] of [
      ["202", text],
      ["404", { type: "integer" }],
    ] as const)
      expect(await lines(openapi({}), openapi({ responses: { 200: answer(text), [status]: answer(schema) } }))).toEqual(
        [`additive /paths/~1things/get/responses/${status}: status ${status} was added`],
      )
  })
})

describe("the names that a package exports", () => {
  const thing: JsonTree = object({ id: text })
  const answering = (name: string, schemas: JsonTree) =>
    openapi({ responses: { 200: answer({ $ref: `#/components/schemas/${name}` }) } }, { schemas })

  test("a renamed component takes an exported type away, which is breaking though the wire is the same", async () => {
    expect(await lines(answering("Thing", { Thing: thing }), answering("Item", { Item: thing }))).toEqual([
      "breaking /components/schemas/Thing: the type Thing is Item now: imports of Thing no longer compile",
      "additive /components/schemas/Item: the type Item is exported now",
    ])
  })

  test("the same of an OpenRPC document", async () => {
    const answer = (name: string) =>
      openrpc(
        { result: { name: "r", schema: { $ref: `#/components/schemas/${name}` } } },
        { schemas: { [name]: thing } },
      )
    expect(await lines(answer("Thing"), answer("Item"))).toEqual([
      "breaking /components/schemas/Thing: the type Thing is Item now: imports of Thing no longer compile",
      "additive /components/schemas/Item: the type Item is exported now",
    ])
  })

  test("a component that is written in place takes its type away", async () => {
    expect(await lines(answering("Thing", { Thing: thing }), openapi({ responses: { 200: answer(thing) } }))).toEqual([
      "breaking /components/schemas/Thing: the type Thing is no longer exported: imports of it no longer compile",
    ])
  })

  test("a component that goes is not renamed to another one that comes", async () => {
    const other = object({ other: text })
    expect(await lines(openapi({}, { schemas: { Thing: thing } }), openapi({}, { schemas: { Other: other } }))).toEqual(
      [
        "breaking /components/schemas/Thing: the type Thing is no longer exported: imports of it no longer compile",
        "additive /components/schemas/Other: the type Other is exported now",
      ],
    )
  })

  test("a component that joins is additive", async () => {
    expect(await lines(openapi({}), openapi({}, { schemas: { Thing: thing } }))).toEqual([
      "additive /components/schemas/Thing: the type Thing is exported now",
    ])
  })

  test("a renamed parameter component is nothing, for no type is made of it", async () => {
    const taking = (name: string) =>
      openapi(
        { parameters: [{ $ref: `#/components/parameters/${name}` }] },
        { parameters: { [name]: { name: "q", in: "query", schema: text } } },
      )
    expect(await lines(taking("query"), taking("search"))).toEqual([])
  })

  test("an operationId that only changes its spelling renames the function and its types", async () => {
    expect(await lines(openapi({}), openapi({ operationId: "getthings" }))).toEqual([
      "breaking /paths/~1things/get: the function getThings is getthings now: imports of getThings, GetThingsError, GetThingsParameters, GetThingsResult and the client's getThings no longer compile",
    ])
  })

  test("a function that is renamed and keeps its former name breaks nothing; without the former name it does", async () => {
    const renamed = { "x-function": "aGet", "x-former-functions": ["get"] }
    const kept = "additive /methods/0: get is aGet now, and stays as a deprecated alias"
    expect(await lines(openrpc({}), openrpc(renamed))).toContain(kept)
    expect((await lines(openrpc({}), openrpc(renamed))).filter((line) => line.startsWith("breaking"))).toEqual([])
    const integer: JsonTree = { result: { name: "r", schema: { type: "integer" } } }
    expect(await lines(openrpc({}), openrpc({ ...renamed, ...integer }))).toContain(
      "breaking /methods/0/result/schema/type: type integer became possible",
    )
    expect(await lines(openrpc({}), openrpc({ "x-function": "aGet" }))).toContain(
      "breaking /methods/0: the function get is aGet now: imports of get, GetError, GetParams, GetResult and the client's get no longer compile",
    )
    expect(await lines(openrpc(renamed), openrpc({ "x-function": "aGet" }))).toContain(
      "breaking : the value get is no longer exported: imports of it no longer compile",
    )
  })

  test("an operation that goes or comes is said once, not again for each of its names", async () => {
    const two = openapi({})
    const one: JsonTree = { ...two, paths: {} }
    expect(await lines(two, one)).toEqual(["breaking /paths/~1things/get: operation getThings was removed"])
    expect(await lines(one, two)).toEqual(["additive /paths/~1things/get: operation getThings was added"])
  })

  test("a namespace that is no longer primary renames the functions of its methods", async () => {
    const other = { ...openrpc({}), info: { title: "T", version: "1.0.0", "x-namespace": "b" } }
    expect(await lines(openrpc({}), other)).toContain(
      "breaking /methods/0: the function get is aGet now: imports of get, GetError, GetParams, GetResult and the client's get no longer compile",
    )
  })
})

describe("a type that keeps its name", () => {
  const unused = (schema: JsonTree) => openapi({}, { schemas: { Thing: schema } })

  test("is compared though no operation uses it", async () => {
    expect(await lines(unused(object({ id: text })), unused(object({ id: { type: "integer" } })))).toContain(
      "breaking /components/schemas/Thing/properties/id/type: type string is no longer possible",
    )
    expect(await lines(unused(object({ id: text })), unused(object({ id: text, name: text })))).toEqual([
      "additive /components/schemas/Thing/properties/name: optional member name was added",
    ])
  })

  test("may be read and written alike when no operation uses it", async () => {
    const [few, many]: [JsonTree, JsonTree] = [{ enum: ["a"] }, { enum: ["a", "b"] }]
    expect(await lines(unused(few), unused(many))).toEqual([
      'breaking /components/schemas/Thing/enum: "b" became possible',
    ])
    expect(await lines(unused(many), unused(few))).toEqual([
      'breaking /components/schemas/Thing/enum: "b" is no longer possible',
    ])
  })

  test("is compared though its operation answers another one now", async () => {
    const thing = (more: JsonTree, used: string) =>
      openapi(
        { responses: { 200: answer({ $ref: `#/components/schemas/${used}` }) } },
        { schemas: { Thing: object({ id: text, ...more }), Other: object({ id: text, name: text }) } },
      )
    expect(await lines(thing({ name: text }, "Thing"), thing({}, "Other"))).toEqual([
      "breaking /components/schemas/Thing/properties/name: member name was removed",
    ])
  })

  test("is judged by the directions that it is used in", async () => {
    const both = (schema: JsonTree, place: JsonTree) => openapi(place, { schemas: { Mode: schema } })
    const mode: JsonTree = { $ref: "#/components/schemas/Mode" }
    const [few, many]: [JsonTree, JsonTree] = [{ enum: ["a"] }, { enum: ["a", "b"] }]
    const asked = { parameters: [{ name: "mode", in: "query", schema: mode }] }
    const answered = { responses: { 200: answer(object({ list: { type: "array", items: mode } })) } }
    expect(await lines(both(few, asked), both(many, asked))).toEqual([
      'additive /components/schemas/Mode/enum: "b" became possible',
    ])
    expect(await lines(both(few, answered), both(many, answered))).toEqual([
      'breaking /components/schemas/Mode/enum: "b" became possible',
    ])
    expect(await lines(both(many, answered), both(few, answered))).toEqual([
      'additive /components/schemas/Mode/enum: "b" is no longer possible',
    ])
    const shared = (values: JsonTree): JsonTree => ({
      ...openapi({}),
      paths: { "/things": { ...asked, get: { operationId: "getThings", responses: { 200: answer(text) } } } },
      components: { schemas: { Mode: values } },
    })
    expect(await lines(shared(few), shared(many))).toEqual([
      'additive /components/schemas/Mode/enum: "b" became possible',
    ])
    const sent = { requestBody: { content: { "application/json": { schema: mode } } } }
    expect(await lines(both(few, sent), both(many, sent))).toEqual([
      'additive /components/schemas/Mode/enum: "b" became possible',
    ])
  })
})

test("an OpenRPC type that keeps its name is judged by the directions that it is used in", async () => {
  const mode: JsonTree = { $ref: "#/components/schemas/Alias" }
  const using = (method: JsonTree, values: string[]) =>
    openrpc(method, { schemas: { Alias: { $ref: "#/components/schemas/Mode" }, Mode: { enum: values } } })
  const asked = { params: [{ name: "mode", schema: mode }] }
  const answered = { result: { name: "r", schema: mode } }
  expect(await lines(using(asked, ["a"]), using(asked, ["a", "b"]))).toEqual([
    'additive /components/schemas/Mode/enum: "b" became possible',
  ])
  expect(await lines(using(answered, ["a", "b"]), using(answered, ["a"]))).toEqual([
    'additive /components/schemas/Mode/enum: "b" is no longer possible',
  ])
})

describe("the parameters of a function", () => {
  const params = (...names: string[]) =>
    openrpc({ paramStructure: "by-position", params: names.map((name) => ({ name, schema: text })) })

  test("a positional param of another name is breaking though the wire is the same", async () => {
    expect(await lines(params("address", "block"), params("address", "tag"))).toEqual([
      'breaking /methods/0/params/1: param block of a.get is named tag now: calls that give "block" no longer compile',
    ])
  })

  test("positional params in another order are breaking", async () => {
    expect(await lines(params("address", "block"), params("block", "address"))).toEqual([
      "breaking /methods/0/params: the order of the params changed",
    ])
  })
})

describe("nothing is said of the package", () => {
  test("when only texts change", async () => {
    expect(await lines(openapi({ summary: "old" }), openapi({ summary: "new" }))).toEqual([
      "editorial /paths/~1things/get/summary: summary changed",
    ])
    expect(await lines(openrpc({ description: "old" }), openrpc({ description: "new" }))).toEqual([
      "editorial /methods/0/description: description changed",
    ])
  })

  test("when components only change their order", async () => {
    const [a, b] = [object({ id: text }), object({ id: list })]
    expect(await lines(openapi({}, { schemas: { A: a, B: b } }), openapi({}, { schemas: { B: b, A: a } }))).toEqual([])
  })
})

describe("a document that no package can be made of", () => {
  const refused = openapi({ "x-restarts": "never" })

  test("is breaking, with the generator's reason, when one could be made before", async () => {
    expect(await lines(openapi({}), refused)).toContain(
      'breaking : no package can be made of the document any more: GET /things: x-restarts is "never"; it can be "items"',
    )
  })

  test("is compared by the wire alone when none could be made before", async () => {
    expect(await lines(refused, openapi({}))).toEqual([])
    expect(await lines(refused, refused)).toEqual([])
  })
})
