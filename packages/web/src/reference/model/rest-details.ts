import { isObject, type JsonObject } from "@serac/codegen/samples"
import { arrayItems } from "./array-items.ts"
import type {
  Body,
  Content,
  DocumentedAnswer,
  DocumentedParameter,
  KeyLocation,
  NamedExample,
  OperationDetails,
} from "./details.ts"
import type { ErrorCase, ErrorModel } from "./errors.ts"
import { entriesOf, type Lookup, stringOrEmpty } from "./lookup.ts"
import { notesOf } from "./notes.ts"
import type { Reference, ReferenceOperation } from "./reference.ts"

/** The details of an OpenAPI operation. */
export function readRestDetails(reference: Reference, operation: ReferenceOperation): OperationDetails {
  const { lookup } = reference
  const { source, item } = operation
  const responses = entriesOf(source.responses).map(([status, response]) => [status, lookup.object(response)] as const)
  const isResult = ([status, response]: (typeof responses)[number]) =>
    /^(2..|default)$/i.test(status) || response["x-result"] === true
  const body = requestBodyOf(lookup, source.requestBody)
  const key = keyLocation(reference, source)
  return {
    operation,
    description: stringOrEmpty(source.description),
    ...deprecationOf(operation),
    notes: notesOf(operation),
    parameters: documentedParameters(lookup, [...arrayItems(item.parameters), ...arrayItems(source.parameters)]),
    ...(body !== undefined && { body }),
    results: responses.filter(isResult).map(([status, response]) => documentedAnswer(lookup, status, response)),
    errors: responses.filter((one) => !isResult(one)).map((one) => errorModel(reference, ...one)),
    ...(key !== undefined && { key }),
  }
}

/** The deprecation notice of an operation. */
export function deprecationOf({ isDeprecated, source }: ReferenceOperation): Pick<OperationDetails, "deprecation"> {
  if (!isDeprecated) return {}
  return {
    deprecation: {
      since: stringOrEmpty(source["x-deprecated-since"]),
      replacedBy: stringOrEmpty(source["x-replaced-by"]),
    },
  }
}

/** The parameters of an operation, which override those of its path. */
function documentedParameters(lookup: Lookup, references: readonly unknown[]): readonly DocumentedParameter[] {
  const byPlace = new Map<string, DocumentedParameter>()
  for (const reference of references) {
    const parameter = lookup.object(reference)
    const place = stringOrEmpty(parameter.in) as DocumentedParameter["place"]
    if (["path", "query", "header", "cookie"].includes(place)) {
      const read = openApiParameter(lookup, stringOrEmpty(parameter.name), place, parameter)
      byPlace.set(`${place} ${read.name}`, read)
    }
  }
  return [...byPlace.values()]
}

function openApiParameter(
  lookup: Lookup,
  name: string,
  place: DocumentedParameter["place"],
  parameter: JsonObject,
): DocumentedParameter {
  const [content] = contentsOf(lookup, parameter.content)
  const schema = parameter.schema ?? content?.schema ?? {}
  const { examples, example, enum: values } = lookup.object(schema)
  const own = entriesOf(parameter.examples).map(([, one]) => lookup.object(one).value)
  const candidates = [parameter.example, ...own, arrayItems(examples)[0], example, arrayItems(values)[0]]
  return {
    name,
    place,
    isRequired: parameter.required === true || place === "path",
    isPrefilled: parameter["x-prefilled"] === true,
    isDeprecated: parameter.deprecated === true,
    description: stringOrEmpty(parameter.description),
    schema,
    example: candidates.find((candidate) => candidate !== undefined),
  }
}

function requestBodyOf(lookup: Lookup, reference: unknown): Body | undefined {
  if (!isObject(reference)) return undefined
  const { description, required, content } = lookup.object(reference)
  return {
    description: stringOrEmpty(description),
    isRequired: required === true,
    contents: contentsOf(lookup, content),
  }
}

function documentedAnswer(lookup: Lookup, label: string, response: JsonObject): DocumentedAnswer {
  return {
    label,
    description: stringOrEmpty(response.description),
    headers: entriesOf(response.headers).map(([name, header]) =>
      openApiParameter(lookup, name, "header", lookup.object(header)),
    ),
    contents: contentsOf(lookup, response.content),
  }
}

function contentsOf(lookup: Lookup, contents: unknown): readonly Content[] {
  return entriesOf(contents).map(([type, reference]) => {
    const media = lookup.object(reference)
    const { contentSchema } = lookup.object(media.schema)
    // For an event stream, the schema of one event.
    return { type, schema: contentSchema ?? media.schema ?? {}, examples: examplesOf(lookup, media) }
  })
}

function examplesOf(lookup: Lookup, media: JsonObject): readonly NamedExample[] {
  if (media.example !== undefined) return [{ name: "example", summary: "", value: media.example }]
  return entriesOf(media.examples).flatMap(([name, reference]) => {
    const { summary, value } = lookup.object(reference)
    return value === undefined ? [] : [{ name, summary: stringOrEmpty(summary), value }]
  })
}

function errorModel({ lookup, statuses }: Reference, code: string, response: JsonObject): ErrorModel {
  const words = statuses[code]
  const examples = entriesOf(response.content).flatMap(([, media]) => entriesOf(lookup.object(media).examples))
  return {
    code,
    description: stringOrEmpty(response.description),
    ...(words !== undefined && { words }),
    cases: examples.map(([name, reference]) => caseOf(name, lookup.object(reference))),
  }
}

function caseOf(name: string, example: JsonObject): ErrorCase {
  const { value } = example
  const message = isObject(value) ? value.message : undefined
  const sender = stringOrEmpty(example["x-sent-by"])
  const { body, ...places } = isObject(example["x-request"]) ? example["x-request"] : {}
  const given = Object.values(places).filter(isObject)
  return {
    name,
    message: [message]
      .flat()
      .filter((part) => typeof part === "string")
      .join("; "),
    cause: [stringOrEmpty(example.summary), sender === "" ? "" : `Sent by ${sender}`]
      .filter((part) => part !== "")
      .join(". "),
    retry: stringOrEmpty(example["x-retry"]),
    remedy: stringOrEmpty(example["x-remedy"]),
    ...(given.length > 0 && { request: Object.assign({}, ...given) as JsonObject }),
    ...(body !== undefined && { body }),
    value,
  }
}

/** The location of the first API key that the operation, or else the document, declares. */
function keyLocation({ document, lookup }: Reference, source: JsonObject): KeyLocation | undefined {
  const schemes = lookup.object(lookup.object(document.components).securitySchemes)
  const demanded = arrayItems(source.security ?? document.security).flatMap((one) => entriesOf(one))
  for (const [name] of demanded) {
    const scheme = lookup.object(Object.hasOwn(schemes, name) ? schemes[name] : undefined)
    const description = stringOrEmpty(scheme.description)
    if (scheme.type === "apiKey" && (scheme.in === "header" || scheme.in === "query"))
      return { in: scheme.in, name: stringOrEmpty(scheme.name), description, prefix: "" }
    const isBearer = stringOrEmpty(scheme.scheme).toLowerCase() === "bearer"
    if (isBearer || scheme.type === "oauth2" || scheme.type === "openIdConnect")
      return { in: "header", name: "authorization", description, prefix: "Bearer " }
  }
  return undefined
}
