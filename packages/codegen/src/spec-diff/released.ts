import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type Api, documentsOf } from "./apis.ts"
import { arrayAt, type JsonTree } from "./change.ts"
import { packageExports } from "./package/package-exports.ts"
import { readJson } from "./read-json.ts"

/** The state of a package at a release. */
export interface Release {
  readonly documents: readonly JsonTree[]
  /** The names that it exported. */
  readonly exports: readonly string[]
}

const folderOf = (root: string, api: Api) => join(root, "packages/codegen/released", api)

/** The file with a package's exports, in the same folder as its documents. */
const exportsFile = "exports.json"

/** Stores an API's bundles and its package's export list in packages/codegen/released. */
export function keepReleased(root: string, api: Api): void {
  const folder = folderOf(root, api)
  const client = join(root, "packages/clients", api)
  mkdirSync(folder, { recursive: true })
  for (const file of documentsOf(api)) copyFileSync(join(client, file), join(folder, file))
  writeFileSync(join(folder, exportsFile), `${JSON.stringify({ exports: packageExports(client) }, null, 2)}\n`)
}

/** The stored state of the last release, or undefined before the first one. */
export function readReleased(root: string, api: Api): Release | undefined {
  const folder = folderOf(root, api)
  if (![...documentsOf(api), exportsFile].every((file) => existsSync(join(folder, file)))) return undefined
  return {
    documents: documentsOf(api).map((file) => readJson(join(folder, file))),
    exports: arrayAt(readJson(join(folder, exportsFile)).exports).map(String),
  }
}
