import type { IncomingMessage, ServerResponse } from "node:http"
import { type ReferenceSite, referenceSite, type SiteDocument } from "@serac/reference"
import { type Api, clientPrefixes, type Documents } from "./apis.ts"

/** The reference of what a mock serves, which answers at `/docs`. */
export function mockDocs(documents: Documents, api?: Api): ReferenceSite {
  const shown = Object.entries(documents).map(([kind, document]): SiteDocument => {
    const { title } = document.info as { readonly title: string }
    const isRpcOfTwo = kind === "openrpc" && documents.openapi !== undefined
    const name = `${api ?? "api"}${isRpcOfTwo ? "-rpc" : ""}`
    const prefix = api && `${clientPrefixes[api]}${isRpcOfTwo ? "Rpc" : ""}`
    const client = prefix === undefined ? {} : { client: { packageName: `@serac/${api}`, prefix } }
    return { name, title, text: async () => JSON.stringify(document), isHere: true, ...client }
  })
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
