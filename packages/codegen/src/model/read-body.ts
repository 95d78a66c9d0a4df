import type { Encoding, RequestBody } from "../document/openapi.ts"
import type { Reference, Resolver } from "../document/resolve.ts"
import { CodegenError } from "../error.ts"
import { hasExactIntegers } from "./bigints.ts"
import { namedValues, optionalEntry } from "./common.ts"
import { type ChosenMedia, chosenMedia } from "./media-type.ts"
import type { BodyModel } from "./model.ts"

/**
 * @param version the version of OpenAPI
 * @throws {CodegenError} when none of its media types is supported, or the document's encoding of a member of a form is not
 */
export function readBodyModel(
  resolver: Resolver,
  version: string,
  place: string,
  reference: RequestBody | Reference,
): BodyModel | undefined {
  const body = resolver.resolve<RequestBody>(reference)
  const where = `${place}: the request body`
  const chosen = chosenMedia(resolver, where, body.content)
  if (chosen === undefined) return undefined
  const schema = chosen.media.schema ?? {}
  return {
    type: chosen.type === "*/*" && chosen.kind === "json" ? "application/json" : chosen.type,
    kind: chosen.kind,
    ...(chosen.kind === "json" && hasExactIntegers(resolver, schema) && { isExact: true }),
    required: body.required === true,
    ...optionalEntry("description", body.description),
    schema,
    examples: namedValues(resolver, chosen.media),
    ...optionalEntry("parts", partEncodings(version, where, chosen)),
  }
}

/** The encodings of a form's members, in the runtime's notation. */
function partEncodings(version: string, where: string, { kind, media }: ChosenMedia): BodyModel["parts"] {
  if (kind !== "form" && kind !== "multipart") return undefined
  const parts = Object.entries(media.encoding ?? {}).flatMap(([name, encoding]) => {
    const place = `${where}: "${name}"`
    const part = kind === "form" ? formStyleOf(place, encoding) : partTypeOf(version, place, encoding)
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

/** The media type of a part; if there is a choice or a range, it depends on the type of the value. */
function partTypeOf(version: string, where: string, { contentType, style, explode }: Encoding): string | undefined {
  // Before OpenAPI 3.1, styles only apply to urlencoded forms and are ignored here.
  const isStyled = style !== undefined || explode !== undefined
  if (isStyled && !version.startsWith("3.0") && ((style ?? "form") !== "form" || explode === false))
    throw new CodegenError(`${where} has the style ${style ?? "form"} within multipart, which is not supported`)
  return contentType === undefined || /[*,]/.test(contentType) ? undefined : contentType
}
