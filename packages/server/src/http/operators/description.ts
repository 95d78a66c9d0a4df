import type { Client } from "@serac/web/reference"
import type { FastifyInstance } from "fastify"
import type { OpenApiDocument } from "../document/openapi.ts"
import { type ExampleOf, type OperationName, servedDocument } from "../document/served-document.ts"

/** Sends a request to the service itself. Returns the JSON of a success, undefined for any other response. */
export type FetchExample = (url: string) => Promise<unknown>

/** Service-specific parts of the document that the service serves. */
export interface ServiceDescription {
  /** The reason why the service does not serve an operation; undefined where it does. Default: it serves all. */
  readonly unserved?: (operation: OperationName) => string | undefined
  /** Finds examples in the service's data. Default: those of the document. */
  readonly examples?: (ask: FetchExample) => Promise<ExampleOf>
  /** The client package of the document, for the TypeScript examples of `/docs`. Default: no such examples. */
  readonly client?: Client
}

/** Milliseconds for which found examples are reused: the data stays valid, and finding examples costs requests. */
const lasts = 60_000

/** Makes the text of the document that a service serves; concurrent requests share it. */
export function documentText(
  app: FastifyInstance,
  document: OpenApiDocument,
  { unserved = () => undefined, examples = async () => () => undefined }: ServiceDescription = {},
): () => Promise<string> {
  const ask: FetchExample = async (url) => {
    const { statusCode, body } = await app.inject(url)
    return statusCode === 200 ? JSON.parse(body) : undefined
  }
  const make = async () => {
    // The document is served without examples where finding them fails.
    const exampleOf = await examples(ask).catch((): ExampleOf => () => undefined)
    return JSON.stringify(servedDocument(document, { unserved, exampleOf }))
  }
  let made: { readonly at: number; readonly text: Promise<string> } | undefined
  return () => {
    const now = performance.now()
    if (made === undefined || now - made.at > lasts) made = { at: now, text: make() }
    return made.text
  }
}
