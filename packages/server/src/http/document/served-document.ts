import type { OpenApiDocument, OperationObject, ParameterObject, PathItemObject } from "./openapi.ts"
import { httpMethods } from "./operations.ts"
import { resolveReference } from "./references.ts"
import { unservedOperations, withUnserved } from "./unserved.ts"

/** An operation of a document. */
export interface OperationName {
  readonly id: string
  /** As the document writes it: `/v1/chains/{chainId}`. */
  readonly path: string
}

/** An example of an operation's parameter, or of its `body`; undefined where the document's own is as good. */
export type ExampleOf = (operation: OperationName, parameter: string) => unknown

/** The parts of a document that differ from service to service. */
export interface ServedParts {
  /** Why an operation is not answered here; undefined where it is. */
  readonly unserved: (operation: OperationName) => string | undefined
  readonly exampleOf: ExampleOf
}

/**
 * A document as one service serves it: from where it is, with examples of what is there, and with what is not answered marked in
 * its words and as `x-unserved`.
 */
export function servedDocument(document: OpenApiDocument, { unserved, exampleOf }: ServedParts): OpenApiDocument {
  const paths = Object.entries(document.paths).map(([path, reference]) => {
    const item = resolveReference(document, reference as PathItemObject)
    const members = Object.entries(item).map(([key, member]) => {
      if (!isMethod(key)) return [key, member]
      const operation = member as OperationObject
      const name = { id: operation.operationId ?? "", path }
      const withExample = (reference: ParameterObject) => exemplified(document, reference, (of) => exampleOf(name, of))
      // An operation's own parameter is over its path's.
      const overriding = (item.parameters ?? []).flatMap((reference) => withExample(reference) ?? [])
      const own = (operation.parameters ?? []).map((reference) => withExample(reference) ?? reference)
      const parameters = [...overriding, ...own]
      const described = withBody(operation, exampleOf(name, "body"))
      return [key, marked(parameters.length === 0 ? described : { ...described, parameters }, unserved(name))]
    })
    return [path, Object.fromEntries(members)]
  })
  const servers = [{ url: "/", description: "This service" }]
  const described = withUnserved(Object.fromEntries(paths), unservedOperations(document))
  // They stand among the paths now, without those that this dialect serves after all.
  const { "x-unserved": _, ...rest } = document
  return { ...rest, servers, paths: described } as OpenApiDocument
}

function isMethod(key: string): boolean {
  return httpMethods.some((method) => method === key)
}

/** A parameter with another example than the document's; undefined where there is none. */
function exemplified(
  document: OpenApiDocument,
  reference: ParameterObject,
  exampleOf: (parameter: string) => unknown,
): ParameterObject | undefined {
  const parameter = resolveReference(document, reference)
  const example = exampleOf(parameter.name)
  return example === undefined ? undefined : ({ ...parameter, example } as ParameterObject)
}

/** An operation whose body has another example than the document's. */
function withBody(operation: OperationObject, value: unknown): OperationObject {
  const { requestBody } = operation
  const json = requestBody?.content?.["application/json"]
  if (value === undefined || json === undefined) return operation
  const examples = { found: { summary: "Of what is here", value } }
  const content = { ...requestBody?.content, "application/json": { ...json, examples } }
  return { ...operation, requestBody: { ...requestBody, content } }
}

function marked(operation: OperationObject, reason: string | undefined): OperationObject {
  if (reason === undefined) return operation
  const { summary, description } = operation
  return {
    ...operation,
    ...(summary !== undefined && { summary: `${summary} (not served here)` }),
    description: `Not served here: ${reason}.${description === undefined ? "" : `\n\n${description}`}`,
    "x-unserved": reason,
  } as OperationObject
}
