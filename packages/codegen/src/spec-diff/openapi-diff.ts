import {
  arrayAt,
  type Change,
  type Direction,
  type JsonTree,
  type JsonValue,
  objectAt,
  pointer,
  same,
} from "./change.ts"
import { Document } from "./document.ts"
import { pair } from "./pair.ts"
import { diffSchemas } from "./schema-diff.ts"

const change = (severity: Change["severity"], path: string, message: string): Change => ({ severity, path, message })

const httpMethods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]

interface DocumentOperation {
  readonly id: string
  readonly route: string
  readonly path: string
  readonly value: JsonTree
  readonly parameters: ReadonlyMap<string, { readonly path: string; readonly value: JsonTree }>
}

/** Compares two bundled OpenAPI documents, operation by operation. */
export function diffOpenApi(before: JsonTree, after: JsonTree): Change[] {
  const a = new Document(before)
  const b = new Document(after)
  // Operations are matched by method and path; a changed operationId only affects the package and is compared there.
  const operations = pair(
    listedOperations(a),
    listedOperations(b),
    ({ id }) => id,
    ({ route }) => route,
  )
  return [
    ...operations.removed.map(({ id, path }) => change("breaking", path, `operation ${id} was removed`)),
    ...operations.pairs.flatMap(([old, now]) => diffOperation(a, old, b, now)),
    ...operations.added.map(({ id, path }) => change("additive", path, `operation ${id} was added`)),
    ...editorialOf(before, after, ["info", "tags", "servers", "externalDocs"]),
  ]
}

/** Changes of top-level parts that only matter to readers. The version changes with every release and is ignored. */
export function editorialOf(before: JsonTree, after: JsonTree, names: readonly string[]): Change[] {
  const withoutVersion = (value: JsonValue | undefined, name: string) =>
    name === "info" ? { ...objectAt(value), version: undefined } : value
  return names
    .filter((name) => !same(withoutVersion(before[name], name), withoutVersion(after[name], name)))
    .map((name) => ({ severity: "editorial", path: pointer("", name), message: `${name} changed` }))
}

function listedOperations(document: Document): readonly DocumentOperation[] {
  const found: DocumentOperation[] = []
  for (const [route, reference] of Object.entries(objectAt(document.root.paths))) {
    const item = objectAt(document.resolve(reference, pointer("/paths", route)).value)
    for (const method of httpMethods) {
      if (item[method] === undefined) continue
      const path = pointer("/paths", route, method)
      const value = objectAt(item[method])
      const id = typeof value.operationId === "string" ? value.operationId : `${method} ${route}`
      const shared = arrayAt(item.parameters).map((parameter, index) => ({
        parameter,
        at: pointer("/paths", route, "parameters", index),
      }))
      const own = arrayAt(value.parameters).map((parameter, index) => ({
        parameter,
        at: pointer(path, "parameters", index),
      }))
      const parameters = new Map(
        [...shared, ...own].map(({ parameter, at }) => {
          const located = document.resolve(parameter, at)
          const object = objectAt(located.value)
          return [`${object.in} ${object.name}`, { path: located.path, value: object }]
        }),
      )
      found.push({ id, route: `${method.toUpperCase()} ${route}`, path, value, parameters })
    }
  }
  return found
}

function diffOperation(a: Document, before: DocumentOperation, b: Document, after: DocumentOperation): Change[] {
  const changes: Change[] = []
  const say = (severity: Change["severity"], path: string, message: string) => changes.push({ severity, path, message })
  if (before.route !== after.route)
    say("breaking", after.path, `${before.id} moved from ${before.route} to ${after.route}`)
  for (const keyword of [
    "summary",
    "description",
    "tags",
    "externalDocs",
    "x-requirement",
    "x-execution-weight",
    "x-chains",
  ])
    if (!same(before.value[keyword], after.value[keyword]))
      say("editorial", pointer(after.path, keyword), `${keyword} changed`)
  if (!same(before.value.deprecated, after.value.deprecated))
    say("additive", pointer(after.path, "deprecated"), "deprecation changed")
  if (!same(before.value.security ?? a.root.security, after.value.security ?? b.root.security))
    say("breaking", pointer(after.path, "security"), "security changed")
  changes.push(
    ...diffParameters(a, before, b, after),
    ...diffBodies(a, before, b, after),
    ...diffResponses(a, before, b, after),
  )
  return changes
}

function diffParameters(a: Document, before: DocumentOperation, b: Document, after: DocumentOperation): Change[] {
  const changes: Change[] = []
  for (const [key, old] of before.parameters) {
    const now = after.parameters.get(key)
    if (now === undefined) {
      changes.push({ severity: "breaking", path: after.path, message: `parameter ${key} was removed` })
      continue
    }
    const was = old.value.required === true
    const is = now.value.required === true
    if (!was && is) changes.push({ severity: "breaking", path: now.path, message: `parameter ${key} became required` })
    if (was && !is) changes.push({ severity: "additive", path: now.path, message: `parameter ${key} became optional` })
    for (const keyword of ["style", "explode", "allowReserved"])
      if (!same(old.value[keyword], now.value[keyword]))
        changes.push({
          severity: "breaking",
          path: pointer(now.path, keyword),
          message: `${keyword} of parameter ${key} changed`,
        })
    for (const keyword of ["description", "example", "examples"])
      if (!same(old.value[keyword], now.value[keyword]))
        changes.push({
          severity: "editorial",
          path: pointer(now.path, keyword),
          message: `${keyword} of parameter ${key} changed`,
        })
    changes.push(...diffAt(a, old, b, now, "request"))
  }
  for (const [key, now] of after.parameters) {
    if (before.parameters.has(key)) continue
    const required = now.value.required === true
    changes.push({
      severity: required ? "breaking" : "additive",
      path: now.path,
      message: `${required ? "required" : "optional"} parameter ${key} was added`,
    })
  }
  return changes
}

