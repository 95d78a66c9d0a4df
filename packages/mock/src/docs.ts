import type { IncomingMessage, ServerResponse } from "node:http"
import { type ReferenceSite, referenceSite, type SiteDocument } from "@serac/web/reference"
import { type Api, clientPrefix, type Documents } from "./apis.ts"

/**
 * Documents in the form that the reference site takes, with names and with the client that their examples call. A document is
 * named after its API; a JSON-RPC document of an API that also has an OpenAPI document gets the suffix `-rpc` (`health-rpc`).
 * Without an API, the documents are named `api` and have no client.
 *
 * @example
 * import { documentsOf, referenceDocuments } from "@serac/mock"
 *
 * const documents = referenceDocuments(await documentsOf("health"), "health")
 * console.log(documents.map(({ name }) => name)) // ["health", "health-rpc"]
 */
export function referenceDocuments(documents: Documents, api?: Api): readonly SiteDocument[] {
  return Object.entries(documents).map(([kind, document]): SiteDocument => {
    const { title } = document.info as { readonly title: string }
    const isSecond = kind === "openrpc" && documents.openapi !== undefined
    const prefix = api && clientPrefix(api, kind as keyof Documents)
    const client = prefix === undefined ? {} : { client: { packageName: `@serac/${api}`, prefix } }
    return {
      name: `${api ?? "api"}${isSecond ? "-rpc" : ""}`,
      title,
      text: async () => JSON.stringify(document),
      ...client,
    }
  })
}

/** The reference of the documents that a mock serves, available at `/docs`. */
export function mockDocs(documents: Documents, api?: Api): ReferenceSite {
  const shown = referenceDocuments(documents, api).map((document) => ({ ...document, isHere: true }))
  return referenceSite({ title: shown[0]?.title ?? "Mock", documents: shown })
}

/** Answers a request for the reference; returns false, without answering, for all other requests. */
export async function answerDocs(
  site: ReferenceSite,
  { method, url = "/", headers }: Pick<IncomingMessage, "method" | "url" | "headers">,
  response: ServerResponse,
): Promise<boolean> {
  const [path = "/"] = url.split("?")
  if (method !== "GET") return false
  const asked = { encodings: headers["accept-encoding"], ifNoneMatch: headers["if-none-match"] }
  const found = await site.find(path, asked)
  if (found === undefined) return false
  const { status, body } = found
  // A 304 response has no content length.
  response.writeHead(status, { ...found.headers, ...(status === 200 && { "content-length": body.byteLength }) })
  response.end(body)
  return true
}
