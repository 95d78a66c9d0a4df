import type { IncomingMessage, ServerResponse } from "node:http"
import { apiDocuments, type ReferenceSite, referenceSite } from "@serac/web/reference"
import type { Api, Documents } from "./apis.ts"
import { mockedApis } from "./generated/apis.ts"

/** The reference of the documents that a mock serves, available at `/docs`. */
export function mockDocs(documents: Documents, api?: Api): ReferenceSite {
  const client = api && { name: api, packageName: `@serac/${api}`, prefixes: mockedApis[api].prefixes }
  const shown = apiDocuments(documents, client).map((document) => ({ ...document, isHere: true }))
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
