import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative, sep } from "node:path"
import { build, type Plugin } from "esbuild"

/** The folder of the joined modules, below that of the compiled ones. */
const joinedFolder = "joined"

/**
 * Joins the compiled modules of a package into a few, since Node.js takes longer to find and to link hundreds of modules than to run them.
 * Entries stay where they are, and export what the joined modules have; declarations do not change.
 *
 * @param folder the compiled modules of a package
 * @param entries the modules that users import or that threads run, below the folder
 * @throws esbuild's errors, as if an entry does not exist
 */
export async function joinModules(folder: string, entries: readonly string[]): Promise<void> {
  const modules = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"))
  const outputOf = (file: string) => file.replace(/\.js$/, "").split("/").join("-")
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: entries.map((file) => ({ in: `./${file}`, out: outputOf(file) })),
    outdir: joinedFolder,
    bundle: true,
    chunkNames: "shared-[hash]",
    format: "esm",
    legalComments: "none",
    // Errors are thrown. Modules without effects are left out where they are imported for nothing else.
    logLevel: "silent",
    metafile: true,
    packages: "external",
    platform: "neutral",
    plugins: [locationsAsBefore(folder)],
    splitting: true,
    target: "es2022",
  })
  for (const file of modules) if (!entries.includes(file)) rmSync(join(folder, file))
  for (const file of entries) {
    const output = `${joinedFolder}/${outputOf(file)}.js`
    const path = pathBetween(dirname(file), output)
    const names = metafile.outputs[output]?.exports ?? []
    writeFileSync(
      join(folder, file),
      names.length === 0 ? `import "${path}";\n` : `export { ${names.join(", ")} } from "${path}";\n`,
    )
  }
  removeEmptyFolders(folder)
}

/** A module that finds files by its own location finds them from the joined modules too. */
const locationsAsBefore = (folder: string): Plugin => ({
  name: "locations-as-before",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.js$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8")
      const before = `new URL("${pathBetween(joinedFolder, relative(folder, path))}", import.meta.url).href`
      return { contents: text.replaceAll("import.meta.url", before), loader: "js" }
    }),
})

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const path = join(folder, entry.name)
    removeEmptyFolders(path)
    if (readdirSync(path).length === 0) rmdirSync(path)
  }
}

/** The path of a file from a folder, as modules import it. */
function pathBetween(from: string, file: string): string {
  const path = relative(from, file).split(sep).join("/")
  return path.startsWith(".") ? path : `./${path}`
}
