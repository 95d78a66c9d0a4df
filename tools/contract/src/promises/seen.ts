import type { AnyJson } from "../documents.ts"
import { fieldsOf, type JsonPointer } from "./fields.ts"
import { type PromisedOperation, promisedOperations } from "./operation.ts"

/** A received response, with its request. */
export interface SeenExchange {
  readonly method: string
  readonly url: string
  readonly status: number
  readonly headers: Headers
  /** Empty if there is no body. */
  readonly text: string
}

/** The responses of a server for one operation and status. */
export interface SeenAnswer {
  readonly headers: Set<string>
  readonly unknownFields: Set<string>
}

/** All responses seen from a server, by the operations of its document. */
export class Seen {
  readonly document: AnyJson
  readonly operations: readonly PromisedOperation[]
  readonly fields = new Set<JsonPointer>()
  readonly #answers = new Map<PromisedOperation, Map<number, SeenAnswer>>()
  readonly #unserved = new Set<PromisedOperation>()

  constructor(document: AnyJson) {
    this.document = document
    this.operations = promisedOperations(document)
  }

  answersOf(operation: PromisedOperation): ReadonlyMap<number, SeenAnswer> {
    return this.#answers.get(operation) ?? new Map()
  }

  /** Whether the server reported that it does not offer the operation, and never answered it. */
  isUnserved(operation: PromisedOperation): boolean {
    return this.#unserved.has(operation) && !this.answersOf(operation).has(200)
  }

  add({ method, url, status, headers, text }: SeenExchange): void {
    const { pathname } = new URL(url)
    // If several paths match, such as `{tokenId}:reindex` and `{tokenId}`, the one with more literal text applies.
    const [operation] = this.operations
      .filter((one) => one.method === method && one.pattern.test(decodeURI(pathname)))
      .sort((one, other) => other.pattern.source.length - one.pattern.source.length)
    if (operation === undefined) return
    const answers = this.#answers.get(operation) ?? new Map<number, SeenAnswer>()
    this.#answers.set(operation, answers)
    const seen = answers.get(status) ?? { headers: new Set(), unknownFields: new Set() }
    answers.set(status, seen)
    for (const [name] of headers) seen.headers.add(name)
    if (status === 503 && headers.get("x-should-retry") === "false") this.#unserved.add(operation)
    const schema = operation.answers.get(status)?.schema
    if (schema === undefined || text === "") return
    const { sent, unknown } = fieldsOf(this.document, schema, JSON.parse(text))
    for (const place of sent) this.fields.add(place)
    for (const field of unknown) seen.unknownFields.add(field)
  }
}
