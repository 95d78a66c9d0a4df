import { type Client, type FileRequest, type FileResponse, referenceSite } from "@serac/web/reference"
import { fileResponse, textCompressor } from "@serac/web/reference/compressed"
import type { FastifyInstance, FastifyReply } from "fastify"
import { jsonType } from "../response/json-type.ts"
import { operatorsRoute } from "./operators-route.ts"

/** What `/docs` shows. */
export interface Docs {
  readonly title: string
  /** The document, as this service serves it. */
  readonly text: () => Promise<string>
  /** The package of its client, for examples in TypeScript. */
  readonly client: Client | undefined
}

/** `/docs`: the reference of the document, to read and to try, and `/openapi.json`. Nothing is loaded from elsewhere. */
export function serveDocs(app: FastifyInstance, { title, text, client }: Docs): void {
  const compress = textCompressor(documentQuality)
  operatorsRoute(app, "/openapi.json", async (reply) => {
    const file = await compress(await text())
    sendFile(
      reply,
      await fileResponse(file, requested(reply), { "content-type": jsonType, "cache-control": "no-cache" }),
    )
  })
  // The service answers its operations itself, whatever servers the document has.
  const document = { name: apiName(client), title, text, path: "/openapi.json", isHere: true }
  const site = referenceSite({ title, documents: [{ ...document, ...(client && { client }) }] })
  for (const path of site.paths) {
    operatorsRoute(app, path, async (reply) => {
      const found = await site.find(path, requested(reply))
      if (found !== undefined) sendFile(reply, found)
    })
  }
}

/** Of Brotli: the document is made anew each minute, and somebody waits for it. */
const documentQuality = 5

function requested({ request: { headers } }: FastifyReply): FileRequest {
  return { encodings: headers["accept-encoding"], ifNoneMatch: headers["if-none-match"] }
}

function sendFile(reply: FastifyReply, { status, headers, body }: FileResponse): void {
  reply.code(status).headers(headers).send(body)
}

/** What the document is called in links: `data` of `@serac/data`. */
function apiName(client: Client | undefined): string {
  return client?.packageName.split("/").at(-1) ?? "api"
}
