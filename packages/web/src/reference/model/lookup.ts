import { isObject, type JsonObject, type Reference, Resolver } from "@serac/codegen/samples"

/** Resolves the references of a document. A reference that is dangling, external or circular resolves to an empty object. */
export class Lookup extends Resolver {
  override resolve<Value>(value: Value | Reference): Value {
    try {
      return super.resolve<Value>(value)
    } catch {
      return {} as Value
    }
  }

  /** The object that a value is or refers to; an empty object for any other value. */
  object(value: unknown): JsonObject {
    const found = this.resolve<unknown>(value)
    return isObject(found) ? found : {}
  }
}

/** The members of an object; empty for any other value. */
export function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isObject(value) ? Object.entries(value) : []
}

/** The own member of a record with a name from a document; undefined for inherited members such as `constructor`. */
export function ownOf<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}

/** A string, truncated to the maximum length; empty for any other value. */
export function stringOrEmpty(value: unknown): string {
  return typeof value === "string" ? value.slice(0, longestDocumentText) : ""
}

/** Maximum length of a text of a document, in characters. */
const longestDocumentText = 20_000
