import { httpMethods, type OpenApiDocument, type PathItem, type Response } from "../document/openapi.ts"
import type { ContentDescriptor, MethodObject, OpenRpcDocument } from "../document/openrpc.ts"
import { Resolver } from "../document/resolve.ts"
import { type SchemaObject, type SchemaOrReference, schemaObject } from "../document/schema.ts"
import { ambiguousIntegers } from "./bigints.ts"

/**
 * A third-party document whose `uint64` can be told from other numbers by their names: those that cannot, such as the values of a map,
 * or a `count` that is 64 bits wide in one part of a result only, become `int64`, a bigint beyond 2^53 only. The document itself if
 * there are none.
 */
export function withLooseIntegers<Document extends OpenApiDocument | OpenRpcDocument>(document: Document): Document {
  if (!hasUint64(document)) return document
  // No part of it is shared, since each is changed by itself.
  const copy = JSON.parse(JSON.stringify(document)) as Document
  const resolver = new Resolver(copy)
  const results = resultsOf(copy, resolver)
  // A schema that is made looser may contradict others of its name.
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const schema of results.flatMap((list) => ambiguousIntegers(resolver, list))) {
      ;(schema as { format?: string }).format = "int64"
      isChanged = true
    }
  }
  return copy
}

function hasUint64(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasUint64)
  if (typeof value !== "object" || value === null) return false
  return (value as SchemaObject).format === "uint64" || Object.values(value).some(hasUint64)
}

/** The schemas of each operation's results. */
function resultsOf(
  document: OpenApiDocument | OpenRpcDocument,
  resolver: Resolver,
): readonly (readonly SchemaOrReference[])[] {
  if ("methods" in document)
    return document.methods.map((reference) => {
      const { result } = resolver.resolve<MethodObject>(reference)
      return result === undefined ? [] : [schemaObject(resolver.resolve<ContentDescriptor>(result).schema)]
    })
  return Object.values(document.paths ?? {}).flatMap((reference) => {
    const item = resolver.resolve<PathItem>(reference)
    return httpMethods.map((method) =>
      Object.entries(item[method]?.responses ?? {}).flatMap(([status, response]) => {
        const isResult = /^2|^default$/.test(status) || resolver.resolve<Response>(response)["x-result"] === true
        const media = isResult ? Object.values(resolver.resolve<Response>(response).content ?? {}) : []
        return media.flatMap(({ schema, itemSchema }) => [schema, itemSchema].filter((one) => one !== undefined))
      }),
    )
  })
}
