import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { type ExportedFunction, exportedFunctions, type ReadText } from "./exported-functions.ts"

/** The packages whose functions are listed, in this order; a star stands for all packages in a folder. */
const listed = ["packages/clients/*", "packages/client", "packages/chain", "packages/integrations/*"]

/**
 * `api.md`: one line for every function of every published package.
 *
 * @param outputs files to be written, by path from the root; they take precedence over those on disk
 */
export function apiIndex(root: string, outputs: ReadonlyMap<string, string>): string {
  const read: ReadText = (path) => outputs.get(path) ?? onDisk(join(root, path))
  const folders = listed.flatMap((pattern) => {
    if (!pattern.endsWith("/*")) return [pattern]
    const group = dirname(pattern)
    return readdirSync(join(root, group))
      .sort()
      .map((name) => `${group}/${name}`)
  })
  const seen = new Set<string>()
  const sections = folders.flatMap((folder) => sectionsOf(read, folder, seen))
  return `${["# API", "Every function of every package, in one line each.", ...sections].join("\n\n")}\n`
}

/** The text of a file, or empty if it does not exist, such as a module that is not generated yet. */
function onDisk(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : ""
}

interface Manifest {
  readonly name: string
  readonly exports: Readonly<Record<string, string>>
}

/** A section for each entry of a package, without functions already listed in an earlier section. */
function sectionsOf(read: ReadText, folder: string, seen: Set<string>): readonly string[] {
  const manifest = read(`${folder}/package.json`)
  if (manifest === "") return []
  const { name, exports } = JSON.parse(manifest) as Manifest
  return Object.entries(exports)
    .filter(([, file]) => file.endsWith("/index.ts"))
    .map(([entry, file]) => {
      const functions = exportedFunctions(read, posix.join(folder, file)).filter(({ name: called, path }) => {
        const place = `${path} ${called}`
        return !seen.has(place) && seen.add(place)
      })
      return `## ${posix.join(name, entry)}\n\n${functions.map(apiLine).join("\n")}`
    })
}

function apiLine({ name, parameters, summary, isDeprecated, isUnserved, path }: ExportedFunction): string {
  const text = `${isDeprecated ? "Deprecated. " : ""}${isUnserved ? "Not served. " : ""}${summary}`
  return `- [\`${name}(${parameters.join(", ")})\`](${path})${text === "" ? "" : `: ${text}`}`
}
