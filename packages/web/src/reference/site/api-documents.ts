import type { SiteDocument } from "./site-document.ts"

/** A document of which the title is read. */
interface TitledDocument {
  readonly info: { readonly title: string }
}

/** The documents of one API: one, or one of each kind. */
export interface ApiDocuments {
  readonly openapi?: TitledDocument
  readonly openrpc?: TitledDocument
}

/** The name of an API, and its client package. */
export interface ApiPackage {
  /** `health` */
  readonly name: string
  /** `@serac/health` */
  readonly packageName: string
  /** By kind of document, the stem of the exported names of its client: `Health` gives `createHealthClient`. */
  readonly prefixes: Readonly<Partial<Record<keyof ApiDocuments, string>>>
}

/**
 * The documents of an API in the form that the reference takes. A document is named after the API; a JSON-RPC document of an API that
 * also has an OpenAPI document gets the suffix `-rpc`.
 *
 * @param api default: the documents are named `api` and have no client
 *
 * @example
 * import { apiDocuments } from "@serac/web/reference"
 *
 * const documents = { openapi: { info: { title: "Health" } }, openrpc: { info: { title: "Health over JSON-RPC" } } }
 * const prefixes = { openapi: "Health", openrpc: "HealthRpc" }
 * const shown = apiDocuments(documents, { name: "health", packageName: "@serac/health", prefixes })
 * console.log(shown.map(({ name }) => name)) // ["health", "health-rpc"]
 */
export function apiDocuments(documents: ApiDocuments, api?: ApiPackage): readonly SiteDocument[] {
  return (["openapi", "openrpc"] as const).flatMap((kind): readonly SiteDocument[] => {
    const document = documents[kind]
    if (document === undefined) return []
    const isSecond = kind === "openrpc" && documents.openapi !== undefined
    const prefix = api?.prefixes[kind]
    return [
      {
        name: `${api?.name ?? "api"}${isSecond ? "-rpc" : ""}`,
        title: document.info.title,
        text: async () => JSON.stringify(document),
        ...(api && prefix !== undefined && { client: { packageName: api.packageName, prefix } }),
      },
    ]
  })
}
