import { type AnyJson, type Client, resolveExample } from "./documents.ts"
import { eventStream, eventsIn } from "./streams.ts"

/** One call of the contract suite: an operation, the response to request, and the client's expected result. */
export interface RestCase {
  readonly id: string
  readonly operationId: string
  readonly path: string
  readonly method: string
  /** The flat parameters of the client's method. */
  readonly parameters: Readonly<Record<string, unknown>>
  readonly status: number
  /** The named example requested from the server; undefined for a response without a body. */
  readonly example: string | undefined
  /** The expected body. */
  readonly body: unknown
  /** Whether the client returns the body; otherwise it throws it. */
  readonly isResult: boolean
}

export interface RestOperationEntry {
  readonly operationId: string
  readonly path: string
  readonly method: string
  readonly operation: AnyJson
  readonly parameters: readonly AnyJson[]
}

const restMethods = ["get", "put", "post", "delete", "patch"]

/** All operations of an OpenAPI document. */
export function restOperations(document: AnyJson): RestOperationEntry[] {
  return Object.entries<AnyJson>(document.paths).flatMap(([path, item]) =>
    restMethods
      .filter((method) => item[method] !== undefined)
      .map((method) => {
        const operation = item[method]
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
          resolveExample(document, one),
        )
        return { operationId: operation.operationId, path, method: method.toUpperCase(), operation, parameters }
      }),
  )
}

/** An example value of a parameter from the document. */
export function parameterExample(document: AnyJson, parameter: AnyJson): unknown {
  if (parameter.example !== undefined) return parameter.example
  const [named] = Object.values<AnyJson>(parameter.examples ?? {})
  if (named !== undefined) return resolveExample(document, named).value
  const schema = resolveExample(document, parameter.schema)
  return schema?.example ?? schema?.examples?.[0] ?? schema?.default ?? schema?.enum?.[0]
}

/** The required parameters of an operation, from the document's examples. */
export function requiredParameters(document: AnyJson, entry: RestOperationEntry): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  for (const parameter of entry.parameters.filter(({ required }) => required === true)) {
    const value = parameterExample(document, parameter)
    if (value === undefined) throw new Error(`${entry.operationId}: the parameter ${parameter.name} has no example`)
    given[parameter.name] = value
  }
  return given
}

/** All parameters for which the document has an example, including optional ones. */
export function allParameters(document: AnyJson, entry: RestOperationEntry): Record<string, unknown> {
  const named = entry.parameters.map((parameter): [string, unknown] => [
    parameter.name,
    parameterExample(document, parameter),
  ])
  return Object.fromEntries(named.filter(([, value]) => value !== undefined))
}

/** The named request bodies of an operation; a single unnamed undefined if it has none. */
export function requestBodies(document: AnyJson, entry: RestOperationEntry): [string, unknown][] {
  const content = resolveExample(document, entry.operation.requestBody)?.content?.["application/json"]
  if (content === undefined) return [["", undefined]]
  return Object.entries<AnyJson>(content.examples ?? {}).map(([name, example]) => [
    name,
    resolveExample(document, example).value,
  ])
}

/** One case for each operation, documented status and named example, and for each named request body of an operation. */
export function planRestCases({ api, document }: Client): RestCase[] {
  return restOperations(document).flatMap((entry) => {
    const { operationId, path, method } = entry
    const bodies = requestBodies(document, entry)
    const required = requiredParameters(document, entry)
    const [[, firstBody] = ["", undefined]] = bodies
    const parameters = { ...required, ...(firstBody !== undefined && { body: firstBody }) }
    const answers = Object.entries<AnyJson>(entry.operation.responses).flatMap(([code, reference]): RestCase[] => {
      const status = Number(code)
      const response = resolveExample(document, reference)
      const isResult = status < 300 || response["x-result"] === true
      const stream = response.content?.[eventStream]
      const content = response.content?.["application/json"] ?? stream
      const common = { operationId, path, method, parameters, status, isResult }
      if (content === undefined)
        return [{ ...common, id: caseId(api, operationId, code, ""), example: undefined, body: undefined }]
      return Object.entries<AnyJson>(content.examples ?? {}).map(([example, value]) => ({
        ...common,
        id: caseId(api, operationId, code, example),
        example,
        body: stream ? eventsIn(resolveExample(document, value).value) : resolveExample(document, value).value,
      }))
    })
    const [first] = answers
    if (first === undefined) return []
    const everything = { ...allParameters(document, entry), ...(firstBody !== undefined && { body: firstBody }) }
    return [
      ...answers,
      ...bodies.slice(1).map(([name, body]) => ({
        ...first,
        id: `${api} ${operationId} request ${name}`,
        parameters: { ...required, body },
      })),
      { ...first, id: `${api} ${operationId} with every parameter`, parameters: everything },
    ]
  })
}

/** The id by which a case and a documented example are matched. */
export const caseId = (api: string, operation: string, status: string, example: string): string =>
  `${api} ${operation} ${status}${example === "" ? "" : ` ${example}`}`
