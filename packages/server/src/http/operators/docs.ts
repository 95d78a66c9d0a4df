import { type Client, type FileRequest, type FileResponse, referenceSite } from "@serac/web/reference"
import { fileResponse, textCompressor } from "@serac/web/reference/compressed"
import type { FastifyInstance, FastifyReply } from "fastify"
import { jsonType } from "../response/json-type.ts"
import { operatorsRoute } from "./operators-route.ts"

/** Contents of `/docs`. */
export interface Docs {
  readonly title: string
  /** The document, as this service serves it. */
  readonly text: () => Promise<string>
  /** The client package of the document, for TypeScript examples. */
  readonly client: Client | undefined
}

/** Serves `/docs`, the reference of the document with a form for trying requests, and `/openapi.json`. Pages load nothing from other hosts. */
export function serveDocs(app: FastifyInstance, { title, text, client }: Docs): void {
  const compress = textCompressor(documentQuality)
  operatorsRoute(app, "/openapi.json", async (reply) => {
    const file = await compress(await text())
    sendFile(
      reply,
      await fileResponse(file, requested(reply), { "content-type": jsonType, "cache-control": "no-cache" }),
    )
  })
  // Requests of the reference go to this service, whatever servers the document lists.
  const document = { name: apiName(client), title, text, path: "/openapi.json", isHere: true }
  const site = referenceSite({ title, documents: [{ ...document, ...(client && { client }) }] })
  for (const path of site.paths) {
    operatorsRoute(app, path, async (reply) => {
      const found = await site.find(path, requested(reply))
      if (found !== undefined) sendFile(reply, found)
    })
  }
}

/** Quality of Brotli: the document is rebuilt each minute while a caller waits. */
const documentQuality = 5

function requested({ request: { headers } }: FastifyReply): FileRequest {
  return { encodings: headers["accept-encoding"], ifNoneMatch: headers["if-none-match"] }
}

function sendFile(reply: FastifyReply, { status, headers, body }: FileResponse): void {
  reply.code(status).headers(headers).send(body)
}

/** The name of the document in links: `data` for `@serac/data`. */
function apiName(client: Client | undefined): string {
  return client?.packageName.split("/").at(-1) ?? "api"
}
