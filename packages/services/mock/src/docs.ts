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
  { method, url = "/" }: Pick<IncomingMessage, "method" | "url">,
  response: ServerResponse,
): Promise<boolean> {
  const [path = "/"] = url.split("?")
  const file = method === "GET" ? await site.find(path) : undefined
  if (file === undefined) return false
  response.writeHead(200, { ...file.headers, "content-length": Buffer.byteLength(file.body) })
  response.end(file.body)
  return true
}
