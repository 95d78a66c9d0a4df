import type { Reference } from "./resolve.ts"
import type { SchemaOrReference } from "./schema.ts"

/** All methods that a Path Item can contain, in the order of the specification. */
export const httpMethods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const
export type HttpMethod = (typeof httpMethods)[number]

/** The parts of an OpenAPI 3.0 or 3.1 document that the generator uses. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly info: Info
  readonly servers?: readonly Server[]
  readonly security?: readonly SecurityRequirement[]
  readonly paths?: Readonly<Record<string, PathItem | Reference>>
  readonly components?: {
    readonly schemas?: Readonly<Record<string, SchemaOrReference>>
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme | Reference>>
  }
}

export interface Info {
  readonly title: string
  readonly version: string
  readonly description?: string
  /** What texts of the format `date-time` are in the client. Default `string`. */
  readonly "x-dates"?: "string" | "Date"
}

export interface Server {
  readonly url: string
  readonly description?: string
  readonly name?: string
  readonly variables?: Readonly<Record<string, { readonly default: string; readonly description?: string }>>
}

export type SecurityRequirement = Readonly<Record<string, readonly string[]>>

export interface SecurityScheme {
  readonly type: string
  readonly in?: string
  readonly name?: string
  /** For the type `http`. */
  readonly scheme?: string
  /** For the type `oauth2`. */
  readonly flows?: {
    readonly clientCredentials?: {
      readonly tokenUrl?: string
      readonly scopes?: Readonly<Record<string, string>>
    }
  }
}

export type PathItem = Readonly<Partial<Record<HttpMethod, OperationObject>>> & {
  readonly parameters?: readonly (ParameterObject | Reference)[]
  readonly servers?: readonly Server[]
}

export interface OperationObject {
  readonly operationId?: string
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly deprecated?: boolean
  readonly parameters?: readonly (ParameterObject | Reference)[]
  readonly requestBody?: RequestBody | Reference
  readonly security?: readonly SecurityRequirement[]
  readonly servers?: readonly Server[]
  readonly responses?: Readonly<Record<string, Response | Reference>>
  readonly "x-iteration"?: unknown
  readonly "x-speakeasy-pagination"?: unknown
  readonly "x-restarts"?: string
  readonly "x-stream-by"?: string
  readonly "x-idempotent"?: boolean
  readonly "x-chains"?: readonly string[]
  readonly "x-requirement"?: string
  readonly "x-deprecated-since"?: string
  readonly "x-replaced-by"?: string
  readonly "x-former-functions"?: readonly string[]
  /** The name of its function, in place of that of its id. */
  readonly "x-function"?: string
  /** Its group in the client, and its name there: `files.get`. */
  readonly "x-group"?: string
}

export interface ParameterObject {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: SchemaOrReference
  readonly content?: Readonly<Record<string, MediaType>>
  readonly style?: string
  readonly explode?: boolean
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, Example | Reference>>
}

export interface RequestBody {
  readonly required?: boolean
  readonly description?: string
  readonly content?: Readonly<Record<string, MediaType>>
}

export interface Response {
  readonly description?: string
  readonly headers?: Readonly<Record<string, unknown>>
  readonly content?: Readonly<Record<string, MediaType>>
  readonly "x-result"?: boolean
}

export interface MediaType {
  readonly schema?: SchemaOrReference
  /** Of a stream, each of its items (OpenAPI 3.2). */
  readonly itemSchema?: SchemaOrReference
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, Example | Reference>>
  readonly encoding?: Readonly<Record<string, Encoding>>
}

/** The encoding of a member of a form. */
export interface Encoding {
  readonly contentType?: string
  readonly style?: string
  readonly explode?: boolean
}

export interface Example {
  readonly summary?: string
  readonly value?: unknown
}
