import type { IncomingMessage, ServerResponse } from "node:http"
import { type ReferenceSite, referenceSite, type SiteDocument } from "@serac/web/reference"
import { type Api, clientPrefix, type Documents } from "./apis.ts"

/**
 * Documents as a reference takes them: named after their API, `health-rpc` for the JSON-RPC document where there is an OpenAPI document
 * too, with the client that their examples call. Documents of no API of ours are named `api` and have no client.
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

/** The reference of what a mock serves, which answers at `/docs`. */
export function mockDocs(documents: Documents, api?: Api): ReferenceSite {
  const shown = referenceDocuments(documents, api).map((document) => ({ ...document, isHere: true }))
  return referenceSite({ title: shown[0]?.title ?? "Mock", documents: shown })
}

/** Answers a request for the reference; false when it is for something else. */
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
  // A 304 has no length of its own.
  response.writeHead(status, { ...found.headers, ...(status === 200 && { "content-length": body.byteLength }) })
  response.end(body)
  return true
}
