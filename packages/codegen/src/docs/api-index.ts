import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type ExportedFunction, exportedFunctions, type Read } from "./exported-functions.ts"

const groups = ["packages/clients", "packages", "packages/integrations"]

/**
 * `api.md`: every function of every published package in one line.
 *
 * @param outputs files that are about to be written, by path from the root; they count before those on the disk
 */
export function apiIndex(root: string, outputs: ReadonlyMap<string, string>): string {
  const read: Read = (path) => outputs.get(path) ?? onDisk(join(root, path))
  const sections = groups
    .flatMap((group) =>
      readdirSync(join(root, group))
        .sort()
        .map((name) => `${group}/${name}`),
    )
    .filter((folder) => existsSync(join(root, folder, "src/index.ts")))
    .map((folder) => section(read, folder))
  return `${["# API", "Every function of every package, in one line each.", ...sections].join("\n\n")}\n`
}

/** A module of an API that is not generated yet exports nothing. */
function onDisk(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : ""
}

function section(read: Read, folder: string): string {
  const { name } = JSON.parse(read(`${folder}/package.json`)) as { readonly name: string }
  const functions = exportedFunctions(read, `${folder}/src/index.ts`)
  return `## ${name}\n\n${functions.map(line).join("\n")}`
}

function line({ name, parameters, summary, isDeprecated, isUnserved, path }: ExportedFunction): string {
  const text = `${isDeprecated ? "Deprecated. " : ""}${isUnserved ? "Not served. " : ""}${summary}`
  return `- [\`${name}(${parameters.join(", ")})\`](${path})${text === "" ? "" : `: ${text}`}`
}
