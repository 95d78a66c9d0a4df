import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { apis } from "@serac/codegen/apis"
import { parse } from "yaml"
import type { Client } from "../../../src/reference/index.ts"
import { readReference } from "../../../src/reference/model/read-reference.ts"
import type { Reference } from "../../../src/reference/model/reference.ts"

const { resolve } = createRequire(import.meta.url)

/** A document of this repository, with the package of its client. */
export interface OwnDocument {
  readonly name: string
  readonly file: string
  readonly client: Client
}

export const ownDocuments: readonly OwnDocument[] = apis.flatMap(({ name, packageName, documents }) =>
  documents.map(({ format, prefix }, index) => ({
    // The second document of a package is the JSON-RPC one.
    name: index === 0 ? name : `${name}-rpc`,
    file: resolve(`${packageName}/${format}.json`),
    client: { packageName, prefix },
  })),
)

const read = new Map<string, Reference>()

/** The reference of a document of this repository. */
export function ownReference(name: string): Reference {
  const document = ownDocuments.find((one) => one.name === name)
  if (document === undefined) throw new Error(`there is no ${name}`)
  const reference = read.get(name) ?? readReference(name, JSON.parse(readFileSync(document.file, "utf8")))
  read.set(name, reference)
  return reference
}

const nodeModules = join(import.meta.dirname, "../../../node_modules")
const folders = [
  ["@readme/oas-examples/3.0/json", /\.json$/],
  ["@readme/oas-examples/3.1/json", /\.json$/],
  ["@scalar/galaxy/dist", /^3\.1\.(json|yaml)$/],
  ["@metamask/api-specs/dist/build", /\.json$/],
  ["@open-rpc/examples/build/service-descriptions", /\.json$/],
] as const

/** Third-party documents from npm packages, including GitHub's largest one. */
export const realFiles: readonly string[] = [
  ...folders.flatMap(([folder, pattern]) =>
    readdirSync(join(nodeModules, folder))
      .filter((file) => pattern.test(file))
      .sort()
      .map((file) => `${folder}/${file}`),
  ),
  "@octokit/openapi/generated/api.github.com.json",
]

/** A third-party document by its file. */
export function realDocument(file: string): unknown {
  const text = readFileSync(join(nodeModules, file), "utf8")
  return file.endsWith(".yaml") ? parse(text) : JSON.parse(text)
}

/** The folder of a client's Markdown pages. */
export function pagesOf({ file }: OwnDocument): string {
  return join(dirname(file), "reference")
}
