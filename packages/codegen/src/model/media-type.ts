import type { MediaType } from "../document/openapi.ts"
import type { Resolver } from "../document/resolve.ts"
import type { SchemaObject, SchemaOrReference } from "../document/schema.ts"
import { CodegenError } from "../error.ts"

/** How the runtime writes or reads content of a media type. */
export type MediaKind = "json" | "form" | "multipart" | "text" | "binary"

/** The media type of server-sent events. */
export const eventStream = "text/event-stream"

/** The media types of lines of JSON. */
const lineTypes = /^application\/(x-ndjson|ndjson|x-jsonl|jsonl|json-?lines|x-json-?lines|stream\+json|x-ndjson\+json)$/

/** If there are several media types, the first of these kinds is used. */
const preference: readonly MediaKind[] = ["json", "form", "multipart", "text", "binary"]

export interface ChosenMedia {
  readonly type: string
  readonly kind: MediaKind
  readonly media: MediaType
}

/**
 * The media type that the client sends or accepts, of those that the document offers.
 *
 * @throws {CodegenError} when there is content and none of its media types is supported
 */
export function chosenMedia(
  resolver: Resolver,
  place: string,
  content: Readonly<Record<string, MediaType>> | undefined,
): ChosenMedia | undefined {
  const offered = Object.entries(content ?? {})
  if (offered.length === 0) return undefined
  const served = offered.flatMap(([type, media]) => {
    const kind = mediaKind(resolver, type, media)
    return kind === undefined ? [] : [{ type, kind, media }]
  })
  const rank = ({ type, kind }: ChosenMedia) => (type === "application/json" ? -1 : preference.indexOf(kind))
  const [best] = [...served].sort((a, b) => rank(a) - rank(b))
  if (best !== undefined) return best
  throw new CodegenError(`${place} is ${offered.map(([type]) => type).join(", ")}, which is not supported`)
}

function mediaKind(resolver: Resolver, type: string, media: MediaType): MediaKind | undefined {
  const [bare = ""] = type.toLowerCase().split(";")
  const essence = bare.trim()
  if (lineTypes.test(essence)) return "text"
  if (/^(application|text)\/json$|\+json$/.test(essence)) return "json"
  if (essence === "application/x-www-form-urlencoded") return "form"
  if (essence === "multipart/form-data") return "multipart"
  // An endless response, which is only supported if the document specifies the schema of its events.
  if (essence === eventStream) return streamedSchema(resolver, type, media) && "text"
  // Multipart responses are not supported.
  if (essence.startsWith("multipart/")) return undefined
  if (/^text\/|\+(xml|yaml)$|^application\/(xml|yaml|x-yaml|x-ndjson|jsonl|graphql|sql)$/.test(essence)) return "text"
  const schema = resolver.resolve<SchemaObject>(media.schema ?? {})
  if (essence === "*/*" && !isBinary(schema)) return "json"
  const isRegistered = /^(image|audio|video|font|model)\/|^application\/(octet-stream|pdf|zip|gzip)$/.test(essence)
  return !isRegistered && schema.type === "string" && !isBinary(schema) ? "text" : "binary"
}

/** The schema of the JSON of each event or line of a stream, if the document specifies it. */
export function streamedSchema(resolver: Resolver, type: string, media: MediaType): SchemaOrReference | undefined {
  const essence = type.toLowerCase().split(";")[0]?.trim() ?? ""
  if (essence !== eventStream && !lineTypes.test(essence)) return undefined
  if (media.itemSchema !== undefined) return media.itemSchema
  if (media.schema === undefined) return undefined
  const { type: valueType, contentSchema } = resolver.resolve<SchemaObject>(media.schema)
  return contentSchema ?? (valueType === "string" ? undefined : media.schema)
}

/** Whether a schema describes bytes: `format: binary` in OpenAPI 3.0, a media type without encoding in 3.1. */
export function isBinary(schema: SchemaObject): boolean {
  const { format, type, contentMediaType, contentEncoding } = schema
  if (type !== undefined && type !== "string") return false
  return format === "binary" || (contentMediaType !== undefined && contentEncoding === undefined)
}
