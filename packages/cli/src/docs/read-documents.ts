import { basename, extname } from "node:path"
import { apis, documentsOf, referenceDocuments } from "@serac/mock"
import type { SiteDocument, SiteOptions } from "@serac/web/reference"

/**
 * The documents that a reference is made of: the files, bundled where they are split, or those of the six APIs.
 *
 * @throws {CodegenError} when a file cannot be read as a document
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
  // Reading split documents takes the whole bundler, which other commands do without.
  const { bundleSpec } = await import("@serac/codegen")
  const bundled = await Promise.all(files.map((file) => bundleSpec(file, () => {})))
  const taken = new Set<string>()
  return bundled.map((document, index) => {
    const name = freeName(files[index] ?? "", taken)
    return { name, title: document.info?.title ?? name, text: async () => JSON.stringify(document) }
  })
}

/** `petstore` of `specs/petstore.yaml`; of several files of one name the later ones get a number. */
function freeName(file: string, taken: Set<string>): string {
  const stem = basename(file, extname(file)).replace(/[^A-Za-z0-9]+/g, "-") || "api"
  let name = stem
  for (let count = 2; taken.has(name); count++) name = `${stem}-${count}`
  taken.add(name)
  return name
}
