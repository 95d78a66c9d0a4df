import { CodecError, withStep } from "./codec-error.ts"
import { longestCount, readCount } from "./count.ts"
import type { AnySchema, Codec, Infer, Schema } from "./schema.ts"

/** Values with a 32-bit count before them. */
export const slice = <S extends AnySchema>(element: S): Schema<Infer<S>[]> =>
  compile(element as Codec<unknown, unknown>) as unknown as Schema<Infer<S>[]>

const compile = <T, In>(element: Codec<T, In>): Codec<T[], readonly In[]> => ({
  least: 4,
  shape: { kind: "slice", element },
  read(reader) {
    const count = readCount(reader, element.least)
    const values: T[] = []
    try {
      while (values.length < count) values.push(element.read(reader))
    } catch (error) {
      throw withStep(error, values.length)
    }
    return values
  },
  write(writer, values: readonly In[]) {
    if (!Array.isArray(values)) throw new CodecError("invalid-value", `${typeof values} is no array`)
    if (values.length > longestCount) throw new CodecError("invalid-count", "more elements than 2^31-1")
    writer.u32(values.length)
    for (let index = 0; index < values.length; index++) {
      try {
        element.write(writer, values[index] as In)
      } catch (error) {
        throw withStep(error, index)
      }
    }
  },
})
