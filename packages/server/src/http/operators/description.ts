import type { Client } from "@serac/web/reference"
import type { FastifyInstance } from "fastify"
import type { OpenApiDocument } from "../document/openapi.ts"
import { type ExampleOf, type OperationName, servedDocument } from "../document/served-document.ts"

/** Asks the service itself: the JSON of a success, undefined for anything else. */
export type FetchExample = (url: string) => Promise<unknown>

/** What a service says of itself in the document that it serves. */
export interface ServiceDescription {
  /** Why an operation is not answered here; undefined where it is. Default: all are. */
  readonly unserved?: (operation: OperationName) => string | undefined
  /** Finds examples of what is there. Default: those of the document. */
  readonly examples?: (ask: FetchExample) => Promise<ExampleOf>
  /** The package of the document's client, for the examples in TypeScript at `/docs`. Default: there are none. */
  readonly client?: Client
}

/** Milliseconds for which examples that were found are shown: what is there stays there, and finding it costs requests. */
const lasts = 60_000

/** Makes the text of the document that a service serves; those who ask meanwhile share it. */
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
    // The document is of more use than its examples: it is served without them where they cannot be found.
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
