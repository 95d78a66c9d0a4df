import { CodecError, withStep } from "./codec-error.ts"
import type { AnySchema, Codec, Infer, Schema } from "./schema.ts"

type Fields = Readonly<Record<string, AnySchema>>

type Flat<T> = { [K in keyof T]: T[K] } & {}

/** The members of a struct, as decoded. */
export type StructMembers<F extends Fields> = Flat<{ [K in keyof F]: Infer<F[K]> }>
type TypedMembers<Name extends string, F extends Fields> = Flat<{ type: Name } & { [K in keyof F]: Infer<F[K]> }>

export interface StructSchema<F extends Fields, T = StructMembers<F>> extends Schema<T> {
  /** The declaration, for structs that extend it. */
  readonly fields: F
}

/** A struct with a type id and a member `type`: a member of unions. */
export interface TypedSchema<Name extends string, T> extends Schema<T> {
  readonly type: Name
  readonly fields: Fields
}

/** A struct: its members follow each other in the order of the declaration. */
export const struct = <F extends Fields>(fields: F): StructSchema<F> =>
  Object.assign(compile(undefined, fields), { fields }) as unknown as StructSchema<F>

/** A struct with the member `type`, which is not encoded: the union writes its type id. */
export const typed = <const Name extends string, F extends Fields>(
  type: Name,
  fields: F,
): TypedSchema<Name, TypedMembers<Name, F>> =>
  Object.assign(compile(type, fields), { type, fields }) as unknown as TypedSchema<Name, TypedMembers<Name, F>>

type StructValue = Record<string, unknown>

const compile = (type: string | undefined, fields: Fields): Codec<StructValue, StructValue> => {
  const names = Object.keys(fields)
  const schemas = Object.values(fields) as Codec<unknown, unknown>[]
  const count = names.length
  return {
    least: schemas.reduce((sum, { least }) => sum + least, 0),
    shape: { kind: "struct", name: type, fields },
    read(reader) {
      const value: StructValue = type === undefined ? {} : { type }
      let index = 0
      try {
        for (; index < count; index++)
          value[names[index] as string] = (schemas[index] as Codec<unknown, unknown>).read(reader)
      } catch (error) {
        throw withStep(error, names[index] as string)
      }
      return value
    },
    write(writer, value) {
      if (typeof value !== "object" || value === null) {
        throw new CodecError("invalid-value", `${value === null ? "null" : typeof value} is no object`)
      }
      let index = 0
      try {
        for (; index < count; index++)
          (schemas[index] as Codec<unknown, unknown>).write(writer, value[names[index] as string])
      } catch (error) {
        throw withStep(error, names[index] as string)
      }
    },
  }
}
