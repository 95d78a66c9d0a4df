/** A setting, or a group of settings, as it is declared: a JSON Schema, and what it does not say. */
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
  /** What is wrong with a text that the pattern does not match. */
  readonly patternErrorMessage?: string
  readonly items?: DeclaredSchema
  readonly properties?: Readonly<Record<string, DeclaredSchema>>
  readonly additionalProperties?: false | DeclaredSchema
  readonly propertyNames?: { readonly pattern: string; readonly patternErrorMessage?: string }
  readonly required?: readonly string[]
  /** Members of which one must be there. */
  readonly anyOf?: readonly { readonly required: readonly string[] }[]
  /** Of a path: the setting whose value is in the file. */
  readonly fileOf?: string
  /** What the number counts. Default: things, such as connections. */
  readonly unit?: "bytes" | "ms" | "s"
  /** Its name in the environment and on the command line, where that is not its path. */
  readonly flag?: string
  /** What stands for the value in help, where the schema does not say it. */
  readonly placeholder?: string
  /** Whether a URL in it may hold a secret, which is not shown. Default false. */
  readonly isSecret?: true
}
