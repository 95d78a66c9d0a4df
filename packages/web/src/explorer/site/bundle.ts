import { readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { build, type Plugin } from "esbuild"

/** A file of the app before compression. */
export interface BundledFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The output of the bundler. */
export interface Bundle {
  /** Scripts and styles; each name contains a hash of the content. */
  readonly files: readonly BundledFile[]
  /** The names of the files that a page loads first. */
  readonly entry: BundleEntry
  /** The paths of the bundled modules, from the working folder. */
  readonly modules: readonly string[]
}

/** The files that a page's HTML refers to. */
export interface BundleEntry {
  readonly script: string
  readonly styles: string
  /** Scripts that the entry script imports. */
  readonly imports: readonly string[]
}

const pageFolder = fileURLToPath(new URL("../page/", import.meta.url))

/** Modules with a file of their own besides pages and plots, which have a default export. */
const entryPattern = /[\\/](main\.tsx|views-on-demand\.ts|save-csv\.ts)$/

/**
 * Adds the modules of `frequent.ts` to each page, so that esbuild puts them into one file. Otherwise it makes a file for each set of modules
 * that the same pages need: 26 files for a first page, instead of a few that compress better.
 */
const frequentCode: Plugin = {
  name: "frequent code",
  setup(builder) {
    builder.onLoad({ filter: /[\\/]page[\\/].*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8")
      const isEntry = entryPattern.test(path) || /^export default /m.test(source)
      // A property is read, since the bundler would drop an import without any use.
      const use = `\nimport { frequent as frequentParts } from ${JSON.stringify(join(pageFolder, "frequent.ts"))}\nfrequentParts.parts\n`
      return { contents: isEntry ? source + use : source, loader: path.endsWith("x") ? "tsx" : "ts" }
    })
  },
}

/** Bundles the app's files from its sources. */
export async function bundleApp(): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: { main: fileURLToPath(new URL("../page/main.tsx", import.meta.url)) },
    outdir: "/",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    minify: true,
    format: "esm",
    target: "es2023",
    jsx: "automatic",
    jsxImportSource: "preact",
    legalComments: "inline",
    plugins: [frequentCode],
    logLevel: "silent",
  })
  const outputs = Object.entries(metafile.outputs)
  const [path = "", main] = outputs.find(([, { entryPoint }]) => entryPoint?.endsWith("main.tsx")) ?? []
  return {
    modules: Object.keys(metafile.inputs),
    files: outputFiles.map((file) => ({ name: basename(file.path), bytes: file.contents })),
    entry: {
      script: basename(path),
      styles: basename(main?.cssBundle ?? ""),
      imports: (main?.imports ?? [])
        .filter(({ kind }) => kind === "import-statement")
        .map(({ path: imported }) => basename(imported)),
    },
  }
}
