import { existsSync, readFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { type Api, type ApiDocument, apis, mocks } from "./apis.ts"
import { type GeneratedClient, generateClient } from "./client.ts"
import { collectionFiles } from "./collections/collection-files.ts"
import { apiIndex } from "./docs/api-index.ts"
import { errorCatalogue, errorCataloguePath } from "./docs/error-catalogue.ts"
import { withOperationTable } from "./docs/operation-table.ts"
import { withPackageRows } from "./docs/package-table.ts"
import { published } from "./docs/published.ts"
import { repositoryLlms } from "./docs/repository-llms.ts"
import { readSupport } from "./docs/support.ts"
import { clientResults, type MatrixSource, supportMatrix } from "./docs/support-matrix.ts"
import { toJson } from "./document/json.ts"
import { asOpenApi30 } from "./document/open-api-30.ts"
import { Resolver } from "./document/resolve.ts"
import { lintedApis, mockedApis, offeredApis } from "./emit/api-lists.ts"
import { type ClientPackageFacts, clientPackageFiles, mockExample } from "./emit/client-package.ts"
import { handlersFile } from "./emit/handlers-file.ts"
import { dependingManifest, type ManifestOf, mockingManifest } from "./emit/manifests.ts"
import { type MockTarget, mockFiles } from "./emit/mock-files.ts"
import type { ClientTarget } from "./emit/target.ts"
import { CodegenError } from "./error.ts"
import { apply } from "./output/apply.ts"
import { type OutputDifference, outputDifferences } from "./output/difference.ts"
import { referenceFiles, referenceFolder } from "./reference/reference-files.ts"
import { referenceSource } from "./reference/source.ts"
import { requireSameSchemas } from "./same-schemas.ts"

/** The command that regenerates the files, named in their headers. */
export const generateCommand = "pnpm generate"

/** The packages that contain a list of the APIs, with the function that generates it. */
const apiLists = {
  "packages/cli": mockedApis,
  "packages/mock": mockedApis,
  "packages/integrations/mcp": offeredApis,
} as const

/** The package.json files that name every API, with the function that adds missing ones. */
const manifests: Readonly<Record<string, ManifestOf>> = {
  "packages/integrations/msw": mockingManifest,
  "packages/integrations/mcp": dependingManifest,
  "packages/cli": dependingManifest,
  "packages/mock": dependingManifest,
  "tools/contract": dependingManifest,
  "testing/proof": dependingManifest,
}

/** The folder of the collections of all APIs. */
const collections = "docs/collections"

export interface GenerateOptions {
  /** The root of the repository. */
  readonly root: string
  /** The name of a single API to generate; default all. */
  readonly only?: string
  /** Whether to find stale files without writing anything. */
  readonly check?: boolean
}

export interface GenerateResult {
  /** The files that were stale, by path. */
  readonly stale: readonly OutputDifference[]
  /** The number of files that were generated or found up to date. */
  readonly files: number
}

/**
 * Generates all generated files of the repository from the specifications: bundles, clients, mocks, the lists of APIs and the manifests of packages that
 * depend on each,
 * the services' handler indexes,
 * the tables of the READMEs, api.md, docs/errors.md, docs/support.md, the reference pages with llms.txt, and the collections. Only
 * writes changed files and removes obsolete ones, so a second run does nothing.
 *
 * @throws {CodegenError} when a specification or an example in it is invalid; nothing is written then
 */
export async function generate({ root, only, check = false }: GenerateOptions): Promise<GenerateResult> {
  const wanted = apis.filter((api) => only === undefined || api.name === only)
  if (wanted.length === 0)
    throw new CodegenError(`no API is named "${only}"; there are ${apis.map((api) => api.name).join(", ")}`)
  const outputs = new Map<string, string>()
  const served: MatrixSource[] = []
  const titled: (Api & { readonly title: string })[] = []
  for (const api of wanted) {
    const { files, sources, title } = await filesOf(root, api)
    titled.push({ ...api, title })
    for (const [path, text] of files) outputs.set(path, text)
    served.push(...sources)
  }
  if (only === undefined) {
    const page = join(root, "docs/devnet-clients.md")
    const clients = existsSync(page) ? clientResults(readFileSync(page, "utf8")) : []
    outputs.set("docs/support.md", supportMatrix(generateCommand, served, clients))
  }
  for (const [owner, listOf] of Object.entries(apiLists))
    outputs.set(`${owner}/src/generated/apis.ts`, listOf(generateCommand, apis))
  for (const [owner, manifestOf] of Object.entries(manifests)) {
    const path = `${owner}/package.json`
    const manifest = JSON.parse(readFileSync(join(root, path), "utf8"))
    outputs.set(path, `${JSON.stringify(manifestOf(manifest, apis), undefined, 2)}\n`)
  }
  outputs.set("redocly.yaml", lintedApis(readFileSync(join(root, "redocly.yaml"), "utf8"), apis))
  outputs.set("README.md", withPackageRows(readFileSync(join(root, "README.md"), "utf8"), titled))
  outputs.set("api.md", apiIndex(root, outputs))
  outputs.set("llms.txt", repositoryLlms(root, outputs))
  outputs.set(errorCataloguePath, errorCatalogue(root, outputs))
  const folders = wanted.flatMap(({ name, folder, service }) => [
    `${folder}/src/generated`,
    ...(service === undefined ? [] : [`${service}/generated`]),
    `${folder}/${referenceFolder}`,
    ...["bruno", "postman"].map((program) => `${collections}/${program}/${name}`),
    `${mocks}/${name}`,
  ])
  folders.push(...Object.keys(apiLists).map((owner) => `${owner}/src/generated`))
  const stale = outputDifferences(root, outputs, folders)
  if (!check) apply(root, outputs, stale)
  return { stale, files: outputs.size }
}

interface Made extends GeneratedClient {
  /** The folder of the generated files, relative to the package. */
  readonly generated: string
}

/** The generated files of an API, and its part of the support matrix. */
interface ApiFiles {
  readonly files: ReadonlyMap<string, string>
  /** The title of its first document. */
  readonly title: string
  readonly sources: readonly MatrixSource[]
}

async function filesOf(root: string, api: Api): Promise<ApiFiles> {
  const outputs = new Map<string, string>()
  const clients: Made[] = []
  for (const document of api.documents) {
    const client = await generateClient(join(root, document.spec), apiTarget(api, document, clientTypes(clients)))
    requireSameSchemas([...clients, client].map((made) => made.document))
    outputs.set(document.bundle, toJson(published(client.bundle)))
    if (document.format === "openapi")
      outputs.set(join(dirname(document.bundle), "openapi-3.0.json"), toJson(asOpenApi30(published(client.bundle))))
    for (const [name, text] of client.files) outputs.set(`${document.generated}/${name}`, text)
    const mocked = mockFiles(new Resolver(client.document), mockTargetOf(api, document), client.model)
    for (const [name, text] of mocked) outputs.set(`${document.mocks}/${name}`, text)
    if (api.service !== undefined && client.model.kind === "openapi")
      outputs.set(`${api.service}/generated/handlers.ts`, handlersFile(apiTarget(api, document, []), client.model))
    clients.push({ ...client, generated: document.generated.slice(api.folder.length + 1) })
  }
  // An API with both kinds of documents has a separate folder of mocks for each; its entry point exports both.
  if (api.documents.length > 1) {
    const joined = api.documents.map(({ format }) => `export * from "./${format}/index.ts"\n`).join("")
    outputs.set(`${mocks}/${api.name}/index.ts`, `// Made by \`${generateCommand}\`. Do not edit.\n${joined}`)
  }
  const sources = api.documents.flatMap((document, at) => {
    const client = clients[at]
    return client === undefined ? [] : [referenceSource(client.document, apiTarget(api, document, []), client.model)]
  })
  for (const [path, text] of referenceFiles(sources)) outputs.set(`${api.folder}/${path}`, text)
  const mockUrl = `http://127.0.0.1:${api.mockPort}`
  for (const [path, text] of collectionFiles(sources, { name: api.name, mockUrl }))
    outputs.set(`${collections}/${path}`, text)
  const title = clients[0]?.model.title ?? api.name
  for (const [path, text] of missingFiles(root, { api, title, example: exampleOf(api, clients) }))
    outputs.set(path, text)
  const readme = `${api.folder}/README.md`
  const text = outputs.get(readme) ?? readFileSync(join(root, readme), "utf8")
  outputs.set(readme, withOperationTable(readme, text, clients))
  const support = api.service === undefined ? undefined : await readSupport(root, api.service)
  const reference = posix.relative("docs", `${api.folder}/${referenceFolder}`)
  return { files: outputs, title, sources: clients.map(({ model }) => ({ model, reference, support })) }
}

/** The files of an API's package that are created only once, as far as they are missing. */
function missingFiles(root: string, facts: ClientPackageFacts): readonly (readonly [path: string, text: string])[] {
  return [...clientPackageFiles(facts)]
    .map(([path, text]) => [`${facts.api.folder}/${path}`, text] as const)
    .filter(([path]) => !existsSync(join(root, path)))
}

function exampleOf(api: Api, [client]: readonly Made[]): readonly string[] {
  const [document] = api.documents
  if (client === undefined || document === undefined) return []
  return mockExample(new Resolver(client.document), apiTarget(api, document, []), client.model, api.mockPort)
}

function apiTarget({ packageName }: Api, { spec, prefix }: ApiDocument, exported: readonly string[]): ClientTarget {
  return { packageName, prefix, source: spec, command: generateCommand, exported }
}

function mockTargetOf(api: Api, document: ApiDocument): MockTarget {
  const sources = posix.relative(document.mocks, posix.dirname(mocks))
  return { ...apiTarget(api, document, []), entry: `@serac/msw/${api.name}`, sources }
}

function clientTypes(clients: readonly GeneratedClient[]): readonly string[] {
  return clients.flatMap(({ document }) => Object.keys(document.components?.schemas ?? {}))
}
