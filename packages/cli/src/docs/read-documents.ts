import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { basename, extname } from "node:path"
import { apiDocuments, type SiteDocument, type SiteOptions } from "@serac/web/reference"
import { apis, mockedApis } from "../generated/apis.ts"
import { loadOptional } from "../optional-package.ts"

/**
 * Reads the documents of a reference: the given files, bundled if they are split, or else those of the six APIs.
 *
 * @throws {CodegenError} when a file is not a document
 */
export async function readDocuments(files: readonly string[]): Promise<Omit<SiteOptions, "path">> {
  const documents = files.length === 0 ? await publishedDocuments() : await bundledDocuments(files)
  const [only, ...others] = documents
  return { title: others.length === 0 ? (only?.title ?? "Reference") : "Reference", documents }
}

async function publishedDocuments(): Promise<readonly SiteDocument[]> {
  const found = apis.map(async (name) => {
    const { prefixes } = mockedApis[name]
    const documents = Object.keys(prefixes).map(async (kind) => [kind, await clientDocument(name, kind)])
    const packageName = `@serac/${name}`
    return apiDocuments(Object.fromEntries(await Promise.all(documents)), { name, packageName, prefixes })
  })
  return (await Promise.all(found)).flat()
}

/** A document of an API, as its client package publishes it. */
async function clientDocument(api: string, kind: string): Promise<unknown> {
  const file = createRequire(import.meta.url).resolve(`@serac/${api}/${kind}.json`)
  return JSON.parse(await readFile(file, "utf8"))
}

async function bundledDocuments(files: readonly string[]): Promise<readonly SiteDocument[]> {
  // Reading split documents needs the bundler, which other commands do not load.
  const { bundleSpec, CodegenError } = await loadOptional("docs FILE", "@serac/codegen", () => import("@serac/codegen"))
  const bundled = await Promise.all(files.map((file) => bundleSpec(file, () => {})))
  for (const [at, document] of bundled.entries()) {
    const { paths = {}, methods = [] } = document as { readonly paths?: object; readonly methods?: readonly unknown[] }
    if (Object.keys(paths).length + methods.length === 0)
      throw new CodegenError(
        `${files[at]}: has no operations: an OpenAPI document has paths, and an OpenRPC document has methods`,
      )
  }
  const taken = new Set<string>()
  return bundled.map((document, index) => {
    const name = freeName(files[index] ?? "", taken)
    return { name, title: document.info?.title ?? name, text: async () => JSON.stringify(document) }
  })
}

/** A unique name from the file's: `petstore` for `specs/petstore.yaml`; later files with the same name get a number. */
function freeName(file: string, taken: Set<string>): string {
  const stem = basename(file, extname(file)).replace(/[^A-Za-z0-9]+/g, "-") || "api"
  let name = stem
  for (let count = 2; taken.has(name); count++) name = `${stem}-${count}`
  taken.add(name)
  return name
}
