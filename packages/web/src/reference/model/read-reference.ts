import { isObject, type JsonObject } from "@serac/codegen/samples"
import { arrayItems } from "./array-items.ts"
import { entriesOf, Lookup, stringOrEmpty } from "./lookup.ts"
import { type Group, maxOperations, type Reference, type ReferenceOperation, type StatusWords } from "./reference.ts"

const verbs = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]

/**
 * Reads an OpenAPI 3 or OpenRPC document. Missing parts are empty, and malformed parts are left out; it never
 * throws.
 *
 * @param name name of the document in links
 */
export function readReference(name: string, value: unknown): Reference {
  const document = isObject(value) ? value : {}
  const lookup = new Lookup(document)
  const info = lookup.object(document.info)
  const kind = typeof document.openrpc === "string" || Array.isArray(document.methods) ? "openrpc" : "openapi"
  const found = kind === "openrpc" ? rpcOperations(lookup, document) : restOperations(lookup, document)
  const operations = withOwnKeys(found.slice(0, maxOperations))
  const components = lookup.object(document.components)
  return {
    name,
    kind,
    title: stringOrEmpty(info.title) || name,
    version: stringOrEmpty(info.version),
    description: stringOrEmpty(info.description) || stringOrEmpty(info.summary),
    document,
    lookup,
    operations,
    groups: groupsOf(lookup, document, operations),
    schemas: entriesOf(components.schemas).map(([schema]) => schema),
    statuses: statusesOf(lookup, components),
  }
}

function restOperations(lookup: Lookup, document: JsonObject): readonly ReferenceOperation[] {
  return entriesOf(document.paths).flatMap(([path, reference]) => {
    const item = lookup.object(reference)
    return verbs.flatMap((verb) => {
      if (!isObject(item[verb])) return []
      const source = item[verb]
      const tag = arrayItems(source.tags)[0]
      const key = stringOrEmpty(source.operationId) || `${verb}${path}`
      const head = { key, verb: verb.toUpperCase(), path, group: stringOrEmpty(tag) || "Operations", source, item }
      return [{ ...head, ...shared(source, `${verb.toUpperCase()} ${path}`) }]
    })
  })
}

function rpcOperations(lookup: Lookup, document: JsonObject): readonly ReferenceOperation[] {
  return arrayItems(document.methods).flatMap((reference) => {
    const source = lookup.object(reference)
    const name = stringOrEmpty(source.name)
    if (name === "") return []
    const tag = stringOrEmpty(lookup.object(arrayItems(source.tags)[0]).name)
    const group = tag || `${name.split(/[._/]/)[0]} methods`
    return [{ key: name, verb: "RPC", path: name, group, source, item: {}, ...shared(source, name) }]
  })
}

function shared(
  source: JsonObject,
  otherwise: string,
): Pick<ReferenceOperation, "summary" | "isDeprecated" | "isUnserved"> {
  return {
    summary: stringOrEmpty(source.summary) || firstSentence(stringOrEmpty(source.description)) || otherwise,
    isDeprecated: source.deprecated === true,
    isUnserved: source["x-unserved"] !== undefined && source["x-unserved"] !== false,
  }
}

function firstSentence(text: string): string {
  const [line = ""] = text.trim().split("\n")
  return /^.{1,120}?[.!?](?= |$)/.exec(line)?.[0] ?? line.slice(0, 120)
}

/** Makes the keys of operations unique for links: duplicates get a number. */
function withOwnKeys(operations: readonly ReferenceOperation[]): readonly ReferenceOperation[] {
  const taken = new Set<string>()
  return operations.map((operation) => {
    let { key } = operation
    for (let count = 2; taken.has(key); count++) key = `${operation.key}-${count}`
    taken.add(key)
    return { ...operation, key }
  })
}

/** Groups operations by tag, in the order of the document's tags and operations. */
function groupsOf(lookup: Lookup, document: JsonObject, operations: readonly ReferenceOperation[]): readonly Group[] {
  const described = new Map<string, string>()
  for (const reference of arrayItems(document.tags)) {
    const tag = lookup.object(reference)
    described.set(stringOrEmpty(tag.name), stringOrEmpty(tag.description))
  }
  const byName = new Map<string, ReferenceOperation[]>()
  for (const operation of operations) {
    const group = byName.get(operation.group)
    if (group === undefined) byName.set(operation.group, [operation])
    else group.push(operation)
  }
  return [...new Set([...described.keys(), ...byName.keys()])].flatMap((name) => {
    const members = byName.get(name)
    return members === undefined ? [] : [{ name, description: described.get(name) ?? "", operations: members }]
  })
}

function statusesOf(lookup: Lookup, components: JsonObject): Readonly<Record<string, StatusWords>> {
  const schemas = entriesOf(components.schemas).map(([, schema]) => lookup.object(schema)["x-statuses"])
  const statuses = schemas.find(isObject)
  return Object.fromEntries(
    entriesOf(statuses).map(([status, words]) => {
      const { cause, retry, remedy } = lookup.object(words)
      return [status, { cause: stringOrEmpty(cause), retry: stringOrEmpty(retry), remedy: stringOrEmpty(remedy) }]
    }),
  )
}
