import { Resolver } from "../document/resolve.ts"
import type { ClientTarget } from "../emit/target.ts"
import type { Model, RestModel, RpcModel } from "../model/model.ts"

/** One document of a package, as its reference and its collections are made of it. */
export type ReferenceSource = RestSource | RpcSource

export interface RestSource extends SourceOf<RestModel> {}
export interface RpcSource extends SourceOf<RpcModel> {}

interface SourceOf<Kind extends Model> {
  readonly resolver: Resolver
  readonly target: ClientTarget
  readonly model: Kind
}

/** The source of a document that was read. */
export function referenceSource(document: object, target: ClientTarget, model: Model): ReferenceSource {
  return { resolver: new Resolver(document), target, model } as ReferenceSource
}

export function isRest(source: ReferenceSource): source is RestSource {
  return source.model.kind === "openapi"
}

/** Where a call goes to in an example when the document names no server. */
const anyServer = "http://127.0.0.1:8080"

export function serverUrl({ serverUrl }: Model): string {
  return serverUrl ?? anyServer
}
