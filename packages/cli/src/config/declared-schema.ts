/** The declaration of a setting or a group of settings: a JSON Schema with additional members. */
export interface DeclaredSchema {
  readonly $ref?: string
  readonly type?: "array" | "boolean" | "integer" | "object" | "string"
  readonly description?: string
  readonly default?: unknown
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly format?: "path"
  readonly pattern?: string
  /** The error text for a value that does not match the pattern. */
  readonly patternErrorMessage?: string
  readonly items?: DeclaredSchema
  readonly properties?: Readonly<Record<string, DeclaredSchema>>
  readonly additionalProperties?: false | DeclaredSchema
  readonly propertyNames?: { readonly pattern: string; readonly patternErrorMessage?: string }
  readonly required?: readonly string[]
  /** Sets of members of which at least one must be present. */
  readonly anyOf?: readonly { readonly required: readonly string[] }[]
  /** For a path: the setting whose value the file contains. */
  readonly fileOf?: string
  /** The unit of a number. Default: a count, such as of connections. */
  readonly unit?: "bytes" | "ms" | "s"
  /** Its name in the environment and on the command line, if it differs from its path. */
  readonly flag?: string
  /** The placeholder of the value in the help, if the schema does not provide one. */
  readonly placeholder?: string
  /** Whether its URLs may contain secrets, which are not shown. Default false. */
  readonly isSecret?: true
}
