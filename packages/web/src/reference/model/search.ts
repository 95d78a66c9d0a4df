import { isObject } from "@serac/codegen/samples"
import { errorsOf } from "./error-list.ts"
import { entriesOf, ownOf } from "./lookup.ts"
import { detailsOf } from "./read-details.ts"
import type { Reference } from "./reference.ts"
import { isSimilar } from "./similar-word.ts"
import { hasSubscriptions, subscriptionDescriptions } from "./subscriptions.ts"

/** An entry of the search index. */
export interface SearchEntry {
  readonly kind: "operation" | "parameter" | "schema" | "error"
  readonly title: string
  /** A one-line description. */
  readonly about: string
  /** The link, without its `#`. */
  readonly link: string
  /** The searched text in lower case. */
  readonly text: string
}

/** Maximum number of displayed results. */
export const maxResults = 40

/** The search index of documents: operations, their parameters, schemas with their members, and errors. */
export function searchIndex(references: readonly Reference[]): readonly SearchEntry[] {
  return references.flatMap((reference) => [
    ...operationEntries(reference),
    ...rpcEntries(reference),
    ...parameterEntries(reference),
    ...schemaEntries(reference),
    ...errorEntries(reference),
  ])
}

/**
 * The entries that contain all words; first those whose title contains or starts with them. Where no entry does, those in whose title each word
 * stands with a typo.
 */
export function searchReference(index: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "")
  if (words.length === 0) return []
  const exact = index.filter(({ text }) => words.every((word) => text.includes(word)))
  const matching =
    exact.length > 0 ? exact : index.filter(({ title }) => words.every((word) => hasSimilar(title, word)))
  const ranked = matching.map((entry) => {
    const title = entry.title.toLowerCase()
    const whole = words.join(" ")
    const rank = title === whole ? 0 : title.startsWith(whole) ? 1 : words.every((word) => title.includes(word)) ? 2 : 4
    return { entry, rank: rank / 2 + searchedKinds.indexOf(entry.kind) }
  })
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxResults)
    .map(({ entry }) => entry)
}

/** Whether a title has a word like this one: `list`, `validators` and the whole of `listValidators`. */
function hasSimilar(title: string, word: string): boolean {
  const parts = title.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase()
  return [...parts.split(/[^a-z0-9]+/), title.toLowerCase()].some(
    (part) => part.includes(word) || isSimilar(word, part),
  )
}

const searchedKinds: readonly SearchEntry["kind"][] = ["operation", "schema", "parameter", "error"]

function operationEntries(reference: Reference): readonly SearchEntry[] {
  return reference.operations.map((operation) => {
    const { key, verb, path, summary, group, source } = operation
    const about = reference.kind === "openrpc" ? summary : `${verb} ${path}`
    const title = reference.kind === "openrpc" ? path : summary
    const description = typeof source.description === "string" ? source.description : ""
    const text = [key, path, summary, group, description].join(" ")
    return searchEntry("operation", title, about, linkOf(reference.name, "operations", key), text)
  })
}

/** What a JSON-RPC document offers besides its methods. */
function rpcEntries(reference: Reference): readonly SearchEntry[] {
  const { kind, name, operations } = reference
  const [first] = operations
  if (kind !== "openrpc" || first === undefined) return []
  const batches = "“Add to batch” beside a call collects calls, which are sent together"
  const subscriptions = Object.entries(subscriptionDescriptions).flat().join(" ")
  return [
    searchEntry("operation", "Batches", batches, linkOf(name, "operations", first.key), `batch batches ${batches}`),
    ...(hasSubscriptions(reference)
      ? [
          searchEntry(
            "operation",
            "Subscriptions",
            `${Object.keys(subscriptionDescriptions).join(", ")}, over a WebSocket`,
            linkOf(name, "subscriptions"),
            `subscriptions eth_subscribe eth_unsubscribe websocket ${subscriptions}`,
          ),
        ]
      : []),
  ]
}

/** One entry for each parameter name, with a link to the first operation that takes it. */
function parameterEntries(reference: Reference): readonly SearchEntry[] {
  const found = new Map<string, { readonly link: string; readonly description: string; readonly users: string[] }>()
  for (const operation of reference.operations) {
    for (const { name, description } of detailsOf(reference, operation).parameters) {
      const known = found.get(name)
      if (known === undefined)
        found.set(name, {
          link: linkOf(reference.name, "operations", operation.key),
          description,
          users: [operation.summary],
        })
      else known.users.push(operation.summary)
    }
  }
  return [...found].map(
    ([
      name,
      {
        link,
        description,
        users: [first = "", ...others],
      },
    ]) => {
      const about =
        others.length === 0 ? `Parameter of “${first}”` : `Parameter of “${first}” and ${others.length} more`
      return searchEntry("parameter", name, about, link, `${name} ${description}`)
    },
  )
}

function schemaEntries(reference: Reference): readonly SearchEntry[] {
  const schemas = reference.lookup.object(reference.lookup.object(reference.document.components).schemas)
  return reference.schemas.map((name) => {
    const schema = reference.lookup.object(ownOf(schemas, name))
    const description = typeof schema.description === "string" ? schema.description : ""
    const members = entriesOf(schema.properties).map(([member]) => member)
    const about = description === "" ? "Schema" : description
    const text = [
      name,
      isObject(schema) && typeof schema.title === "string" ? schema.title : "",
      description,
      ...members,
    ]
    return searchEntry("schema", name, about, linkOf(reference.name, "schemas", name), text.join(" "))
  })
}

function errorEntries(reference: Reference): readonly SearchEntry[] {
  return errorsOf(reference).map(({ code, message, cause, operations: [first, ...others] }) => {
    const of = others.length === 0 ? "" : `, ${others.length + 1} operations`
    const link = linkOf(reference.name, "operations", first?.key ?? "", "errors")
    return searchEntry("error", `${code} ${message}`, `${cause}${of}`, link, `${code} ${message} ${cause}`)
  })
}

function searchEntry(kind: SearchEntry["kind"], title: string, about: string, link: string, text: string): SearchEntry {
  return { kind, title: oneLine(title), about: oneLine(about), link, text: text.toLowerCase() }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, 160)
}

/** A link within the page, without its `#`. Each part is escaped. */
export function linkOf(...parts: readonly string[]): string {
  return `/${parts.map((part) => encodeURIComponent(part)).join("/")}`
}
