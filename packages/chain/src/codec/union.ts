import { CodecError } from "./codec-error.ts"
import type { AnySchema, Codec, Infer, Schema } from "./schema.ts"

/** The type ids of a codec by name. */
export type TypeIDs = Readonly<Record<string, number>>

interface AnyTyped extends AnySchema {
  readonly type: string
}

/**
 * One of several structs, after its 32-bit type id.
 * @param place the expected kind, for error messages: "an output".
 * @param typeIDs all the names of the codec, so that errors distinguish a misplaced type from an unknown one.
 * @param nested names of the enclosing structs.
 */
export const union = <const M extends readonly AnyTyped[]>(
  place: string,
  typeIDs: TypeIDs,
  members: M,
  nested: readonly string[] = [],
): Schema<Infer<M[number]>> => {
  const byID: (Codec<unknown, unknown> | undefined)[] = []
  const idOf = new Map<string, number>()
  for (const member of members) {
    const typeID = typeIDs[member.type]
    if (typeID === undefined) throw new TypeError(`${member.type} has no type id`)
    byID[typeID] = member as unknown as Codec<unknown, unknown>
    idOf.set(member.type, typeID)
  }
  const names = new Map(Object.entries(typeIDs).map(([name, typeID]) => [typeID, name]))
  const refuse = (typeID: number, offset: number): never => {
    const name = names.get(typeID)
    if (name === undefined)
      throw new CodecError("unknown-type", `type ${typeID} is unknown, ${place} belongs here`, offset)
    if (nested.includes(name)) throw new CodecError("nested-lock", `a ${name} holds a ${name}`, offset)
    throw new CodecError("wrong-type", `type ${typeID} is ${name}, ${place} belongs here`, offset)
  }
  const schema: Codec<unknown, unknown> = {
    least: 4 + Math.min(...members.map(({ least }) => least)),
    shape: { kind: "union", members: new Map([...idOf].map(([, typeID]) => [typeID, byID[typeID] as AnySchema])) },
    read(reader) {
      const typeID = reader.u32()
      const member = typeID < byID.length ? byID[typeID] : undefined
      return member === undefined ? refuse(typeID, reader.offset - 4) : member.read(reader)
    },
    write(writer, value) {
      const type = (value as { type?: unknown } | null | undefined)?.type
      const typeID = idOf.get(type as string)
      if (typeID === undefined) {
        throw new CodecError("wrong-type", `${typeof type === "string" ? type : typeof type} is not ${place}`)
      }
      writer.u32(typeID)
      ;(byID[typeID] as Codec<unknown, unknown>).write(writer, value)
    },
  }
  return schema as unknown as Schema<Infer<M[number]>>
}
