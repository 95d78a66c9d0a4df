import { type Change, type JsonTree, type JsonValue, pointer, same } from "../change.ts"
import { pair } from "../pair.ts"
import type { Export } from "./exports.ts"
import { diffFunction } from "./function-diff.ts"
import { type Surface, surfaceOf } from "./surface.ts"
import { diffTypes } from "./type-diff.ts"

/** The changes for users of a package. */
export interface PackageDiff {
  readonly changes: readonly Change[]
  /** The names generated from the documents, before and after. */
  readonly names: ReadonlySet<string>
}

/**
 * Compares the generator's results for the documents of one package, each with the one of the same index: the exported
 * names, the kind of each function's result, and the types that keep their names.
 */
export async function diffPackage(before: readonly JsonTree[], after: readonly JsonTree[]): Promise<PackageDiff> {
  const pairs: [Surface, Surface][] = []
  const changes: Change[] = []
  for (const [index, document] of before.entries()) {
    const next = after[index] ?? {}
    if (same(document, next)) continue
    const [was, is] = [await surfaceOf(document), await surfaceOf(next)]
    if (typeof was === "string") continue
    if (typeof is !== "string") pairs.push([was, is])
    else
      changes.push({
        severity: "breaking",
        path: "",
        message: `no package can be made of the document any more: ${is}`,
      })
  }
  for (const [was, is] of pairs) changes.push(...diffTypes(was.document, is.document))
  const explained = new Set<string>()
  for (const [was, is] of pairs) {
    const operations = pair(
      was.operations,
      is.operations,
      (one) => one.key,
      (one) => one.route,
    )
    for (const [old, now] of operations.pairs) {
      changes.push(...diffFunction(was, old, is, now))
      if (old.name !== now.name) for (const name of [...old.exported, ...now.exported]) explained.add(name)
    }
    for (const { exported } of [...operations.removed, ...operations.added])
      for (const name of exported) explained.add(name)
  }
  const [old, now] = [exportedNames(pairs.map(([was]) => was)), exportedNames(pairs.map(([, is]) => is))]
  changes.push(
    ...diffNames(old, now)
      .filter(({ name }) => !explained.has(name))
      .map(({ change }) => change),
  )
  return { changes, names: new Set([...old.keys(), ...now.keys()]) }
}

interface Named {
  readonly name: string
  readonly one: Export
  /** The component that a type is generated from. */
  readonly place: string
  readonly value: JsonValue | undefined
}

/** The exports of a package; a name in two of its documents is exported once. */
function exportedNames(surfaces: readonly Surface[]): ReadonlyMap<string, Named> {
  return new Map(
    surfaces.flatMap(({ exports, document }) =>
      [...exports].map(([name, one]): [string, Named] => {
        const [, family, component] = /= components\["([^"]+)"\]\["([^"]+)"\];?$/.exec(one.text) ?? []
        const value =
          family === undefined || component === undefined ? undefined : document.component(family, component)
        const place = value === undefined ? "" : pointer("/components", String(family), String(component))
        return [name, { name, one, place, value }]
      }),
    ),
  )
}

function diffNames(before: ReadonlyMap<string, Named>, after: ReadonlyMap<string, Named>) {
  const added = [...after.values()].filter(({ name }) => !before.has(name))
  const removed = [...before.values()].filter(({ name }) => !after.has(name))
  return [
    ...removed.map(({ name, one, place, value }) => {
      const next = added.find((other) => value !== undefined && same(value, other.value))
      const message =
        next === undefined
          ? `the ${one.kind} ${name} is no longer exported: imports of it no longer compile`
          : `the ${one.kind} ${name} is ${next.name} now: imports of ${name} no longer compile`
      return { name, change: { severity: "breaking", path: place, message } as const }
    }),
    ...added.map(({ name, one, place }) => ({
      name,
      change: { severity: "additive", path: place, message: `the ${one.kind} ${name} is exported now` } as const,
    })),
  ]
}
