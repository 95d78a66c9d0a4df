import type { JsonValue } from "../json/json-value.ts"
import { ArgumentError, MissingArgument } from "./argument-error.ts"

/**
 * Converts the JSON of an argument to its value; it receives `undefined` for an absent argument. By name it receives null as
 * `undefined` too (Go leaves a field as it was), and absent arguments become Go's zero value. By position a reader
 * throws {@link MissingArgument} unless it is {@link optionalReader}.
 *
 * @throws {ArgumentError} when the JSON is not such a value
 */
export type ArgumentReader<Value> = (given: JsonValue | undefined) => Value

/** The value that a reader returns. */
export type ArgumentOf<AReader> = AReader extends ArgumentReader<infer Value> ? Value : never

/** A reader of an optional argument, like Go's pointers: `undefined` if it is absent or null. */
export function optionalReader<Value>(reader: ArgumentReader<Value>): ArgumentReader<Value | undefined> {
  return (given) => (given === undefined || given.kind === "null" ? undefined : reader(given))
}

/** {@link optionalReader} with a default value. */
export function defaulted<Value, Default>(
  reader: ArgumentReader<Value>,
  value: Default,
): ArgumentReader<Value | Default> {
  return (given) => (given === undefined || given.kind === "null" ? value : reader(given))
}

/** Any JSON value, unparsed; it must be present. */
export const anyJson: ArgumentReader<JsonValue> = (given) => {
  if (given === undefined) throw new MissingArgument()
  return given
}

/** A reader of a list; null and absent are an empty list. @param most The maximum length. */
export function listReader<Value>(
  element: ArgumentReader<Value>,
  most = Number.POSITIVE_INFINITY,
): ArgumentReader<readonly Value[]> {
  return (given) => {
    if (given === undefined || given.kind === "null") return []
    if (given.kind !== "array") throw ArgumentError.ofKind(given, "[]string")
    if (given.elements.length > most) throw new ArgumentError(`more than ${most} elements`)
    return given.elements.map((value) => element(value.kind === "null" ? undefined : value))
  }
}

/** The readers of an object's members, by name. */
export type StructReaders = Readonly<Record<string, ArgumentReader<unknown>>>

/** The values that the readers of an object's members return. */
export type ReadMembers<Readers extends StructReaders> = { readonly [Name in keyof Readers]: ArgumentOf<Readers[Name]> }

/**
 * A reader of an object, like Go's decoding into a struct: names match in any letter case, the last duplicate that is not null counts,
 * unknown ones are ignored. Null and absent count as an object without members.
 *
 * @param type Go's name of the struct, for errors about its members
 */
export function struct<Readers extends StructReaders>(
  readers: Readers,
  type?: string,
): ArgumentReader<ReadMembers<Readers>> {
  const names = Object.keys(readers)
  return (given) => {
    const found = structMembers(given, type)
    return Object.fromEntries(
      names.map((name) => {
        try {
          return [name, (readers[name] as ArgumentReader<unknown>)(found.get(name.toLowerCase()))]
        } catch (error) {
          if (error instanceof ArgumentError && type !== undefined) throw error.within(type, name)
          throw error
        }
      }),
    ) as ReadMembers<Readers>
  }
}

function structMembers(given: JsonValue | undefined, type = "struct"): ReadonlyMap<string, JsonValue> {
  const found = new Map<string, JsonValue>()
  if (given === undefined || given.kind === "null") return found
  if (given.kind !== "object") throw ArgumentError.ofKind(given, type)
  for (const { name, value } of given.members) if (value.kind !== "null") found.set(name.toLowerCase(), value)
  return found
}
