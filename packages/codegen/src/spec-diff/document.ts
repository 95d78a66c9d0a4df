import { isJsonObject, type JsonTree, type JsonValue, objectAt, pointer } from "./change.ts"

/** A value with its location, after resolving references. */
export interface Located {
  readonly value: JsonValue | undefined
  readonly path: string
}

/** A bundled document, which only has local references. */
export class Document {
  readonly root: JsonTree

  constructor(root: JsonTree) {
    this.root = root
  }

  /** Follows `$ref` to a value that is not a reference; the location is that of the target. */
  resolve(value: JsonValue | undefined, path: string): Located {
    let located: Located = { value, path }
    for (let hops = 0; isJsonObject(located.value) && typeof located.value.$ref === "string"; hops++) {
      if (hops > 50) throw new Error(`references without end at ${path}`)
      located = this.follow(located.value.$ref, path)
    }
    return located
  }

  /** A component by its section (`schemas`, `parameters`) and its name. */
  component(family: string, name: string): JsonValue | undefined {
    return objectAt(objectAt(this.root.components)[family])[name]
  }

  /** The target of one reference, which may itself be a reference. */
  follow(reference: string, from: string): Located {
    if (!reference.startsWith("#/"))
      throw new Error(`${from} refers to ${reference}: bundle the document first (pnpm generate)`)
    const names = reference
      .slice(2)
      .split("/")
      .map((name) => decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~"))
    let value: JsonValue | undefined = this.root
    for (const name of names) value = isJsonObject(value) ? value[name] : undefined
    if (value === undefined) throw new Error(`${from} refers to ${reference}, which is not in the document`)
    return { value, path: pointer("", ...names) }
  }
}
