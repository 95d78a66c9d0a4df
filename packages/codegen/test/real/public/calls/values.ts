import { samplerOf } from "@serac/mock/sampler"
import type { HttpMethod, OpenApiDocument, ParameterObject, PathItem } from "../../../../src/document/openapi.ts"
import { Resolver } from "../../../../src/document/resolve.ts"
import type { SchemaObject, SchemaOrReference } from "../../../../src/document/schema.ts"
import { isBinary } from "../../../../src/model/media-type.ts"
import type { RestModel, RestOperationModel, RpcOperationModel } from "../../../../src/model/model.ts"

/** The parameters of a call, with what is required, from the examples and schemas of the document. */
export function restParameters(document: object, { parameters, body }: RestOperationModel): Record<string, unknown> {
  const given = parameters
    .filter(({ required }) => required)
    .map(({ name, example, schema }) => [name, example ?? sampled(document, schema)] as const)
  return { ...Object.fromEntries(given), ...(body && { body: bodyOf(document, body) }) }
}

/**
 * The header `content-type`, where a document requires it as a parameter: OpenAPI ignores that, so that a client sends none without a body, and the
 * mock wants it all the same.
 */
export function contentHeaders(
  document: OpenApiDocument,
  { path, method }: RestOperationModel,
): Record<string, string> {
  const resolver = new Resolver(document)
  const item = resolver.resolve<PathItem>(document.paths?.[path] as PathItem)
  const own = item[method.toLowerCase() as HttpMethod]?.parameters ?? []
  const parameters = [...(item.parameters ?? []), ...own].map((one) => resolver.resolve<ParameterObject>(one))
  const found = parameters.find((one) => one.in === "header" && /^content-type$/i.test(one.name) && one.required)
  if (found === undefined) return {}
  const { default: usual, enum: values = [] } = resolver.resolve<SchemaObject>(found.schema ?? {})
  return { "content-type": String(usual ?? values[0]) }
}

/** The parameters of a method by name. */
export function rpcParameters(document: object, { params, examples }: RpcOperationModel): Record<string, unknown> {
  const required = params.filter((param) => param.required)
  const example = examples.find((one) => required.every(({ name }) => name in one.params))
  return example?.params ?? Object.fromEntries(required.map(({ name, schema }) => [name, sampled(document, schema)]))
}

/** Credentials for every scheme of a client. */
export function credentialOptions({ security }: RestModel): object {
  if (security === undefined) return {}
  const secretOf = ({ kind }: { readonly kind: string }) => (kind === "basic" ? "user:word" : "secret")
  if (security.kind !== "schemes") return { apiKey: secretOf(security) }
  const credentials = Object.entries(security.schemes).map(([name, key]) => [name, secretOf(key)])
  return { credentials: Object.fromEntries(credentials) }
}

/** A value of a schema. */
export function sampled(document: object, schema: SchemaOrReference): unknown {
  return samplerOf({ ...document, "x-sampled": schema })("/x-sampled")
}

function bodyOf(document: object, { kind, schema, examples }: RestOperationModel["body"] & object): unknown {
  const resolver = new Resolver(document)
  if (kind === "binary") return new Uint8Array([1, 2, 3])
  const [example] = Object.values(examples)
  if (example !== undefined && kind === "json") return example
  const value = sampled(document, schema)
  if (kind === "text") return String(value ?? "text")
  if (kind !== "multipart" || typeof value !== "object" || value === null) return value
  const { properties = {}, required = [] } = resolver.resolve<SchemaObject>(schema)
  // Prism takes the parts of a list for a text, and refuses it.
  const sent = Object.entries(value).filter(([name, part]) => !Array.isArray(part) || required.includes(name))
  const parts = sent.map(([name, part]) => [name, partOf(resolver, properties[name] ?? {}, part)])
  return Object.fromEntries(parts)
}

function partOf(resolver: Resolver, reference: SchemaOrReference, value: unknown): unknown {
  const schema = resolver.resolve<SchemaObject>(reference)
  const file = new Blob(["file"], { type: "application/octet-stream" })
  if (isBinary(schema)) return file
  const { items } = schema
  return typeof items === "object" && isBinary(resolver.resolve<SchemaObject>(items)) ? [file] : value
}
