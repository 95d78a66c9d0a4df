import { CodegenError } from "../error.ts"
import { indexPage } from "./index-page.ts"
import { restPage } from "./rest-page.ts"
import { rpcPage } from "./rpc-page.ts"
import { isRest, type ReferenceSource } from "./source.ts"

/** The folder of a package's reference. */
export const referenceFolder = "reference"

/**
 * The reference of a package in Markdown: one page per operation and an index, by path from the package's folder.
 *
 * @throws {CodegenError} when operations of two documents would have the same page
 */
export function referenceFiles(sources: readonly ReferenceSource[]): ReadonlyMap<string, string> {
  const files = new Map([[`${referenceFolder}/README.md`, indexPage(sources)]])
  for (const [file, text] of sources.flatMap(pagesOf)) {
    const path = `${referenceFolder}/${file}.md`
    if (files.has(path)) throw new CodegenError(`two operations have the page ${path}`)
    files.set(path, text)
  }
  return files
}

function pagesOf(source: ReferenceSource): readonly (readonly [string, string])[] {
  if (isRest(source)) return source.model.operations.map((operation) => [operation.file, restPage(source, operation)])
  return source.model.operations.map((operation) => [operation.file, rpcPage(source, operation)])
}
