import { arrayAt, type Change, type JsonTree, type JsonValue, objectAt, pointer, same } from "./change.ts"
import { Document, type Located } from "./document.ts"
import { editorialOf } from "./openapi-diff.ts"
import { pair } from "./pair.ts"
import { diffSchemas } from "./schema-diff.ts"

interface LocatedMember {
  readonly path: string
  readonly value: JsonTree
}

/** Compares two bundled OpenRPC documents, method by method. */
export function diffOpenRpc(before: JsonTree, after: JsonTree): Change[] {
  const a = new Document(before)
  const b = new Document(after)
  const methods = pair(
    parametersIn(a, a.root.methods, "/methods"),
    parametersIn(b, b.root.methods, "/methods"),
    memberName,
  )
  const changes: Change[] = []
  for (const method of methods.removed)
    changes.push({ severity: "breaking", path: method.path, message: `method ${memberName(method)} was removed` })
  for (const [old, now] of methods.pairs) changes.push(...diffMethod(a, old, b, now))
  for (const method of methods.added)
    changes.push({ severity: "additive", path: method.path, message: `method ${memberName(method)} was added` })
  if (!same(endpoint(before), endpoint(after)))
    changes.push({ severity: "breaking", path: "/servers", message: "the endpoint changed" })
  return [...changes, ...editorialOf(before, after, ["info", "externalDocs"])]
}

const locatedMember = (located: Located): LocatedMember => ({ path: located.path, value: objectAt(located.value) })

const memberName = ({ value }: LocatedMember): string => String(value.name)

interface IndexedMember extends LocatedMember {
  readonly index: number
}

function parametersIn(document: Document, list: JsonValue | undefined, path: string): readonly IndexedMember[] {
  return arrayAt(list).map((entry, index) => ({
    ...locatedMember(document.resolve(entry, pointer(path, index))),
    index,
  }))
}

const paramsOf = (document: Document, method: LocatedMember): readonly IndexedMember[] =>
  parametersIn(document, method.value.params, pointer(method.path, "params"))

/** The servers of a document or method, without descriptions. */
const endpoint = (value: JsonTree) => arrayAt(value.servers).map((server) => objectAt(server).url ?? null)

function diffMethod(a: Document, before: LocatedMember, b: Document, after: LocatedMember): Change[] {
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
  const old = locatedMember(a.resolve(before.value.result, pointer(before.path, "result")))
  const now = locatedMember(b.resolve(after.value.result, pointer(after.path, "result")))
  changes.push(
    ...diffSchemas(
      { document: a, schema: old.value.schema, path: pointer(old.path, "schema") },
      { document: b, schema: now.value.schema, path: pointer(now.path, "schema") },
      "response",
    ),
  )
  return changes
}

function diffParams(a: Document, before: LocatedMember, b: Document, after: LocatedMember): Change[] {
  const path = pointer(after.path, "params")
  const old = paramsOf(a, before)
  const now = paramsOf(b, after)
  // Positional parameters are matched by position, whatever their names.
  const byPosition = after.value.paramStructure === "by-position"
  const params = byPosition ? pair(old, now, memberName, ({ index }) => index) : pair(old, now, memberName)
  const changes: Change[] = []
  const moved = params.pairs.some(([was, is]) => was.index !== is.index)
  if (byPosition && params.removed.length === 0 && moved)
    changes.push({ severity: "breaking", path, message: "the order of the params changed" })
  for (const param of params.removed)
    changes.push({ severity: "breaking", path, message: `param ${memberName(param)} was removed` })
  for (const [was, is] of params.pairs) changes.push(...diffParam(a, was, b, is, String(after.value.name)))
  for (const param of params.added) {
    const required = param.value.required === true
    changes.push({
      severity: required ? "breaking" : "additive",
      path: param.path,
      message: `${required ? "required" : "optional"} param ${memberName(param)} was added`,
    })
  }
  return changes
}

function diffParam(a: Document, was: LocatedMember, b: Document, is: LocatedMember, method: string): Change[] {
  const changes: Change[] = []
  const say = (severity: Change["severity"], message: string) => changes.push({ severity, path: is.path, message })
  const name = memberName(is)
  if (memberName(was) !== name)
    say(
      "breaking",
      `param ${memberName(was)} of ${method} is named ${name} now: calls that give "${memberName(was)}" no longer compile`,
    )
  if (was.value.required !== true && is.value.required === true) say("breaking", `param ${name} became required`)
  if (was.value.required === true && is.value.required !== true) say("additive", `param ${name} became optional`)
  if (!same(was.value.description, is.value.description) || !same(was.value.summary, is.value.summary))
    say("editorial", `the text of param ${name} changed`)
  return [
    ...changes,
    ...diffSchemas(
      { document: a, schema: was.value.schema, path: pointer(was.path, "schema") },
      { document: b, schema: is.value.schema, path: pointer(is.path, "schema") },
      "request",
    ),
  ]
}
