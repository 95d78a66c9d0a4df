import type { Violation } from "../http/violations.ts"
import {
  type ContentDescriptor,
  type ErrorExample,
  type ErrorObject,
  type ExamplePairing,
  locatePart,
  type MethodObject,
  type NamedValue,
  type OpenRpcDocument,
  pointerStep,
} from "./document.ts"
import { samplerOf } from "./sample.ts"
import { schemasOf } from "./schemas.ts"

/** A method of a document, prepared for answering calls. */
export interface MockMethod {
  readonly name: string
  readonly structure: "by-name" | "by-position" | "either"
  /** The URLs at which it is served: the method's own servers, else the document's. */
  readonly servers: readonly string[]
  readonly parameters: readonly MethodParameter[]
  readonly results: readonly ResultExample[]
  readonly failures: readonly FailureExample[]
  /** The errors that the document lists for the method, without examples. */
  readonly errors: readonly ErrorObject[]
  checkResult(result: unknown, location: readonly string[]): readonly Violation[]
  /** A deterministic result generated from the schema. */
  sampleResult(): unknown
}

/** A parameter with its validation. */
export interface MethodParameter {
  readonly name: string
  readonly required: boolean
  check(value: unknown, location: readonly string[]): readonly Violation[]
}

/** A named example of a result. `arguments` are in the order of the parameters, with `undefined` for omitted ones. */
export interface ResultExample {
  readonly name: string
  readonly arguments: readonly unknown[]
  readonly result: unknown
}

/** A named example of an error, from the document's `x-error-examples`. */
export interface FailureExample {
  readonly name: string
  readonly arguments: readonly unknown[]
  readonly error: ErrorObject
}

/** All methods of a document, with references resolved. */
export function mockMethods(document: OpenRpcDocument): readonly MockMethod[] {
  const schemas = schemasOf(document)
  const sample = samplerOf(document)
  const find = <Part>(pointer: string) => locatePart<Part>(document, pointer)

  return document.methods.map((_, index) => {
    const { part: method, pointer } = find<MethodObject>(`/methods/${index}`)
    const parameters = method.params.map((_, position): MethodParameter => {
      const descriptor = find<ContentDescriptor>(`${pointer}/params/${position}`)
      const { name, required = false } = descriptor.part
      return {
        name,
        required,
        check: (value, location) => schemas.check(`${descriptor.pointer}/schema`, value, location, name),
      }
    })
    const argumentsAt = (at: string, count: number): readonly unknown[] => {
      const values = Array.from({ length: count }, (_, position) => find<NamedValue>(`${at}/${position}`).part)
      const named = values.some(({ name }) => parameters.some((parameter) => parameter.name === name))
      if (!named) return values.map(({ value }) => value)
      return parameters.map((parameter) => values.find(({ name }) => name === parameter.name)?.value)
    }
    const result =
      method.result === undefined ? undefined : `${find<ContentDescriptor>(`${pointer}/result`).pointer}/schema`

    return {
      name: method.name,
      structure: method.paramStructure ?? "either",
      servers: (method.servers ?? document.servers ?? []).map(({ url }) => url),
      parameters,
      results: (method.examples ?? []).flatMap((_, position): readonly ResultExample[] => {
        const { part, pointer: at } = find<ExamplePairing>(`${pointer}/examples/${position}`)
        if (part.result === undefined) return []
        const { value } = find<NamedValue>(`${at}/result`).part
        return [{ name: part.name, arguments: argumentsAt(`${at}/params`, part.params.length), result: value }]
      }),
      failures: Object.keys(method["x-error-examples"] ?? {}).map((name): FailureExample => {
        const { part, pointer: at } = find<ErrorExample>(`${pointer}/x-error-examples/${pointerStep(name)}`)
        const { part: error } = find<ErrorObject>(`${at}/error`)
        return { name, arguments: argumentsAt(`${at}/params`, part.params?.length ?? 0), error }
      }),
      errors: (method.errors ?? []).map((_, position) => find<ErrorObject>(`${pointer}/errors/${position}`).part),
      checkResult: (value, location) => (result === undefined ? [] : schemas.check(result, value, location, "result")),
      sampleResult: () => (result === undefined ? null : sample(result)),
    }
  })
}
