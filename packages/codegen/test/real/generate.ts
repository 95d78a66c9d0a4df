import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { generatePackage } from "../../src/package/generate-package.ts"
import { type ProgramOptions, sourcesIn } from "../support/program.ts"
import { typeErrors } from "../support/type-errors.ts"
import { nodeModules, type RealDocument } from "./documents.ts"

/** A package generated from a document. */
export interface RealPackage {
  readonly document: RealDocument
  readonly folder: string
  readonly operations: number
  readonly milliseconds: number
}

/** The folder of the generated packages, within the workspace so that they find the runtimes. */
export const cache: string = join(import.meta.dirname, "../../.cache/real")

/**
 * @param use the purpose of the package: each has a separate folder
 * @throws CodegenError when it cannot be generated
 */
export async function generateReal(document: RealDocument, use: string): Promise<RealPackage> {
  const { only, skip, name, file } = document
  const folder = join(cache, use, name)
  rmSync(folder, { recursive: true, force: true })
  const began = performance.now()
  const { operations } = await generatePackage({
    spec: join(nodeModules, file),
    out: folder,
    name: `@real/${name}`,
    ...(only !== undefined && { only }),
    ...(skip !== undefined && { skip }),
  })
  return { document, folder, operations, milliseconds: performance.now() - began }
}

/** The compiler's errors in packages, with this repository's strict options. */
export function typeErrorsOf(
  packages: readonly Pick<RealPackage, "folder">[],
  options: Pick<ProgramOptions, "isExact"> = {},
): readonly string[] {
  const sources = packages.flatMap(({ folder }) => sourcesIn(join(folder, "src")))
  return typeErrors(new Map(sources.map((file) => [file, readFileSync(file, "utf8")])), options)
}
