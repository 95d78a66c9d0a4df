import type { JsonValue } from "../json/json-value.ts"
import { ArgumentError, MissingArgument } from "./argument-error.ts"

/**
 * Makes the value of an argument from its JSON; `undefined` is given when there is none. By name null is given as
 * `undefined` too (Go leaves a field as it was), and what is missing becomes Go's zero value. By position a reader
 * throws {@link MissingArgument} unless it is {@link optionalReader}.
 *
 * @throws {ArgumentError} when the JSON is no such value
 */
export type ArgumentReader<Value> = (given: JsonValue | undefined) => Value

/** The value that a reader makes. */
export type ArgumentOf<AReader> = AReader extends ArgumentReader<infer Value> ? Value : never

/** An argument that may be missing or null, as Go's pointers may: `undefined` then. */
export function optionalReader<Value>(reader: ArgumentReader<Value>): ArgumentReader<Value | undefined> {
  return (given) => (given === undefined || given.kind === "null" ? undefined : reader(given))
}

/** {@link optionalReader}, with a value of ours for a missing one. */
export function defaulted<Value, Default>(
  reader: ArgumentReader<Value>,
  value: Default,
): ArgumentReader<Value | Default> {
  return (given) => (given === undefined || given.kind === "null" ? value : reader(given))
}

/** Any JSON, unread; it must be there. */
export const anyJson: ArgumentReader<JsonValue> = (given) => {
  if (given === undefined) throw new MissingArgument()
  return given
}

/** A list of such values; null and nothing are an empty one. @param most The longest that is taken. */
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

/** What the readers of an object's members make. */
export type ReadMembers<Readers extends StructReaders> = { readonly [Name in keyof Readers]: ArgumentOf<Readers[Name]> }

/**
 * An object as Go reads one into a struct: names match in any letter case, of several the last that is not null counts,
 * others are ignored. Null and nothing are an object without members.
 *
 * @param type Go's name of the struct, which errors about its members show
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
