import { describe, expect, test } from "vitest"
import type { Direction, JsonTree } from "./change.ts"
import { Document } from "./document.ts"
import { diffSchemas } from "./schema-diff.ts"

const compare = (before: JsonTree, after: JsonTree, direction: Direction) =>
  diffSchemas(
    { document: new Document({ schema: before }), schema: { $ref: "#/schema" }, path: "/use" },
    { document: new Document({ schema: after, text: { type: "string" } }), schema: { $ref: "#/schema" }, path: "/use" },
    direction,
  ).map(({ severity, path, message }) => `${severity} ${path}: ${message}`)

const object = (properties: JsonTree, required: string[] = []): JsonTree => ({
  type: "object",
  properties,
  required,
})

describe("a schema that did not change", () => {
  test("has no changes, whatever the order of its members", () => {
    expect(compare({ type: "string", minLength: 1 }, { minLength: 1, type: "string" }, "response")).toEqual([])
  })
})

const text = { type: "string", pattern: "^a" } as const
const texts = { type: "array", items: { type: "string" } } as const

describe("a schema that becomes a union, or was one", () => {
  test.each([
    ["of itself and a list", text, { oneOf: [text, texts] }, '/schema/oneOf/1: ["array",[],null] became possible'],
    ["that comes before it", text, { anyOf: [texts, text] }, '/schema/anyOf/0: ["array",[],null] became possible'],
    ["of a looser one", text, { oneOf: [{ type: "string" }] }, "/schema/oneOf/0/pattern: pattern was removed"],
    ["with a name", { type: "string" }, { title: "T", oneOf: [{ $ref: "#/text" }, texts] }, "became possible"],
  ] as [string, JsonTree, JsonTree, string][])("%s is judged by its branches", (_, one, many, message) => {
    const widened = compare(one, many, "request").filter((line) => !line.startsWith("editorial"))
    expect(widened).toEqual([expect.stringMatching(/^additive /)])
    expect(widened[0]).toContain(message)
  })

  test("admits more in a request and in an answer, and less the other way round", () => {
    const union = { oneOf: [text, texts] }
    expect(compare(text, union, "response")).toEqual([expect.stringMatching(/^breaking .* became possible$/)])
    expect(compare(union, text, "request")).toEqual([expect.stringMatching(/^breaking .* is no longer possible$/)])
    expect(compare(union, text, "response")).toEqual([expect.stringMatching(/^additive .* is no longer possible$/)])
  })

  test("of the types that it listed is the same", () => {
    const listed = { description: "A price.", type: ["string", "number"], title: "P" }
    const union = { description: "A price.", anyOf: [{ type: "string" }, { type: "number" }], title: "P" }
    for (const direction of ["request", "response"] as const) {
      expect(compare(listed, union, direction)).toEqual([])
      const described = { ...union, description: "Another." }
      expect(compare(listed, described, direction)).toEqual(["editorial /schema/description: description changed"])
      expect(compare(union, listed, direction)).toEqual([])
    }
  })

  test("no longer takes what it took when none of its branches is of that type", () => {
    expect(compare(text, { oneOf: [{ type: "integer" }, texts] }, "request")).toEqual([
      expect.stringMatching(/^breaking \/schema: .*string.* is no longer possible$/),
      expect.stringMatching(/^additive \/schema\/oneOf\/0: /),
      expect.stringMatching(/^additive \/schema\/oneOf\/1: /),
    ])
  })
})

