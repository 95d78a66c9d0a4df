import type { Model } from "../model/model.ts"
import { wrappedList } from "./layout.ts"
import { type ClientTarget, fileText } from "./target.ts"

/**
 * `index.ts`: all exports of the generated files. The descriptors have a separate entry of the package.
 *
 * @param schemas the names of the schemas' types
 */
export function indexFile(target: ClientTarget, model: Model, schemas: readonly string[]): string {
  const own = model.kind === "openrpc" ? ["client", "methods"] : ["client"]
  const others =
    model.kind === "openrpc"
      ? model.operations
          .flatMap(({ iteration, subscription }) => [iteration, subscription])
          .flatMap((one) => one?.file ?? [])
      : []
  const modules = [...own, ...model.operations.map(({ file }) => file), ...others].sort()
  const values = modules.map((name) => `export ${name === "methods" ? "type " : ""}* from "./${name}.ts"`)
  return fileText(target, [...values, exportedTypes(target, schemas)].join("\n"))
}

function exportedTypes({ exported = [] }: ClientTarget, schemas: readonly string[]): string {
  if (exported.length === 0) return 'export type * from "./types.ts"'
  const names = schemas.filter((name) => !exported.includes(name)).sort()
  return wrappedList("export type {", names, '} from "./types.ts"')
}
