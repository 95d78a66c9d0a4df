import type { Resolver } from "../document/resolve.ts"
import type { SchemaObject } from "../document/schema.ts"
import type { NarrowingModel, RestOperationModel, RpcOperationModel, StreamModel } from "../model/model.ts"
import { propertyKey } from "./literal.ts"
import type { ClientTarget } from "./target.ts"

/** An overload of an operation with a narrower type. */
export interface Overload {
  readonly parameters: string
  /** Whether nothing in them is required. */
  readonly isOptional?: boolean
  readonly answer: string
}

/** The signature of an operation, common to its function and to the client's method. */
export interface Signature {
  readonly name: string
  /** The overloads in which the type of an argument determines the type of the result. */
  readonly overloads: readonly Overload[]
  /** The type of its parameters. */
  readonly parameters: string
  /** Whether the parameters argument is optional. */
  readonly isOptional: boolean
  readonly answer: string
  /** The types from `types.ts` that it uses. */
  readonly types: readonly string[]
  /** The types declared in the operation's file that it uses. */
  readonly own: readonly string[]
}

export function restSignature(
  resolver: Resolver,
  { typeNames = new Map() }: Pick<ClientTarget, "typeNames">,
  operation: RestOperationModel,
): Signature {
  const { name, typeName, items, stream, parameters, body, hasHeaders } = operation
  const event = operation.event && (typeNames.get(operation.event) ?? operation.event)
  const [input, result, failure] = [`${typeName}Parameters`, `${typeName}Result`, `${typeName}Error`]
  const item = itemTypeOf(resolver, typeNames, operation)
  const headers = hasHeaders ? [`${typeName}Headers`] : []
  const tail = [failure, ...headers].join(", ")
  const page = `Pages<${result}, ${item ?? `ItemOf<${result}, ${JSON.stringify(items)}>`}, ${tail}>`
  const isOptional = !body?.required && parameters.every((parameter) => !parameter.required)
  if (stream !== undefined) {
    const item = stream.flag ? `${typeName}StreamItem` : result
    const streamed = `Stream<${item}, ${failure}>`
    const whole = `ResponsePromise<${result}, ${tail}>`
    const own = stream.flag ? [failure, ...headers, input, result, item] : [failure, input, result]
    const overloads = stream.flag
      ? streamOverloads(stream.flag, body, input, streamed, whole).map((one) => ({
          ...one,
          isOptional: isOptional && one.isOptional === true,
        }))
      : []
    const answer = stream.flag ? `${whole} | ${streamed}` : streamed
    return { name, overloads, parameters: input, isOptional, answer, types: [], own }
  }
  return {
    name,
    overloads: [],
    parameters: input,
    isOptional,
    answer: event ? `Events<${event}, ${failure}>` : items === undefined ? `ResponsePromise<${result}, ${tail}>` : page,
    types: [item, event].filter((type) => type !== undefined),
    own: event ? [failure, input] : [failure, ...headers, input, result],
  }
}

/** A call with the flag gives the stream, one without it the whole. */
function streamOverloads(
  { in: place, name, isDefault }: StreamModel["flag"] & object,
  body: RestOperationModel["body"],
  input: string,
  streamed: string,
  whole: string,
): readonly Overload[] {
  const key = propertyKey(name)
  const way = (value: string, mayLack: boolean, answer: string) => {
    const flag = `{ readonly ${key}${mayLack ? "?" : ""}: ${value} }`
    const isBodyOptional = mayLack && body?.required !== true
    const inBody = isBodyOptional ? `{ readonly body?: ${flag} | undefined }` : `{ readonly body: ${flag} }`
    const parameters = `${input} & ${place === "body" ? inBody : flag}`
    return { parameters, answer, ...(mayLack && { isOptional: place !== "body" || isBodyOptional }) }
  }
  return [
    way(isDefault ? "true | null | undefined" : "true", isDefault, streamed),
    way(isDefault ? "false" : "false | null | undefined", !isDefault, whole),
  ]
}

export function rpcSignature({ name, typeName, params, narrowing }: RpcOperationModel): Signature {
  const [parameters, result] = [`${typeName}Params`, `${typeName}Result`]
  const overloads = narrowing === undefined ? [] : overloadsOf(narrowing, parameters)
  return {
    name,
    overloads,
    parameters,
    isOptional: params.every((param) => !param.required),
    answer: `Promise<${result}>`,
    types: [parameters, result, ...(narrowing?.cases ?? []).map((one) => one.result)],
    own: [],
  }
}

function overloadsOf({ parameter, cases, orNull }: NarrowingModel, parameters: string): readonly Overload[] {
  return cases.map(({ values, isDefault, result }) => {
    const type = values.map((value) => JSON.stringify(value)).join(" | ")
    return {
      parameters: `${parameters} & { ${propertyKey(parameter)}${isDefault ? "?" : ""}: ${type} }`,
      answer: `Promise<${result}${orNull ? " | null" : ""}>`,
    }
  })
}

/** The type of a listing's items, if the specification names it and the name is not otherwise in use. */
function itemTypeOf(
  resolver: Resolver,
  typeNames: ReadonlyMap<string, string>,
  { items, responses }: RestOperationModel,
): string | undefined {
  const page = responses.find(({ isResult, schema }) => isResult && schema !== undefined)?.schema
  if (items === undefined || page === undefined) return undefined
  const member = items === "" ? page : resolver.resolve<SchemaObject>(page).properties?.[items]
  const element = member === undefined ? undefined : resolver.resolve<SchemaObject>(member).items
  const reference = typeof element === "object" ? element.$ref : undefined
  const schema = /^#\/components\/schemas\/([A-Za-z_$][\w$]*)$/.exec(reference ?? "")?.[1]
  return schema === undefined ? undefined : (typeNames.get(schema) ?? schema)
}