describe("the same change means the opposite in a request and in a response", () => {
  const cases: [string, JsonTree, JsonTree, string][] = [
    ["a value joins an enumeration", { enum: ["a"] }, { enum: ["a", "b"] }, '/schema/enum: "b" became possible'],
    ["a type joins", { type: "string" }, { type: ["string", "null"] }, "/schema/type: type null became possible"],
    ["a maximum rises", { maximum: 1 }, { maximum: 2 }, "/schema/maximum: maximum changed from 1 to 2"],
    ["a minimum falls", { minimum: 2 }, { minimum: 1 }, "/schema/minimum: minimum changed from 2 to 1"],
    ["integers become numbers", { type: "integer" }, { type: "number" }, "/schema/type: type number became possible"],
    [
      "null joins, as in 3.0",
      { type: "string" },
      { type: "string", nullable: true },
      "/schema/type: type null became possible",
    ],
    ["a pattern goes", { pattern: "^a" }, {}, "/schema/pattern: pattern was removed"],
    ["a format goes", { format: "uri" }, {}, "/schema/format: format was removed"],
    [
      "repetitions are allowed",
      { uniqueItems: true },
      { uniqueItems: false },
      "/schema/uniqueItems: uniqueItems was removed",
    ],
    ["a bound goes", { maxLength: 2 }, {}, "/schema/maxLength: maxLength changed from 2 to none"],
    [
      "a member becomes optional",
      object({ a: true }, ["a"]),
      object({ a: true }),
      "/schema/properties/a: member a became optional",
    ],
    [
      "other members are let in",
      { additionalProperties: false },
      {},
      "/schema/additionalProperties: additionalProperties is no longer restricted",
    ],
    [
      "other members of any type are let in",
      { additionalProperties: { type: "string" } },
      { additionalProperties: true },
      "/schema/additionalProperties: additionalProperties is no longer restricted",
    ],
    [
      "other members of one type are let in",
      { additionalProperties: false },
      { additionalProperties: { type: "string" } },
      "/schema/additionalProperties: values became possible where there were none",
    ],
    [
      "the items of a list become free",
      { type: "array", items: { type: "string" } },
      { type: "array" },
      "/schema/items: items is no longer restricted",
    ],
    [
      "a type of the values of a map joins",
      { additionalProperties: { type: "string" } },
      { additionalProperties: { type: ["string", "null"] } },
      "/schema/additionalProperties/type: type null became possible",
    ],
    [
      "a condition goes",
      { allOf: [{ title: "A" }, { title: "B" }] },
      { allOf: [{ title: "A" }] },
      "/schema/allOf: allOf branch B was removed",
    ],
    ["a constant becomes one of several", { const: "a" }, { enum: ["a", "b"] }, '/schema/enum: "b" became possible'],
    [
      "an enumeration goes",
      { type: "string", enum: ["a"] },
      { type: "string" },
      "/schema/enum: values beyond the listed ones became possible",
    ],
    [
      "a union gains a branch",
      { oneOf: [{ title: "A" }] },
      { oneOf: [{ title: "A" }, { title: "B" }] },
      "/schema/oneOf: oneOf branch B was added",
    ],
  ]
  test.each(cases)("%s: harmless to ask, breaking to be answered", (_, narrow, wide, text) => {
    expect(compare(narrow, wide, "request")).toEqual([`additive ${text}`])
    expect(compare(narrow, wide, "response")).toEqual([`breaking ${text}`])
  })
  test.each(cases)("%s, undone: breaking to ask, harmless to be answered", (_, narrow, wide) => {
    expect(compare(wide, narrow, "request")).toEqual([expect.stringMatching(/^breaking /)])
    expect(compare(wide, narrow, "response")).toEqual([expect.stringMatching(/^additive /)])
  })
})

test.each([
  ["maximum", true],
  ["exclusiveMaximum", true],
  ["maxLength", true],
  ["maxItems", true],
  ["maxProperties", true],
  ["minimum", false],
  ["exclusiveMinimum", false],
  ["minLength", false],
  ["minItems", false],
  ["minProperties", false],
])("a larger %s admits more: %s", (keyword, more) => {
  const place = `/schema/${keyword}: ${keyword} changed from`
  expect(compare({ [keyword]: 1 }, { [keyword]: 2 }, "request")).toEqual([
    `${more ? "additive" : "breaking"} ${place} 1 to 2`,
  ])
  expect(compare({ [keyword]: 2 }, { [keyword]: 1 }, "request")).toEqual([
    `${more ? "breaking" : "additive"} ${place} 2 to 1`,
  ])
  expect(compare({}, { [keyword]: 1 }, "request")).toEqual([`breaking ${place} none to 1`])
  expect(compare({ [keyword]: 1 }, {}, "request")).toEqual([`additive ${place} 1 to none`])
})

test("a deprecation is additive", () => {
  expect(compare({}, { deprecated: true }, "response")).toEqual(["additive /schema/deprecated: deprecation changed"])
})

test("the types of listed values are theirs, whether or not they are said", () => {
  const values = [null, true, 1, 1.5, "a", [1], { a: 1 }]
  const types = ["null", "boolean", "integer", "number", "string", "array", "object"]
  expect(compare({ enum: values }, { enum: values, type: types }, "response")).toEqual([])
  expect(compare({ const: "a" }, { const: "a", type: "string" }, "response")).toEqual([])
})

