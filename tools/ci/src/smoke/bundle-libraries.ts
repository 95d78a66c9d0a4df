import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join, relative, sep } from "node:path"
import { bundledPackages, writeBundledPackages } from "@serac/web/bundled-packages"
import { build } from "esbuild"

/** The folder of the bundled modules, below that of the compiled ones. */
const bundledFolder = "bundled"

/**
 * Bundles the modules of libraries that compiled modules below a folder import, and replaces the imports by their paths: a user then
 * installs a few modules instead of a whole library with its own dependencies. The licences are written beside the modules.
 *
 * @param folder the compiled modules of a package
 * @param libraries the names of the libraries; does nothing if no module imports one
 * @param resolveFolder a folder of a package that has the libraries installed
 * @throws Error if a declaration imports one, which then could not be resolved, or if a bundled package has no licence file
 */
export async function bundleLibraries(
  folder: string,
  libraries: readonly string[],
  resolveFolder: string,
): Promise<void> {
  const imported = new RegExp(`(\\bfrom |\\bimport |\\bimport\\()"((?:${libraries.join("|")})(?:/[^"]+)?)"`, "g")
  const specifiers = new Set<string>()
  const importing: { readonly path: string; readonly text: string }[] = []
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(js|d\.ts)$/.test(file)) continue
    const path = join(folder, file)
    const text = readFileSync(path, "utf8")
    const found = [...text.matchAll(imported)].map(([, , specifier = ""]) => specifier)
    if (found.length === 0) continue
    if (file.endsWith(".d.ts")) throw new Error(`${file} has types of ${found.join(", ")}, which is bundled`)
    importing.push({ path, text })
    for (const specifier of found) specifiers.add(specifier)
  }
  if (specifiers.size === 0) return
  const outputs = await bundleModules([...specifiers].sort(), join(folder, bundledFolder), resolveFolder)
  for (const { path, text } of importing) {
    const rewritten = text.replace(imported, (_, keyword: string, specifier: string) => {
      const target = relative(dirname(path), outputs.get(specifier) ?? "")
        .split(sep)
        .join("/")
      return `${keyword}"${target.startsWith(".") ? target : `./${target}`}"`
    })
    writeFileSync(path, rewritten)
  }
}

/** Bundles modules, with what they share in modules of its own. Returns the file of each specifier. */
async function bundleModules(
  specifiers: readonly string[],
  outdir: string,
  resolveFolder: string,
): Promise<ReadonlyMap<string, string>> {
  const nameOf = (specifier: string) => specifier.replace(/\.js$/, "").replace(/[@/]+/g, "-").replace(/^-/, "")
  const { metafile } = await build({
    absWorkingDir: resolveFolder,
    entryPoints: specifiers.map((specifier) => ({ in: specifier, out: nameOf(specifier) })),
    outdir,
    bundle: true,
    chunkNames: "shared-[hash]",
    conditions: ["import"],
    format: "esm",
    legalComments: "none",
    mainFields: ["module", "main"],
    metafile: true,
    minify: true,
    platform: "neutral",
    splitting: true,
    target: "es2022",
  })
  writeBundledPackages(outdir, bundledPackages(Object.keys(metafile.inputs), resolveFolder))
  return new Map(specifiers.map((specifier) => [specifier, join(outdir, `${nameOf(specifier)}.js`)]))
}
