import type { RestOperation } from "@serac/client/rest"
import type { ApiName } from "../apis/api-name.ts"
import { arrayOrEmpty, type DocumentJson, objectOf, resolveReference } from "./document.ts"
import type { OperationParameter, RestEntry } from "./operation.ts"

/**
 * The operations of an OpenAPI document that have a descriptor in the client package, in the order of the document. Streams are left out,
 * since they do not end.
 */
export function readOpenApi(
  api: ApiName,
  document: DocumentJson,
  descriptors: Readonly<Record<string, RestOperation>>,
): readonly RestEntry[] {
  const places = Object.entries(objectOf(document.paths)).flatMap(([path, item]) =>
    Object.keys(resolveReference(document, item)).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const placeOf = ({ method, path }: RestOperation) => places.indexOf(`${method} ${path}`)
  const ended = Object.entries(descriptors).filter(([, { accept }]) => !accept?.startsWith("text/event-stream"))
  // A module lists its exports in alphabetical order, so they are sorted by their position in the document.
  const inOrder = ended.sort(([, one], [, other]) => placeOf(one) - placeOf(other))
  return inOrder.map(([name, descriptor]) => {
    const item = resolveReference(document, objectOf(document.paths)[descriptor.path])
    const operation = resolveReference(document, item[descriptor.method.toLowerCase()])
    const parameters = [...arrayOrEmpty(item.parameters), ...arrayOrEmpty(operation.parameters)].map((one) =>
      resolveReference(document, one),
    )
    const body = operation.requestBody === undefined ? undefined : resolveReference(document, operation.requestBody)
    return {
      kind: "rest",
      api,
      name,
      wireName: descriptor.id,
      summary: String(operation.description ?? operation.summary ?? ""),
      tags: arrayOrEmpty(operation.tags).map(String),
      isDeprecated: operation.deprecated === true,
      parameters: [
        ...parameters.map((parameter) => operationParameter(document, parameter)),
        ...(body === undefined ? [] : [{ name: "body", isRequired: body.required === true }]),
      ],
      descriptor,
      ...(descriptor.method !== "GET" &&
        !descriptor.idempotent && { refusal: `it is a ${descriptor.method}, which may change something` }),
    }
  })
}

/** A parameter of an operation, from either kind of document. */
export function operationParameter(
  document: DocumentJson,
  { name, required, schema }: DocumentJson,
): OperationParameter {
  const otherwise = resolveReference(document, schema).default
  return {
    name: String(name),
    isRequired: required === true,
    ...(otherwise !== undefined && { default: otherwise }),
  }
}