interface LocatedSchema {
  readonly path: string
  readonly value: JsonTree
}

function diffAt(a: Document, before: LocatedSchema, b: Document, after: LocatedSchema, direction: Direction): Change[] {
  return diffSchemas(
    { document: a, schema: before.value.schema, path: pointer(before.path, "schema") },
    { document: b, schema: after.value.schema, path: pointer(after.path, "schema") },
    direction,
  )
}

function diffBodies(a: Document, before: DocumentOperation, b: Document, after: DocumentOperation): Change[] {
  const old = a.resolve(before.value.requestBody, pointer(before.path, "requestBody"))
  const now = b.resolve(after.value.requestBody, pointer(after.path, "requestBody"))
  if (old.value === undefined && now.value === undefined) return []
  const required = objectAt(now.value).required === true
  if (old.value === undefined)
    return [{ severity: required ? "breaking" : "additive", path: now.path, message: "a request body was added" }]
  if (now.value === undefined)
    return [{ severity: "breaking", path: after.path, message: "the request body was removed" }]
  const changes = diffContent(
    a,
    { path: old.path, value: objectAt(old.value) },
    b,
    { path: now.path, value: objectAt(now.value) },
    "request",
  )
  if (required && objectAt(old.value).required !== true)
    changes.push({ severity: "breaking", path: now.path, message: "the request body became required" })
  if (!required && objectAt(old.value).required === true)
    changes.push({ severity: "additive", path: now.path, message: "the request body became optional" })
  return changes
}

function diffResponses(a: Document, before: DocumentOperation, b: Document, after: DocumentOperation): Change[] {
  const changes: Change[] = []
  const old = objectAt(before.value.responses)
  const now = objectAt(after.value.responses)
  for (const status of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const path = pointer(after.path, "responses", status)
    if (now[status] === undefined) changes.push({ severity: "breaking", path, message: `status ${status} was removed` })
    else if (old[status] === undefined)
      changes.push({ severity: "additive", path, message: `status ${status} was added` })
    else {
      const from = a.resolve(old[status], pointer(before.path, "responses", status))
      const to = b.resolve(now[status], path)
      const one = { path: from.path, value: objectAt(from.value) }
      const two = { path: to.path, value: objectAt(to.value) }
      if (!same(one.value.description, two.value.description))
        changes.push({ severity: "editorial", path: pointer(two.path, "description"), message: "description changed" })
      if (!same(one.value["x-result"], two.value["x-result"]))
        changes.push({
          severity: "breaking",
          path: pointer(two.path, "x-result"),
          message: `status ${status} changed between result and error`,
        })
      changes.push(...diffContent(a, one, b, two, "response"), ...diffHeaders(a, one, b, two))
    }
  }
  return changes
}

function diffHeaders(a: Document, before: LocatedSchema, b: Document, after: LocatedSchema): Change[] {
  const old = objectAt(before.value.headers)
  const now = objectAt(after.value.headers)
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name): Change[] => {
    const path = pointer(after.path, "headers", name)
    if (now[name] === undefined) return [{ severity: "breaking", path, message: `header ${name} was removed` }]
    if (old[name] === undefined) return [{ severity: "additive", path, message: `header ${name} was added` }]
    const from = a.resolve(old[name], pointer(before.path, "headers", name))
    const to = b.resolve(now[name], path)
    return diffAt(
      a,
      { path: from.path, value: objectAt(from.value) },
      b,
      { path: to.path, value: objectAt(to.value) },
      "response",
    )
  })
}

function diffContent(
  a: Document,
  before: LocatedSchema,
  b: Document,
  after: LocatedSchema,
  direction: Direction,
): Change[] {
  const old = objectAt(before.value.content)
  const now = objectAt(after.value.content)
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((type): Change[] => {
    const from = { path: pointer(before.path, "content", type), value: objectAt(old[type]) }
    const to = { path: pointer(after.path, "content", type), value: objectAt(now[type]) }
    if (now[type] === undefined) return [{ severity: "breaking", path: to.path, message: `${type} was removed` }]
    if (old[type] === undefined) return [{ severity: "additive", path: to.path, message: `${type} was added` }]
    const examples = same(from.value.examples, to.value.examples)
      ? []
      : [{ severity: "editorial" as const, path: pointer(to.path, "examples"), message: "examples changed" }]
    return [...diffAt(a, from, b, to, direction), ...examples]
  })
}
