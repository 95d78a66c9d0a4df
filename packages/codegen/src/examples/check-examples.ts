import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import formats from "ajv-formats"
import type {
  ContentDescriptor,
  ExamplePairing,
  ExampleValue,
  MethodObject,
  OpenRpcDocument,
} from "../document/openrpc.ts"
import { Resolver } from "../document/resolve.ts"
import type { SchemaOrReference } from "../document/schema.ts"
import { narrowingOf } from "../model/narrowing.ts"
import { close, closedSchemas } from "./closed-schemas.ts"
import { unsafeIntegers } from "./unsafe-integers.ts"

/**
 * Validates the examples of an OpenRPC document: parameters and results against their schemas, closed so that
 * undeclared members are violations, and a result against the schema that its method specifies for those parameters; error examples against the codes that
 * their method declares.
 * Also checks that no bare integer is too large for JSON parsers.
 *
 * @returns one line for each violation, naming the method and the example; empty if there are none
 */
export function checkExamples(document: OpenRpcDocument): readonly string[] {
  return violationsOf(document).map(({ method, example, text }) => `${method}, example ${example}: ${text}`)
}

/** The document without invalid examples, which must not appear in a client's documentation. */
export function withoutFaultyExamples(document: OpenRpcDocument): OpenRpcDocument {
  const faulty = new Set(violationsOf(document).map(({ method, example }) => `${method} ${example}`))
  if (faulty.size === 0) return document
  const resolver = new Resolver(document)
  const methods = document.methods.map((reference): MethodObject => {
    const { examples, ...method } = resolver.resolve<MethodObject>(reference)
    const sound = examples?.filter((example) => !faulty.has(`${method.name} ${resolver.resolve(example).name}`))
    return { ...method, ...(sound !== undefined && { examples: sound }) }
  })
  return { ...document, methods }
}

interface Violation {
  readonly method: string
  readonly example: string
  readonly text: string
}

function violationsOf(document: OpenRpcDocument): readonly Violation[] {
  const resolver = new Resolver(document)
  const validator = new ExampleValidator(document)
  return document.methods.flatMap((reference) => {
    const method = resolver.resolve<MethodObject>(reference)
    const params = method.params.map((param) => resolver.resolve<ContentDescriptor>(param))
    const checks = [
      ...(method.examples ?? []).map((reference) => {
        const example = resolver.resolve<ExamplePairing>(reference)
        return { name: example.name, violations: checkPairing(resolver, validator, method, params, example) }
      }),
      ...Object.entries(method["x-error-examples"] ?? {}).map(([name, example]) => ({
        name,
        violations: [
          ...unknownParams(params, example.params ?? []),
          ...undeclaredCode(resolver, method, example.error.code),
          ...unsafeIntegers(example, ""),
        ],
      })),
    ]
    return checks.flatMap(({ name, violations }) =>
      violations.map((text): Violation => ({ method: method.name, example: name, text })),
    )
  })
}

function checkPairing(
  resolver: Resolver,
  validator: ExampleValidator,
  method: MethodObject,
  params: readonly ContentDescriptor[],
  example: ExamplePairing,
): readonly string[] {
  const given = example.params.map((value) => resolver.resolve<ExampleValue>(value))
  const result = example.result && resolver.resolve<ExampleValue>(example.result)
  const missing = params.filter((param) => param.required && !given.some((value) => value.name === param.name))
  const schema = resultSchema(resolver, method, params, given)
  return [
    ...unknownParams(params, given),
    ...missing.map((param) => `the required parameter "${param.name}" is missing`),
    ...given.flatMap(({ name, value }) => {
      const param = params.find((candidate) => candidate.name === name)
      return param === undefined ? [] : validator.check(param.schema, value, `params.${name}`)
    }),
    ...(result === undefined ? ["has no result"] : validator.check(schema, result.value, "result")),
    ...unsafeIntegers({ params: Object.fromEntries(given.map(({ name, value }) => [name, value])) }, ""),
    ...unsafeIntegers({ result: result?.value }, ""),
  ]
}

/** The schema of the method's result for these parameters. */
function resultSchema(
  resolver: Resolver,
  method: MethodObject,
  params: readonly ContentDescriptor[],
  given: readonly ExampleValue[],
): SchemaOrReference {
  const schema = method.result === undefined ? {} : resolver.resolve<ContentDescriptor>(method.result).schema
  const narrowing = narrowingOf(resolver, method, params, schema)
  if (narrowing === undefined) return schema
  const decisive = given.find(({ name }) => name === narrowing.parameter)?.value
  const found = narrowing.cases.find(({ values, isDefault }) =>
    decisive === undefined ? isDefault : values.some((value) => value === decisive),
  )
  if (found === undefined) return schema
  const result = { $ref: `#/components/schemas/${found.result}` }
  return narrowing.orNull ? { anyOf: [result, { type: "null" }] } : result
}

function unknownParams(params: readonly ContentDescriptor[], given: readonly ExampleValue[]): readonly string[] {
  const known = new Set(params.map((param) => param.name))
  return given.filter(({ name }) => !known.has(name)).map(({ name }) => `the method has no parameter "${name}"`)
}

function undeclaredCode(resolver: Resolver, method: MethodObject, code: number): readonly string[] {
  const codes = (method.errors ?? []).map((error) => resolver.resolve(error).code)
  return codes.includes(code) ? [] : [`the method declares no error ${code}`]
}

class ExampleValidator {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false })
  readonly #validators = new Map<string, ValidateFunction>()

  constructor(document: OpenRpcDocument) {
    formats.default(this.#ajv)
    for (const format of ["uint64", "uint64-argument", "hex"]) this.#ajv.addFormat(format, true)
    this.#ajv.addSchema({ $id: "spec:/", $defs: closedSchemas(document.components?.schemas ?? {}) })
  }

  check(schema: unknown, value: unknown, place: string): readonly string[] {
    const text = JSON.stringify(close(schema)).replaceAll('"#/$defs/', '"spec:/#/$defs/')
    const validate = this.#validators.get(text) ?? this.#compile(text)
    if (typeof validate === "string") return [`${place}: ${validate}`]
    this.#validators.set(text, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message, params }) => {
      const member = (params as { unevaluatedProperty?: string }).unevaluatedProperty
      const detail = member === undefined ? message : `the member "${member}" is not declared`
      return `${place}${instancePath.replaceAll("/", ".")}: ${detail}`
    })
  }

  /** The compiled schema, or the reason why it cannot be compiled. */
  #compile(text: string): ValidateFunction | string {
    try {
      return this.#ajv.compile(JSON.parse(text))
    } catch (error) {
      return (error as Error).message
    }
  }
}
