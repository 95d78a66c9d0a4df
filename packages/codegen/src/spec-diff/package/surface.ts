import { posix } from "node:path"
import {
  CodegenError,
  clientOf,
  type OpenApiDocument,
  type RestOperationModel,
  type RpcOperationModel,
} from "../../index.ts"
import { type JsonTree, pointer } from "../change.ts"
import { Document } from "../document.ts"
import { type Export, exportsOf } from "./exports.ts"

/** One operation of a package. */
export type SurfaceOperation = (RestOperationModel | RpcOperationModel) & {
  /** Its name in the document. */
  readonly key: string
  /** Its method and path, to match operations with a changed key. */
  readonly route: string
  /** Its location, as a JSON pointer. */
  readonly place: string
  /** The names exported for it: its function and its types. */
  readonly exported: readonly string[]
}

/** The generator's result for one document. */
export interface Surface {
  readonly document: Document
  readonly operations: readonly SurfaceOperation[]
  readonly exports: ReadonlyMap<string, Export>
}

/**
 * The exports that the generator creates from a document.
 *
 * @returns the generator's error message if no package can be generated
 */
export async function surfaceOf(root: JsonTree): Promise<Surface | string> {
  // The package's own name is the same before and after, so any name works.
  const target = { packageName: "package", prefix: "Package", source: "the document", command: "spec-diff" }
  try {
    const { model, files } = await clientOf(root as unknown as OpenApiDocument, target)
    const exports = exportsOf(
      { read: (file) => files.get(file), resolve: (_, specifier) => posix.normalize(specifier) },
      "index.ts",
    )
    const operations = model.operations.map((operation, index): SurfaceOperation => {
      const exported = operationNames(operation, exports)
      return "id" in operation
        ? {
            ...operation,
            exported,
            key: operation.id,
            route: `${operation.method} ${operation.path}`,
            place: pointer("/paths", operation.path, operation.method.toLowerCase()),
          }
        : { ...operation, exported, key: operation.method, route: operation.method, place: pointer("/methods", index) }
    })
    return { document: new Document(root), operations, exports }
  } catch (error) {
    if (error instanceof CodegenError) return error.message
    throw error
  }
}

/** The types of a REST operation are in the file of its function, those of an RPC method in `types.ts`. */
function operationNames(
  { file, typeName }: RestOperationModel | RpcOperationModel,
  exports: ReadonlyMap<string, Export>,
): readonly string[] {
  const types = [`${typeName}Params`, `${typeName}Result`]
  return [...exports].filter(([name, one]) => one.file === `${file}.ts` || types.includes(name)).map(([name]) => name)
}
