/** A schema, as far as values are drawn from it. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly (string | number)[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
}

/** A parameter in a path or a query. */
export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly explode?: boolean
  readonly schema: Schema
  readonly example?: unknown
}

/** An operation of a document. */
export interface Operation {
  readonly id: string
  readonly method: string
  /** As the document writes it: `/v1/chains/{chainId}`. */
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly takesBody: boolean
  /** The statuses that the document shows. */
  readonly statuses: readonly number[]
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

interface Described {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: unknown
  readonly responses: Readonly<Record<string, unknown>>
}

/**
 * Every operation of a document whose answer ends, with references in parameters and their schemas resolved. Those that answer a
 * stream of events have tests of their own.
 */
export function operationsOf(document: object): readonly Operation[] {
  const { paths, components = {} } = document as Document
  const resolved = <Part extends object>(part: Part): Part => {
    const { $ref } = part as { readonly $ref?: string }
    if ($ref === undefined) return part
    const [kind = "", name = ""] = $ref.split("/").slice(-2)
    return resolved({ ...(components[kind]?.[name] as Part), ...part, $ref: undefined })
  }
  const parameterOf = (given: Parameter): Parameter => {
    const parameter = resolved(given)
    const schema = resolved(parameter.schema)
    return { ...parameter, schema: schema.items === undefined ? schema : { ...schema, items: resolved(schema.items) } }
  }
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, value]) => {
      if (!/^(get|post|put|delete|patch)$/.test(method)) return []
      const { operationId, parameters = [], requestBody, responses } = value as Described
      if (JSON.stringify(responses).includes('"text/event-stream"')) return []
      const shared = (item.parameters ?? []) as readonly Parameter[]
      return {
        id: operationId,
        method: method.toUpperCase(),
        path,
        parameters: [...shared, ...parameters].map(parameterOf).filter((one) => /^(path|query)$/.test(one.in)),
        takesBody: requestBody !== undefined,
        statuses: Object.keys(responses).map(Number),
      }
    }),
  )
}
