import type { definitions } from "./definitions.ts"

/** The type of the values that a declared schema allows. */
export type ValueOf<Schema> = Schema extends {
  readonly $ref: `#/definitions/${infer Name extends keyof typeof definitions}`
}
  ? ValueOf<(typeof definitions)[Name]>
  : Schema extends { readonly enum: readonly (infer Choice)[] }
    ? Choice
    : Schema extends { readonly type: "integer" }
      ? number
      : Schema extends { readonly type: "boolean" }
        ? boolean
        : Schema extends { readonly type: "string" }
          ? string
          : Schema extends { readonly items: infer Item }
            ? readonly ValueOf<Item>[]
            : Schema extends { readonly properties: infer Members }
              ? ObjectOf<Members, Schema extends { readonly required: readonly (infer Name)[] } ? Name : never>
              : Schema extends { readonly additionalProperties: infer Each }
                ? Readonly<Record<string, ValueOf<Each>>>
                : never

/** An object with required members. */
type ObjectOf<Members, Required> = {
  readonly [Name in keyof Members as Name extends Required ? Name : never]: ValueOf<Members[Name]>
} & {
  readonly [Name in keyof Members as Name extends Required ? never : Name]?: ValueOf<Members[Name]>
}

/** Settings after loading: members with a default are present, and values from files replace the `...File` settings. */
export type SettingValues<Members> = {
  readonly [Name in keyof Members as Members[Name] extends { readonly default: unknown } ? Name : never]: ValueOf<
    Members[Name]
  >
} & {
  readonly [Name in keyof Members as Members[Name] extends { readonly default: unknown } | { readonly fileOf: string }
    ? never
    : Name]?: ValueOf<Members[Name]>
}
