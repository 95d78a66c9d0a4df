import { type Signal, signal } from "@preact/signals"
import { readReference } from "../model/read-reference.ts"
import type { Reference } from "../model/reference.ts"
import { type SearchEntry, searchIndex } from "../model/search.ts"
import type { PageDocument } from "../site/site-document.ts"
import { type Route, routeOf } from "./route.ts"

/** The loading state of a document. */
export type Loaded =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly reference: Reference }
  | { readonly status: "failed"; readonly message: string }

/** The state that the parts of a page share. */
export interface PageState {
  readonly documents: readonly PageDocument[]
  readonly route: Signal<Route>
  /** The document of the route. */
  current(): PageDocument | undefined
  /** The loading state of a document; the first call starts loading it. */
  load(name: string): Signal<Loaded>
  /** The search index of the loaded documents. */
  index(): readonly SearchEntry[]
  /** Whether the navigation is open, in a window too narrow to show it permanently. */
  readonly isMenuOpen: Signal<boolean>
  /** The API keys of calls by document; kept in memory only. */
  readonly keys: Map<string, Signal<string>>
}

/** Reads the text of a document. */
export type ReadText = (document: PageDocument) => Promise<string>

/** Creates the state with the document of the URL's hash, or else the first one. */
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

/** Reads the text of a document: from the page itself, or from its server. */
export function textReader(documents: readonly PageDocument[]): ReadText {
  return async (wanted) => {
    const block = document.getElementById(`document-${documents.indexOf(wanted)}`)
    if (block !== null) return block.textContent ?? ""
    const response = await fetch(wanted.url, { credentials: "same-origin" })
    if (!response.ok) throw new Error(`the server answered ${response.status}`)
    return response.text()
  }
}
