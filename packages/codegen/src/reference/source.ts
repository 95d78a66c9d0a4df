import { Resolver } from "../document/resolve.ts"
import type { ClientTarget } from "../emit/target.ts"
import type { Model, RestModel, RpcModel } from "../model/model.ts"

/** One document of a package, as the source of its reference and its collections. */
export type ReferenceSource = RestSource | RpcSource

export interface RestSource extends SourceOf<RestModel> {}
export interface RpcSource extends SourceOf<RpcModel> {}

interface SourceOf<Kind extends Model> {
  readonly resolver: Resolver
  readonly target: ClientTarget
  readonly model: Kind
}

/** The source for a document that has been read. */
export function referenceSource(document: object, target: ClientTarget, model: Model): ReferenceSource {
  return { resolver: new Resolver(document), target, model } as ReferenceSource
}

export function isRest(source: ReferenceSource): source is RestSource {
  return source.model.kind === "openapi"
}

/** The server in examples if the document names none. */
const anyServer = "http://127.0.0.1:8080"

export function serverUrl({ serverUrl }: Model): string {
  return serverUrl ?? anyServer
}
