import { type Signal, signal } from "@preact/signals"
import { readReference } from "../model/read-reference.ts"
import type { Reference } from "../model/reference.ts"
import { type SearchEntry, searchIndex } from "../model/search.ts"
import type { PageDocument } from "../site/site-document.ts"
import { type Route, routeOf } from "./route.ts"

/** A document as far as it is there. */
export type Loaded =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly reference: Reference }
  | { readonly status: "failed"; readonly message: string }

/** What the parts of a page share. */
export interface PageState {
  readonly documents: readonly PageDocument[]
  readonly route: Signal<Route>
  /** The document of the route. */
  current(): PageDocument | undefined
  /** How far a document is there; asking begins to load it. */
  load(name: string): Signal<Loaded>
  /** What can be found in the documents that are there. */
  index(): readonly SearchEntry[]
  /** Whether the navigation is open, where it has no place of its own. */
  readonly isMenuOpen: Signal<boolean>
  /** The key that calls are sent with, by document; it is gone when the page is. */
  readonly keys: Map<string, Signal<string>>
}

/** Reads the text of a document. */
export type ReadText = (document: PageDocument) => Promise<string>

/** Begins with the first document, or the one of the hash. */
export function pageState(documents: readonly PageDocument[], readText: ReadText, hash: string): PageState {
  const route = signal(routeOf(hash))
  const loaded = new Map<string, Signal<Loaded>>()
  const indexes = new Map<Reference, readonly SearchEntry[]>()
  const load = (name: string) => {
    const known = loaded.get(name)
    if (known !== undefined) return known
    const made = signal<Loaded>({ status: "loading" })
    loaded.set(name, made)
    const document = documents.find((one) => one.name === name)
    if (document === undefined) made.value = { status: "failed", message: `There is no document ${name}.` }
    else
      void loadReference(document, readText).then((value) => {
        made.value = value
      })
    return made
  }
  return {
    documents,
    route,
    current: () => documents.find(({ name }) => name === route.value.document) ?? documents[0],
    load,
    index: () =>
      documents.flatMap(({ name }) => {
        const { value } = load(name)
        if (value.status !== "ready") return []
        const { reference } = value
        const entries = indexes.get(reference) ?? searchIndex([reference])
        indexes.set(reference, entries)
        return entries
      }),
    isMenuOpen: signal(false),
    keys: new Map(),
  }
}

async function loadReference(document: PageDocument, readText: ReadText): Promise<Loaded> {
  try {
    return { status: "ready", reference: readReference(document.name, JSON.parse(await readText(document))) }
  } catch (error) {
    return { status: "failed", message: `The document could not be read: ${(error as Error).message}` }
  }
}

/** The text of a document of a page: within the page itself, or from its server. */
export function textReader(documents: readonly PageDocument[]): ReadText {
  return async (wanted) => {
    const block = document.getElementById(`document-${documents.indexOf(wanted)}`)
    if (block !== null) return block.textContent ?? ""
    const response = await fetch(wanted.url, { credentials: "same-origin" })
    if (!response.ok) throw new Error(`the server answered ${response.status}`)
    return response.text()
  }
}
