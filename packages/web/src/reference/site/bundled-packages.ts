import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** A package of others in a bundle. */
export interface BundledPackage {
  readonly name: string
  readonly version: string
  /** The SPDX expression of its manifest. */
  readonly license: string
  /** The text of its licence. */
  readonly text: string
}

/**
 * The packages of others in a bundle, by name.
 *
 * @param inputs the paths of the bundled modules, as in esbuild's metafile
 * @param workingFolder the folder that the paths are relative to
 * @throws Error if a package has no licence file
 */
export function bundledPackages(inputs: Iterable<string>, workingFolder: string): readonly BundledPackage[] {
  const folders = new Set<string>()
  for (const input of inputs) {
    const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(join(workingFolder, input)) ?? []
    if (folder !== undefined) folders.add(folder)
  }
  return [...folders].map(readPackage).sort((one, other) => one.name.localeCompare(other.name))
}

/** Writes `LICENSES.txt`, for people, and `bundled-packages.json`, for the bill of materials, into a folder that is published. */
export function writeBundledPackages(folder: string, packages: readonly BundledPackage[]): void {
  const licences = packages.map(({ name, version, text }) => `${name} ${version}\n\n${text}\n`)
  writeFileSync(join(folder, "LICENSES.txt"), licences.join("\n\n"))
  const list = packages.map(({ text: _, ...one }) => one)
  writeFileSync(join(folder, "bundled-packages.json"), `${JSON.stringify(list, null, 2)}\n`)
}

function readPackage(folder: string): BundledPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.md|\.txt)?$/i.test(one))
  if (file === undefined) throw new Error(`${name} ${version} has no licence file`)
  return { name, version, license: license ?? "none", text: readFileSync(join(folder, file), "utf8").trim() }
}
