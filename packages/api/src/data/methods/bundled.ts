import { methodSignatures } from "./generated/methods.ts"
import { selectorOf } from "./selector.ts"

/** The signatures that this package contains. */
export function bundledSignatures(): readonly string[] {
  return methodSignatures.trim().split("\n")
}

let bySelector: ReadonlyMap<string, string> | undefined

/** The bundled signatures by selector; hashed once, which takes some ten milliseconds. */
export function bundledMethods(): ReadonlyMap<string, string> {
  bySelector ??= new Map(bundledSignatures().map((signature) => [selectorOf(signature), signature]))
  return bySelector
}
