import { groupsOf } from "../model/groups.ts"
import type { CommonModel, Model } from "../model/model.ts"
import { groupModule } from "./group-files.ts"
import { wrappedList } from "./layout.ts"
import { type ClientTarget, fileText } from "./target.ts"

/**
 * `index.ts`: all exports of the generated files. The descriptors have a separate entry of the package.
 *
 * @param schemas the names of the schemas' types
 * @param enums those that are objects besides
 */
export function indexFile(
  target: ClientTarget,
  model: Model,
  schemas: readonly string[],
  enums: readonly string[] = [],
): string {
  const own = model.kind === "openrpc" ? ["client", "methods"] : ["client"]
  const others =
    model.kind === "openrpc"
      ? model.operations
          .flatMap(({ iteration, subscription }) => [iteration, subscription])
          .flatMap((one) => one?.file ?? [])
      : []
  const modules = [...own, ...model.operations.map(({ file }) => file), ...others].sort()
  const values = modules.map((name) => `export ${name === "methods" ? "type " : ""}* from "./${name}.ts"`)
  const objects = enums.length === 0 ? [] : [wrappedList("export {", [...enums].sort(), '} from "./enums.ts"')]
  const groups = [...groupsOf<CommonModel>(model.operations).keys()].sort()
  const namespaces = groups.map((name) => `export * as ${name} from "./${groupModule(name)}.ts"`)
  const types = exportedTypes(
    target,
    schemas.filter((name) => !enums.includes(name)),
  )
  return fileText(target, [...values, ...objects, ...namespaces, types].join("\n"))
}

function exportedTypes({ exported = [] }: ClientTarget, schemas: readonly string[]): string {
  if (exported.length === 0) return 'export type * from "./types.ts"'
  const names = schemas.filter((name) => !exported.includes(name)).sort()
  return wrappedList("export type {", names, '} from "./types.ts"')
}
