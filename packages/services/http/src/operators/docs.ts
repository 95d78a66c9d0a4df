import { type Client, referenceSite } from "@serac/reference"
import type { FastifyInstance } from "fastify"
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
  operatorsRoute(app, "/openapi.json", async (reply) => {
    reply.header("content-type", jsonType).send(await text())
  })
  // The service answers its operations itself, whatever servers the document has.
  const document = { name: nameOf(client), title, text, path: "/openapi.json", isHere: true }
  const site = referenceSite({ title, documents: [{ ...document, ...(client && { client }) }] })
  for (const path of site.paths) {
    operatorsRoute(app, path, async (reply) => {
      const file = await site.find(path)
      reply.headers(file?.headers ?? {}).send(file?.body)
    })
  }
}

/** What the document is called in links: `data` of `@serac/data`. */
function nameOf(client: Client | undefined): string {
  return client?.packageName.split("/").at(-1) ?? "api"
}
