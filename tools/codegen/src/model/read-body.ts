import type { Encoding, RequestBody } from "../document/openapi.ts"
import type { Reference, Resolver } from "../document/resolve.ts"
import { CodegenError } from "../error.ts"
import { given, namedValues } from "./common.ts"
import { type ChosenMedia, chosenMedia } from "./media-type.ts"
import type { BodyModel } from "./model.ts"

/** @throws {CodegenError} when none of its media types can be sent */
export function readBody(resolver: Resolver, place: string, reference: RequestBody | Reference): BodyModel | undefined {
  const body = resolver.resolve<RequestBody>(reference)
  const where = `${place}: the request body`
  const chosen = chosenMedia(resolver, where, body.content)
  if (chosen === undefined) return undefined
  return {
    type: chosen.type === "*/*" && chosen.kind === "json" ? "application/json" : chosen.type,
    kind: chosen.kind,
    required: body.required === true,
    ...given("description", body.description),
    schema: chosen.media.schema ?? {},
    examples: namedValues(resolver, chosen.media),
    ...given("parts", partsOf(where, chosen)),
  }
}

/** What `encoding` says of the members, in the words of the runtime. */
function partsOf(where: string, { kind, media }: ChosenMedia): BodyModel["parts"] {
  if (kind !== "form" && kind !== "multipart") return undefined
  const parts = Object.entries(media.encoding ?? {}).flatMap(([name, encoding]) => {
    const part = kind === "form" ? formStyleOf(`${where}: "${name}"`, encoding) : partTypeOf(encoding)
    return part === undefined ? [] : [[name, part] as const]
  })
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}

function formStyleOf(where: string, { style, explode, contentType }: Encoding): string | undefined {
  if (style === undefined && explode === undefined) {
    if (contentType !== undefined && !/^(text\/plain|application\/json)\b/.test(contentType))
      throw new CodegenError(`${where} is ${contentType} within a form, which is not supported`)
    return undefined
  }
  const { kind = "form", isExploded = kind === "form" } = { kind: style, isExploded: explode }
  if (kind === "deepObject") return kind
  if (!["form", "spaceDelimited", "pipeDelimited"].includes(kind))
    throw new CodegenError(`${where} has the style ${kind}, which a form does not have`)
  if (kind === "form") return isExploded ? "form*" : "form"
  return isExploded ? "form*" : kind
}

/** One media type; where there is a choice or a range, the value's own type decides. */
function partTypeOf({ contentType }: Encoding): string | undefined {
  return contentType === undefined || /[*,]/.test(contentType) ? undefined : contentType
}
