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

/** One operation as a package offers it. */
export type SurfaceOperation = (RestOperationModel | RpcOperationModel) & {
  /** What a document calls it. */
  readonly key: string
  /** Where it is served, for those that changed their key. */
  readonly route: string
  /** Where it stands, as a JSON pointer. */
  readonly place: string
  /** The names that are exported for its sake: its function and its types. */
  readonly exported: readonly string[]
}

/** What the generator makes of one document. */
export interface Surface {
  readonly document: Document
  readonly operations: readonly SurfaceOperation[]
  readonly exports: ReadonlyMap<string, Export>
}

/**
 * What a user of the package can name and call.
 *
 * @returns the generator's reason where no package can be made of the document
 */
export async function surfaceOf(root: JsonTree): Promise<Surface | string> {
  // A package's own name is the same before and after, so any will do.
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

/** A REST operation's types stand in the file of its function, an RPC method's among the others. */
function operationNames(
  { file, typeName }: RestOperationModel | RpcOperationModel,
  exports: ReadonlyMap<string, Export>,
): readonly string[] {
  const types = [`${typeName}Params`, `${typeName}Result`]
  return [...exports].filter(([name, one]) => one.file === `${file}.ts` || types.includes(name)).map(([name]) => name)
}
