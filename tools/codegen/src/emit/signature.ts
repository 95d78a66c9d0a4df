import type { Resolver } from "../document/resolve.ts"
import type { Schema } from "../document/schema.ts"
import type { NarrowingModel, RestOperationModel, RpcOperationModel } from "../model/model.ts"
import { propertyKey } from "./literal.ts"

/** How an operation is called: what its function and the method of a client have in common. */
export interface Signature {
  readonly name: string
  /** Its type parameters, `<Hydrated extends boolean = boolean>`, or nothing. */
  readonly generics: string
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
  "ItemOf",
  "Pages",
  "ParametersOf",
  "ResponsePromise",
  "RestCore",
  "RestOptions",
  "ResultOf",
]

export function restSignature(resolver: Resolver, operation: RestOperationModel): Signature {
  const { name, typeName, items, parameters, body } = operation
  const [input, result] = [`${typeName}Parameters`, `${typeName}Result`]
  const item = itemTypeOf(resolver, operation)
  const page = `Pages<${result}, ${item ?? `ItemOf<${result}, ${JSON.stringify(items)}>`}>`
  return {
    name,
    generics: "",
    parameters: input,
    isOptional: !body?.required && parameters.every((parameter) => !parameter.required),
    answer: items === undefined ? `ResponsePromise<${result}>` : page,
    types: item === undefined ? [] : [item],
    own: [input, result],
  }
}

export function rpcSignature({ name, typeName, params, narrowing }: RpcOperationModel): Signature {
  const [input, result] = [`${typeName}Params`, `${typeName}Result`]
  const common = { name, isOptional: params.every((param) => !param.required), own: [] }
  if (narrowing === undefined)
    return { ...common, generics: "", parameters: input, answer: `Promise<${result}>`, types: [input, result] }
  const { parameter, isOptional } = narrowing
  const [variable, results] = [variableOf(parameter), `${typeName}Results`]
  return {
    ...common,
    generics: `<${variable} extends ${narrowing.isBoolean ? "boolean" : `keyof ${results}`}${defaultOf(narrowing)}>`,
    parameters: `${input} & { ${propertyKey(parameter)}${isOptional ? "?" : ""}: ${variable} }`,
    answer: `Promise<${results}[${narrowing.isBoolean ? `\`\${${variable}}\`` : variable}]>`,
    types: [input, results],
  }
}

function defaultOf({ isBoolean, isOptional, default: value }: NarrowingModel): string {
  if (!isOptional || value === undefined) return ""
  return ` = ${isBoolean ? value : JSON.stringify(value)}`
}

function variableOf(parameter: string): string {
  return `${parameter[0]?.toUpperCase()}${parameter.slice(1)}`
}

/** The type of a listing's items, where the specification names it and the name is free where it is needed. */
function itemTypeOf(resolver: Resolver, { items, responses }: RestOperationModel): string | undefined {
  const page = responses.find(({ isResult, schema }) => isResult && schema !== undefined)?.schema
  if (items === undefined || page === undefined) return undefined
  const member = resolver.resolve<Schema>(page).properties?.[items]
  const element = member === undefined ? undefined : resolver.resolve<Schema>(member).items
  const reference = typeof element === "object" ? element.$ref : undefined
  const name = /^#\/components\/schemas\/([A-Za-z_$][\w$]*)$/.exec(reference ?? "")?.[1]
  return name === undefined || restRuntimeTypes.includes(name) ? undefined : name
}
