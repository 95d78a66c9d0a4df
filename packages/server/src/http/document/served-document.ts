import type { OpenApiDocument, OperationObject, ParameterObject, PathItemObject } from "./openapi.ts"
import { httpMethods } from "./operations.ts"
import { resolveReference } from "./references.ts"
import { unservedOperations, withUnserved } from "./unserved.ts"

/** An operation of a document. */
export interface OperationName {
  readonly id: string
  /** The path template of the document, such as `/v1/chains/{chainId}`. */
  readonly path: string
}

/** An example of an operation's parameter or of its `body`; undefined to keep the document's own. */
export type ExampleOf = (operation: OperationName, parameter: string) => unknown

/** The parts of a document that differ between services. */
export interface ServedParts {
  /** The reason why the service does not serve an operation; undefined where it does. */
  readonly unserved: (operation: OperationName) => string | undefined
  readonly exampleOf: ExampleOf
}

/**
 * Adapts a document to one service: its own URL, examples from its data, and a mark (a text and `x-unserved`) on operations that it does not
 * serve.
 */
export function servedDocument(document: OpenApiDocument, { unserved, exampleOf }: ServedParts): OpenApiDocument {
  const paths = Object.entries(document.paths).map(([path, reference]) => {
    const item = resolveReference(document, reference as PathItemObject)
    const members = Object.entries(item).map(([key, member]) => {
      if (!isMethod(key)) return [key, member]
      const operation = member as OperationObject
      const name = { id: operation.operationId ?? "", path }
      const withExample = (reference: ParameterObject) => exemplified(document, reference, (of) => exampleOf(name, of))
      // An operation's parameter overrides the one of its path.
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
  // The remaining unserved operations are among the paths now.
  const { "x-unserved": _, ...rest } = document
  return { ...rest, servers, paths: described } as OpenApiDocument
}

function isMethod(key: string): boolean {
  return httpMethods.some((method) => method === key)
}

/** A parameter with the service's example; undefined where there is none. */
function exemplified(
  document: OpenApiDocument,
  reference: ParameterObject,
  exampleOf: (parameter: string) => unknown,
): ParameterObject | undefined {
  const parameter = resolveReference(document, reference)
  const example = exampleOf(parameter.name)
  return example === undefined ? undefined : ({ ...parameter, example } as ParameterObject)
}

/** An operation with the service's example of its body. */
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
