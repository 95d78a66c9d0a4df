import type { OpenApiDocument, PathItem } from "./openapi.ts"
import { Resolver } from "./resolve.ts"

/** The document with each path item in its place that is a reference to another; the document itself if there is none. */
export function withPathItems(document: OpenApiDocument): OpenApiDocument {
  const items = Object.entries(document.paths ?? {})
  if (!items.some(([, item]) => "$ref" in item)) return document
  const resolver = new Resolver(document)
  return {
    ...document,
    paths: Object.fromEntries(items.map(([path, item]) => [path, resolver.resolve<PathItem>(item)])),
  }
}
