import type { Resolver } from "../document/resolve.ts"
import type { SchemaObject } from "../document/schema.ts"
import type { NarrowingModel, RestOperationModel, RpcOperationModel } from "../model/model.ts"
import { propertyKey } from "./literal.ts"

/** A narrower way to call an operation. */
export interface Overload {
  readonly parameters: string
  readonly answer: string
}

/** How an operation is called: what its function and the method of a client have in common. */
export interface Signature {
  readonly name: string
  /** The ways to call it in which an argument says more of the answer. */
  readonly overloads: readonly Overload[]
  /** The type of its parameters. */
  readonly parameters: string
  /** Whether they may be left out as a whole. */
  readonly isOptional: boolean
  readonly answer: string
  /** The types of `types.ts` that it names. */
  readonly types: readonly string[]
  /** The types that the file of the operation declares and it names. */
  readonly own: readonly string[]
}

export const restRuntimeTypes: readonly string[] = [
  "CallOptions",
  "ErrorOf",
  "Events",
  "ItemOf",
  "Pages",
  "ParametersOf",
  "ResponsePromise",
  "RestCore",
  "RestOptions",
  "ResultOf",
]

export function restSignature(resolver: Resolver, operation: RestOperationModel): Signature {
  const { name, typeName, items, event, parameters, body } = operation
  const [input, result, failure] = [`${typeName}Parameters`, `${typeName}Result`, `${typeName}Error`]
  const item = itemTypeOf(resolver, operation)
  const page = `Pages<${result}, ${item ?? `ItemOf<${result}, ${JSON.stringify(items)}>`}, ${failure}>`
  return {
    name,
    overloads: [],
    parameters: input,
    isOptional: !body?.required && parameters.every((parameter) => !parameter.required),
    answer: event
      ? `Events<${event}, ${failure}>`
      : items === undefined
        ? `ResponsePromise<${result}, ${failure}>`
        : page,
    types: [item, event].filter((type) => type !== undefined),
    own: event ? [failure, input] : [failure, input, result],
  }
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

/** The type of a listing's items, where the specification names it and the name is free where it is needed. */
function itemTypeOf(resolver: Resolver, { items, responses }: RestOperationModel): string | undefined {
  const page = responses.find(({ isResult, schema }) => isResult && schema !== undefined)?.schema
  if (items === undefined || page === undefined) return undefined
  const member = resolver.resolve<SchemaObject>(page).properties?.[items]
  const element = member === undefined ? undefined : resolver.resolve<SchemaObject>(member).items
  const reference = typeof element === "object" ? element.$ref : undefined
  const name = /^#\/components\/schemas\/([A-Za-z_$][\w$]*)$/.exec(reference ?? "")?.[1]
  return name === undefined || restRuntimeTypes.includes(name) ? undefined : name
}