test("a schema of branches says no type of its own", () => {
  for (const keyword of ["oneOf", "anyOf", "allOf"])
    expect(
      compare({ [keyword]: [{ title: "A" }] }, { [keyword]: [{ title: "A" }, { title: "B" }] }, "request"),
    ).toEqual([expect.stringContaining(`${keyword} branch B was added`)])
})

test("branches without a name are told apart by type, members and what they require", () => {
  const branches: JsonTree[] = [
    { type: "string" },
    { type: "integer" },
    { properties: { a: {} } },
    { properties: { a: {} }, required: ["a"] },
  ]
  for (const [index, left] of branches.entries())
    expect(compare({ oneOf: branches }, { oneOf: branches.toSpliced(index, 1) }, "request")).toEqual([
      `breaking /schema/oneOf: oneOf branch ${JSON.stringify([left.type ?? null, Object.keys(left.properties ?? {}), left.required ?? null])} was removed`,
    ])
})

test("a value that joins or leaves an open enumeration is additive", () => {
  expect(compare({ "x-extensible-enum": ["a", "b"] }, { "x-extensible-enum": ["b", "c"] }, "response")).toEqual([
    "additive /schema/x-extensible-enum: a left the known values",
    "additive /schema/x-extensible-enum: c joined the known values",
  ])
})

test("a removed member is breaking both ways", () => {
  for (const direction of ["request", "response"] as const)
    expect(compare(object({ a: true, b: true }), object({ a: true }), direction)).toEqual([
      "breaking /schema/properties/b: member b was removed",
    ])
})

test("a new member is additive, unless a request must carry it", () => {
  const before = object({ a: true })
  expect(compare(before, object({ a: true, b: true }), "request")).toEqual([
    "additive /schema/properties/b: optional member b was added",
  ])
  expect(compare(before, object({ a: true, b: true }, ["b"]), "request")).toEqual([
    "breaking /schema/properties/b: required member b was added",
  ])
  expect(compare(before, object({ a: true, b: true }, ["b"]), "response")).toEqual([
    "additive /schema/properties/b: required member b was added",
  ])
})

test("a change deep inside names its place", () => {
  const nest = (inner: JsonTree) =>
    object({ list: { type: "array", items: { oneOf: [{ title: "T", ...object({ x: inner }) }] } } })
  expect(compare(nest({ type: "string" }), nest({ type: "number" }), "response")).toEqual([
    "additive /schema/properties/list/items/oneOf/0/properties/x/type: type string is no longer possible",
    "breaking /schema/properties/list/items/oneOf/0/properties/x/type: type number became possible",
  ])
})

test("a text that only readers see is editorial", () => {
  expect(compare({ description: "old" }, { description: "new" }, "response")).toEqual([
    "editorial /schema/description: description changed",
  ])
})

test("a changed format is breaking, because the type of the value follows it", () => {
  expect(compare({ type: "integer", format: "int32" }, { type: "integer", format: "uint64" }, "response")).toEqual([
    "breaking /schema/format: format changed",
  ])
})

test("a schema that contains itself ends", () => {
  const tree = (type: string) =>
    new Document({ components: { tree: object({ value: { type }, child: { $ref: "#/components/tree" } }) } })
  const side = (type: string) => ({ document: tree(type), schema: { $ref: "#/components/tree" }, path: "/use" })
  expect(diffSchemas(side("string"), side("number"), "request")).toEqual([
    expect.objectContaining({ severity: "breaking", path: "/components/tree/properties/value/type" }),
    expect.objectContaining({ severity: "additive", path: "/components/tree/properties/value/type" }),
  ])
})

test("a condition that allOf holds is compared with the one of the same name, wherever it stands", () => {
  const part = (title: string, type: string) => ({ title, ...object({ [title]: { type } }) })
  const before = { allOf: [part("a", "string"), part("b", "string")] }
  expect(compare(before, { allOf: [part("b", "number"), part("a", "string")] }, "request")).toEqual([
    "breaking /schema/allOf/0/properties/b/type: type string is no longer possible",
    "additive /schema/allOf/0/properties/b/type: type number became possible",
  ])
})

test("other members that are no longer declared are breaking both ways, for the type loses them; declared ones are additive", () => {
  for (const direction of ["request", "response"] as const) {
    expect(compare({ additionalProperties: true }, {}, direction)).toEqual([
      "breaking /schema/additionalProperties: other members are no longer part of the type: code that names one no longer compiles",
    ])
    expect(compare({}, { additionalProperties: {} }, direction)).toEqual([
      "additive /schema/additionalProperties: other members are part of the type now",
    ])
  }
})

