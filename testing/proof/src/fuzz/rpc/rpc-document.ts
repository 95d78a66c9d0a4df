import { Schemas } from "../../replay/schemas.ts"
import type { ParameterSchema } from "../operations.ts"

/** A parameter of a method. */
export interface MethodParameter {
  readonly name: string
  readonly required?: boolean
  readonly schema: ValueSchema
}

/** The parts of a schema from which JSON values are drawn. */
export interface ValueSchema extends ParameterSchema {
  readonly const?: unknown
  readonly examples?: readonly unknown[]
  readonly default?: unknown
  readonly required?: readonly string[]
  readonly additionalProperties?: ValueSchema | boolean
  readonly "x-extensible-enum"?: readonly unknown[]
  readonly "x-bigint"?: boolean
}

/** A documented error; placeholders in braces match any text. */
export interface DocumentedError {
  readonly code: number
  readonly message: string
}

/** A method of an OpenRPC document. */
export interface FuzzedMethod {
  readonly document: RpcDocument
  readonly name: string
  /** The paths of the method, below the base URL of a node. */
  readonly paths: readonly string[]
  readonly isByPosition: boolean
  readonly isIdempotent: boolean
  readonly parameters: readonly MethodParameter[]
  readonly resultName: string
  /** JSON pointer to the schema of the method's result. */
  readonly result: string
  /** Pointers to the schemas of results by the value of a parameter, where a parameter decides the schema. */
  readonly resultsBy: { readonly parameter: string; readonly results: Readonly<Record<string, string>> } | undefined
  readonly errors: readonly DocumentedError[]
}

interface DescribedMethod {
  readonly name: string
  readonly paramStructure: string
  readonly params: readonly MethodParameter[]
  readonly result: { readonly name: string }
  readonly servers?: readonly { readonly url: string }[]
  readonly errors?: readonly ({ readonly $ref: string } | DocumentedError)[]
  readonly "x-idempotent"?: boolean
  readonly "x-result-by"?: { readonly parameter: string; readonly results: Readonly<Record<string, string>> }
}

interface DescribedDocument {
  readonly servers: readonly { readonly url: string }[]
  readonly methods: readonly DescribedMethod[]
  readonly components: {
    readonly schemas: Readonly<Record<string, ValueSchema>>
    readonly errors: Readonly<Record<string, DocumentedError>>
  }
}

/** Errors that any method with parameters by position may return, according to the document's description. */
const errorsOfAnyMethod: ReadonlySet<string> = new Set([
  "InvalidArgument",
  "InvalidRequest",
  "MethodNotAvailable",
  "MissingArgument",
  "NonArrayArguments",
  "TooManyArguments",
])

/** An OpenRPC document, by which answers are judged. */
export class RpcDocument {
  readonly schemas: Schemas
  readonly methods: readonly FuzzedMethod[]
  /** All errors in the document. */
  readonly errors: readonly DocumentedError[]
  /** Errors that belong to no method: any request may return them. */
  readonly generalErrors: readonly DocumentedError[]
  readonly #described: DescribedDocument

  /** @param placesOf the paths at which the URL of a server in the document is served */
  constructor(document: Record<string, unknown>, placesOf: (url: string) => readonly string[]) {
    this.schemas = new Schemas(document, { strict: false })
    this.#described = document as unknown as DescribedDocument
    const { methods, servers, components } = this.#described
    const ofMethods = new Set<DocumentedError>()
    this.methods = methods.map((method, index) => {
      const errors = (method.errors ?? []).map((error) => ("$ref" in error ? this.#errorAt(error.$ref) : error))
      for (const error of errors) ofMethods.add(error)
      const by = method["x-result-by"]
      return {
        document: this,
        name: method.name,
        paths: placesOf((method.servers ?? servers)[0]?.url ?? ""),
        isByPosition: method.paramStructure === "by-position",
        isIdempotent: method["x-idempotent"] !== false,
        parameters: method.params,
        resultName: method.result.name,
        result: `/methods/${index}/result/schema`,
        resultsBy: by && {
          parameter: by.parameter,
          results: Object.fromEntries(
            Object.entries(by.results).map(([value, name]) => [value, `/components/schemas/${name}`]),
          ),
        },
        errors,
      }
    })
    this.errors = Object.values(components.errors)
    const general = Object.entries(components.errors).filter(
      ([name, error]) => errorsOfAnyMethod.has(name) || !ofMethods.has(error),
    )
    this.generalErrors = general.map(([, error]) => error)
  }

  /** A schema whose top-level reference is resolved. */
  resolved(schema: ValueSchema): ValueSchema {
    const { $ref, ...own } = schema
    if ($ref === undefined) return schema
    const name = $ref.split("/").at(-1) ?? ""
    return { ...this.resolved(this.#described.components.schemas[name] ?? {}), ...own }
  }

  #errorAt($ref: string): DocumentedError {
    const error = this.#described.components.errors[$ref.split("/").at(-1) ?? ""]
    if (error === undefined) throw new Error(`the document has no error ${$ref}`)
    return error
  }
}

/** Whether an error matches one of the documented errors. */
export function isDocumented(error: DocumentedError, documented: readonly DocumentedError[]): boolean {
  return documented.some(({ code, message }) => code === error.code && messagePatternOf(message).test(error.message))
}

const messagePatterns = new Map<string, RegExp>()

function messagePatternOf(message: string): RegExp {
  const known = messagePatterns.get(message)
  if (known !== undefined) return known
  const parts = message.split(/\{[^{}]*\}/).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
  const pattern = new RegExp(`^${parts.join(".*")}$`, "s")
  messagePatterns.set(message, pattern)
  return pattern
}
