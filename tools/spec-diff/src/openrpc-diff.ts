import { arrayAt, type Change, type JsonObject, objectAt, pointer, same } from "./change.ts"
import { Document, type Located } from "./document.ts"
import { editorialOf } from "./openapi-diff.ts"
import { diffSchemas } from "./schema-diff.ts"

interface Member {
  readonly path: string
  readonly value: JsonObject
}

/** Compares two bundled OpenRPC documents, method by method. */
export function diffOpenRpc(before: JsonObject, after: JsonObject): Change[] {
  const a = new Document(before)
  const b = new Document(after)
  const old = membersByName(a, a.root.methods, "/methods")
  const now = membersByName(b, b.root.methods, "/methods")
  const changes: Change[] = []
  for (const [name, method] of old) {
    const next = now.get(name)
    if (next === undefined)
      changes.push({ severity: "breaking", path: method.path, message: `method ${name} was removed` })
    else changes.push(...diffMethod(a, method, b, next))
  }
  for (const [name, method] of now)
    if (!old.has(name)) changes.push({ severity: "additive", path: method.path, message: `method ${name} was added` })
  if (!same(endpoint(before), endpoint(after)))
    changes.push({ severity: "breaking", path: "/servers", message: "the endpoint changed" })
  return [...changes, ...editorialOf(before, after, ["info", "externalDocs"])]
}

const member = (located: Located): Member => ({ path: located.path, value: objectAt(located.value) })

function membersByName(document: Document, list: Parameters<typeof arrayAt>[0], path: string): Map<string, Member> {
  return new Map(
    arrayAt(list).map((entry, index) => {
      const found = member(document.resolve(entry, pointer(path, index)))
      return [String(found.value.name), found]
    }),
  )
}

/** The addresses of a document or method without what only readers see. */
const endpoint = (value: JsonObject) => arrayAt(value.servers).map((server) => objectAt(server).url ?? null)

function diffMethod(a: Document, before: Member, b: Document, after: Member): Change[] {
  const changes: Change[] = []
  const say = (severity: Change["severity"], keyword: string, message: string) =>
    changes.push({ severity, path: pointer(after.path, keyword), message })
  for (const keyword of [
    "summary",
    "description",
    "tags",
    "externalDocs",
    "examples",
    "x-error-examples",
    "x-requirement",
  ])
    if (!same(before.value[keyword], after.value[keyword])) say("editorial", keyword, `${keyword} changed`)
  for (const keyword of ["deprecated", "x-deprecated-since", "x-replaced-by", "x-idempotent", "errors"])
    if (!same(before.value[keyword], after.value[keyword])) say("additive", keyword, `${keyword} changed`)
  if (!same(before.value.paramStructure, after.value.paramStructure))
    say("breaking", "paramStructure", "paramStructure changed")
  if (!same(endpoint(before.value), endpoint(after.value))) say("breaking", "servers", "the endpoint changed")
  changes.push(...diffParams(a, before, b, after))
  const old = member(a.resolve(before.value.result, pointer(before.path, "result")))
  const now = member(b.resolve(after.value.result, pointer(after.path, "result")))
  changes.push(
    ...diffSchemas(
      { document: a, schema: old.value.schema, path: pointer(old.path, "schema") },
      { document: b, schema: now.value.schema, path: pointer(now.path, "schema") },
      "response",
    ),
  )
  return changes
}

function diffParams(a: Document, before: Member, b: Document, after: Member): Change[] {
  const old = membersByName(a, before.value.params, pointer(before.path, "params"))
  const now = membersByName(b, after.value.params, pointer(after.path, "params"))
  const changes: Change[] = []
  const kept = (names: Iterable<string>, others: ReadonlyMap<string, Member>) =>
    [...names].filter((name) => others.has(name))
  const byPosition = after.value.paramStructure === "by-position"
  const order = [...old.keys()].every((name, index) => [...now.keys()][index] === name)
  if (byPosition ? !order && kept(old.keys(), now).length === old.size : false)
    changes.push({
      severity: "breaking",
      path: pointer(after.path, "params"),
      message: "the order of the params changed",
    })
  for (const [name, was] of old) {
    const is = now.get(name)
    if (is === undefined) {
      changes.push({ severity: "breaking", path: pointer(after.path, "params"), message: `param ${name} was removed` })
      continue
    }
    if (was.value.required !== true && is.value.required === true)
      changes.push({ severity: "breaking", path: is.path, message: `param ${name} became required` })
    if (was.value.required === true && is.value.required !== true)
      changes.push({ severity: "additive", path: is.path, message: `param ${name} became optional` })
    if (!same(was.value.description, is.value.description) || !same(was.value.summary, is.value.summary))
      changes.push({ severity: "editorial", path: is.path, message: `the text of param ${name} changed` })
    changes.push(
      ...diffSchemas(
        { document: a, schema: was.value.schema, path: pointer(was.path, "schema") },
        { document: b, schema: is.value.schema, path: pointer(is.path, "schema") },
        "request",
      ),
    )
  }
  for (const [name, is] of now) {
    if (old.has(name)) continue
    const required = is.value.required === true
    changes.push({
      severity: required ? "breaking" : "additive",
      path: is.path,
      message: `${required ? "required" : "optional"} param ${name} was added`,
    })
  }
  return changes
}
