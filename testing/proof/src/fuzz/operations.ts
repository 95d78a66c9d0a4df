/** The parts of a schema from which values are drawn. */
export interface ParameterSchema {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly (string | number)[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: ParameterSchema
  readonly properties?: Readonly<Record<string, ParameterSchema>>
  readonly anyOf?: readonly ParameterSchema[]
  readonly oneOf?: readonly ParameterSchema[]
  readonly allOf?: readonly ParameterSchema[]
}

/** A parameter in a path or a query. */
export interface OperationParameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly explode?: boolean
  readonly schema: ParameterSchema
  readonly example?: unknown
}

/** An operation of an OpenAPI document. */
export interface FuzzedOperation {
  readonly id: string
  readonly method: string
  /** The path template of the document: `/v1/chains/{chainId}`. */
  readonly path: string
  readonly parameters: readonly OperationParameter[]
  /** The members of the request body by name; undefined where the operation takes none. */
  readonly body: Readonly<Record<string, ParameterSchema>> | undefined
  /** Whether the answer is an endless stream of events. */
  readonly isStream: boolean
  /** The names of the documented response headers, in lower case, by status. */
  readonly headers: Readonly<Record<string, readonly string[]>>
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

interface Described {
  readonly operationId: string
  readonly parameters?: readonly OperationParameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: ParameterSchema }>> }
  readonly responses: Readonly<Record<string, DescribedResponse>>
}

interface DescribedResponse {
  readonly headers?: Readonly<Record<string, unknown>>
}

/** Every operation of a document, with resolved references in parameters, bodies and their schemas. */
export function fuzzedOperations(document: object): readonly FuzzedOperation[] {
  const { paths, components = {} } = document as Document
  const resolved = <Part extends object>(part: Part): Part => {
    const { $ref } = part as { readonly $ref?: string }
    if ($ref === undefined) return part
    const [kind = "", name = ""] = $ref.split("/").slice(-2)
    return resolved({ ...(components[kind]?.[name] as Part), ...part, $ref: undefined })
  }
  const parameterOf = (given: OperationParameter): OperationParameter => {
    const parameter = resolved(given)
    const schema = resolved(parameter.schema)
    return { ...parameter, schema: schema.items === undefined ? schema : { ...schema, items: resolved(schema.items) } }
  }
  const membersOf = (given: ParameterSchema): Readonly<Record<string, ParameterSchema>> => {
    const { properties = {}, anyOf = [], oneOf = [], allOf = [] } = resolved(given)
    const own = Object.entries(properties).map(([name, member]) => {
      const { items, ...schema } = resolved(member)
      return [name, items === undefined ? schema : { ...schema, items: resolved(items) }] as const
    })
    return Object.assign({}, ...[...anyOf, ...oneOf, ...allOf].map(membersOf), Object.fromEntries(own))
  }
  const headersOf = (response: DescribedResponse) =>
    Object.keys(resolved(response).headers ?? {}).map((name) => name.toLowerCase())
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, value]) => {
      if (!/^(get|post|put|delete|patch)$/.test(method)) return []
      const { operationId, parameters = [], requestBody, responses } = value as Described
      const shared = (item.parameters ?? []) as readonly OperationParameter[]
      return {
        id: operationId,
        method: method.toUpperCase(),
        path,
        parameters: [...shared, ...parameters].map(parameterOf).filter((one) => /^(path|query)$/.test(one.in)),
        body: requestBody && membersOf(requestBody.content["application/json"]?.schema ?? {}),
        isStream: JSON.stringify(responses).includes('"text/event-stream"'),
        headers: Object.fromEntries(
          Object.entries(responses).map(([status, response]) => [status, headersOf(response)]),
        ),
      }
    }),
  )
}
