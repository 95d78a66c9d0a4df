import { basename, extname } from "node:path"
import { apis, documentsOf, referenceDocuments } from "@serac/mock"
import type { SiteDocument, SiteOptions } from "@serac/web/reference"

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
  const found = apis.map(async (api) => referenceDocuments(await documentsOf(api), api))
  return (await Promise.all(found)).flat()
}

async function bundledDocuments(files: readonly string[]): Promise<readonly SiteDocument[]> {
  // Reading split documents needs the bundler, which other commands do not load.
  const { bundleSpec } = await import("@serac/codegen")
  const bundled = await Promise.all(files.map((file) => bundleSpec(file, () => {})))
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
