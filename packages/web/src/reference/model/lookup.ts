import { isObject, type JsonObject, type Reference, Resolver } from "@serac/codegen/samples"

/** Follows the references of a document. One that leads nowhere, out of the document or in a circle is an empty object. */
export class Lookup extends Resolver {
  override resolve<Value>(value: Value | Reference): Value {
    try {
      return super.resolve<Value>(value)
    } catch {
      return {} as Value
    }
  }

  /** The object that a value is or refers to; an empty one where it is none. */
  object(value: unknown): JsonObject {
    const found = this.resolve<unknown>(value)
    return isObject(found) ? found : {}
  }
}

/** The members of what ought to be an object. */
export function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isObject(value) ? Object.entries(value) : []
}

/** The items of what ought to be a list. */
export function arrayItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** What a record has under a name of a document; a name such as `constructor` is not what every object has. */
export function ownOf<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}

/** What ought to be a text; empty where it is none. */
export function stringOrEmpty(value: unknown): string {
  return typeof value === "string" ? value.slice(0, longestDocumentText) : ""
}

/** Longer texts of a document are cut: nobody reads on. */
const longestDocumentText = 20_000