test("a schema that is left out is as free as one that says nothing", () => {
  expect(compare({ type: "array" }, { type: "array", items: {} }, "response")).toEqual([])
  expect(compare({ additionalProperties: true }, { additionalProperties: {} }, "response")).toEqual([])
  expect(compare(object({ a: true }), object({ a: {} }), "response")).toEqual([])
})

test("members that are known by a pattern are compared by it", () => {
  const map = (patterns: JsonTree) => ({ patternProperties: patterns })
  expect(compare(map({ "^a": { type: "string" } }), map({ "^a": { type: "number" } }), "response")).toEqual([
    "additive /schema/patternProperties/^a/type: type string is no longer possible",
    "breaking /schema/patternProperties/^a/type: type number became possible",
  ])
  expect(compare(map({ "^a": {}, "^b": {} }), map({ "^a": {} }), "response")).toEqual([
    "breaking /schema/patternProperties/^b: members like ^b were removed",
  ])
  expect(compare(map({ "^a": {} }), map({ "^a": {}, "^b": {} }), "request")).toEqual([
    "breaking /schema/patternProperties/^b: members like ^b were restricted",
  ])
})

test("a format that the client has a type for is breaking in both directions, also where it goes", () => {
  for (const direction of ["request", "response"] as const)
    expect(compare({ type: "integer", format: "uint64" }, { type: "integer" }, direction)).toEqual([
      "breaking /schema/format: format changed",
    ])
})

test("a part without a name is compared with the one that has its place", () => {
  const named = { title: "T", type: "object" }
  const before = { allOf: [named, object({ a: { type: "string" } })] }
  const after = { allOf: [named, object({ a: { type: "string" }, b: { type: "string" } })] }
  expect(compare(before, after, "response")).toEqual([
    "additive /schema/allOf/1/properties/b: optional member b was added",
  ])
})

test("null by either version's way is the same", () => {
  const [three, one]: JsonTree[] = [{ type: "string", nullable: true }, { type: ["string", "null"] }]
  expect(compare(three as JsonTree, one as JsonTree, "request")).toEqual([])
  expect(compare(one as JsonTree, three as JsonTree, "response")).toEqual([])
})

test.each<[string, JsonTree, JsonTree]>([
  [
    "a union",
    { oneOf: [{ type: "string" }, { type: "integer" }] },
    { oneOf: [{ type: "string" }, { type: "integer" }], nullable: true },
  ],
  ["a type that becomes a union", { type: "string" }, { oneOf: [{ type: "string" }], nullable: true }],
  ["a type with parts", { type: "object", allOf: [{}] }, { type: "object", allOf: [{}], nullable: true }],
])("null that joins %s allows more, as in 3.0", (_, before, after) => {
  expect(compare(before, after, "request")).toEqual([expect.stringMatching(/^additive .*null/)])
  expect(compare(before, after, "response")).toEqual([expect.stringMatching(/^breaking .*null/)])
  expect(compare(after, before, "request")).toEqual([expect.stringMatching(/^breaking .*null/)])
})

test("members with names that every object has are compared like others", () => {
  const [none, some, other]: JsonTree[] = [
    "{}",
    '{"__proto__":{"type":"string"},"constructor":{"type":"string"}}',
    '{"__proto__":{"type":"integer"},"constructor":{"type":"string"}}',
  ].map((properties) => ({ type: "object", properties: JSON.parse(properties) }))
  const [added, removed, changed] = [
    [none, some],
    [some, none],
    [some, other],
  ].map(([a, b]) => compare(a as JsonTree, b as JsonTree, "response"))
  expect(added).toEqual([
    "additive /schema/properties/__proto__: optional member __proto__ was added",
    "additive /schema/properties/constructor: optional member constructor was added",
  ])
  expect(removed).toEqual([
    "breaking /schema/properties/__proto__: member __proto__ was removed",
    "breaking /schema/properties/constructor: member constructor was removed",
  ])
  expect(changed).toEqual([
    "additive /schema/properties/__proto__/type: type string is no longer possible",
    "breaking /schema/properties/__proto__/type: type integer became possible",
  ])
})

test("another default is breaking where the caller leaves it out, and nothing in an answer", () => {
  const [before, after]: JsonTree[] = [{ default: 1 }, { default: 2 }]
  expect(compare(before as JsonTree, after as JsonTree, "request")).toEqual([
    "breaking /schema/default: default changed",
  ])
  expect(compare(before as JsonTree, after as JsonTree, "response")).toEqual([
    "editorial /schema/default: default changed",
  ])
})
