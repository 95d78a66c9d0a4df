import { expect, test } from "vitest"
import type { JsonTree } from "./change.ts"
import { diffWire } from "./wire-diff.ts"

const openrpc = (method: JsonTree, ...others: JsonTree[]): JsonTree => ({
  openrpc: "1.3.2",
  info: { title: "T", version: "1.0.0" },
  methods: [{ name: "a.get", params: [], result: { name: "r", schema: { type: "string" } }, ...method }, ...others],
})

const lines = (before: JsonTree, after: JsonTree) =>
  diffWire(before, after).map(({ severity, path, message }) => `${severity} ${path}: ${message}`)

const param = (name: string, fields: JsonTree = {}): JsonTree => ({ name, schema: { type: "string" }, ...fields })

test("methods are told apart by name", () => {
  const other = { name: "a.set", params: [], result: { name: "r", schema: {} } }
  expect(lines(openrpc({}), openrpc({}, other))).toEqual(["additive /methods/1: method a.set was added"])
  expect(lines(openrpc({}, other), openrpc({}))).toEqual(["breaking /methods/1: method a.set was removed"])
})

test("the order of positional params is part of the wire, that of named ones is not", () => {
  const ab = [param("a"), param("b")]
  const ba = [param("b"), param("a")]
  const positional = (params: JsonTree[]) => openrpc({ paramStructure: "by-position", params })
  expect(lines(positional(ab), positional(ba))).toEqual(["breaking /methods/0/params: the order of the params changed"])
  expect(lines(openrpc({ params: ab }), openrpc({ params: ba }))).toEqual([])
})

test("a new param is additive at the end and breaking before another positional one", () => {
  const positional = (params: JsonTree[]) => openrpc({ paramStructure: "by-position", params })
  expect(lines(positional([param("a")]), positional([param("a"), param("b")]))).toEqual([
    "additive /methods/0/params/1: optional param b was added",
  ])
  expect(lines(positional([param("a")]), positional([param("b"), param("a")]))).toEqual([
    "breaking /methods/0/params: the order of the params changed",
    "additive /methods/0/params/0: optional param b was added",
  ])
})

test("a result is compared as an answer, a param as a request", () => {
  const after = openrpc({ result: { name: "r", schema: { type: ["string", "null"] } } })
  expect(lines(openrpc({}), after)).toEqual(["breaking /methods/0/result/schema/type: type null became possible"])
  const wider = openrpc({ params: [param("a", { schema: { type: ["string", "integer"] } })] })
  expect(lines(openrpc({ params: [param("a")] }), wider)).toEqual([
    "additive /methods/0/params/0/schema/type: type integer became possible",
  ])
})

test("a param becomes required breakingly, optional additively, and goes breakingly; its text is editorial", () => {
  const one = (fields: JsonTree) => openrpc({ params: [param("a", fields)] })
  expect(lines(one({}), one({ required: true }))).toEqual(["breaking /methods/0/params/0: param a became required"])
  expect(lines(one({ required: true }), one({}))).toEqual(["additive /methods/0/params/0: param a became optional"])
  expect(lines(one({}), openrpc({}))).toEqual(["breaking /methods/0/params: param a was removed"])
  expect(lines(openrpc({}), one({ required: true }))).toEqual([
    "breaking /methods/0/params/0: required param a was added",
  ])
  for (const text of ["summary", "description"])
    expect(lines(one({}), one({ [text]: "new" }))).toEqual([
      "editorial /methods/0/params/0: the text of param a changed",
    ])
})

test("another structure of the params is breaking", () => {
  const sent = (paramStructure: string) => openrpc({ paramStructure })
  expect(lines(sent("by-name"), sent("by-position"))).toEqual([
    "breaking /methods/0/paramStructure: paramStructure changed",
  ])
})

test("another endpoint of the whole document is breaking; what only readers see of it is nothing", () => {
  const served = (url: string, name: string): JsonTree => ({ ...openrpc({}), servers: [{ url, name }] })
  expect(lines(served("{nodeUrl}/a", "n"), served("{nodeUrl}/b", "n"))).toEqual([
    "breaking /servers: the endpoint changed",
  ])
  expect(lines(served("{nodeUrl}/a", "n"), served("{nodeUrl}/a", "m"))).toEqual([])
})

test("a deprecation is additive, an example editorial, another endpoint breaking", () => {
  expect(lines(openrpc({}), openrpc({ deprecated: true }))).toEqual([
    "additive /methods/0/deprecated: deprecated changed",
  ])
  expect(lines(openrpc({}), openrpc({ examples: [{ name: "one" }] }))).toEqual([
    "editorial /methods/0/examples: examples changed",
  ])
  expect(lines(openrpc({}), openrpc({ servers: [{ url: "{nodeUrl}/ext/info" }] }))).toEqual([
    "breaking /methods/0/servers: the endpoint changed",
  ])
})
