import type { Client } from "@serac/web/reference"
import type { FastifyInstance } from "fastify"
import type { OpenApiDocument } from "../document/openapi.ts"
import { type ExampleOf, type OperationName, servedDocument } from "../document/served-document.ts"
import { nextTurn, textInPieces } from "./text-in-pieces.ts"

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

/** A text of the document, and the parts of it that differ between services. */
interface MadeText {
  readonly parts: string
  readonly text: string
}

/**
 * Makes the text of the document that a service serves. Concurrent requests share it. Where examples are older than a minute, requests get the
 * text that there is until others are found; it is written again only where a part of it has changed. Other callers of the service are answered
 * between the requests for examples, and between pieces of the text.
 */
export function documentText(
  app: Pick<FastifyInstance, "inject">,
  document: OpenApiDocument,
  { unserved = () => undefined, examples = async () => () => undefined }: ServiceDescription = {},
): () => Promise<string> {
  let last: Promise<unknown> = Promise.resolve()
  const ask: FetchExample = (url) => {
    const answer = last.then(async () => {
      await nextTurn()
      const { statusCode, body } = await app.inject(url)
      return statusCode === 200 ? JSON.parse(body) : undefined
    })
    last = answer.catch(() => {})
    return answer
  }
  const make = async (before: MadeText | undefined): Promise<MadeText> => {
    // The document is served without examples where finding them fails.
    const exampleOf = await examples(ask).catch((): ExampleOf => () => undefined)
    const found: unknown[] = []
    const noted = <Value>(value: Value): Value => {
      found.push(value)
      return value
    }
    const served = servedDocument(document, {
      unserved: (operation) => noted(unserved(operation)),
      exampleOf: (operation, parameter) => noted(exampleOf(operation, parameter)),
    })
    const parts = JSON.stringify(found)
    return before?.parts === parts ? before : { parts, text: await textInPieces(served) }
  }
  let made: Promise<MadeText> | undefined
  let madeAt = 0
  return async () => {
    const now = performance.now()
    if (made === undefined || now - madeAt > lasts) {
      madeAt = now
      const before = made
      const making = before === undefined ? make(undefined) : before.catch(() => undefined).then(make)
      made ??= making
      making.then(
        () => {
          made = making
        },
        // What there is stays.
        () => {},
      )
    }
    return (await made).text
  }
}
