import { fileURLToPath } from "node:url"
import { build } from "esbuild"

/** The output of the bundler. */
export interface BundledPage {
  readonly script: string
  readonly styles: string
  /** The paths of the bundled modules, from the working folder. */
  readonly modules: readonly string[]
}

/** Bundles the script and styles of the page from their sources. */
export async function bundlePage(): Promise<BundledPage> {
  const { outputFiles, metafile } = await build({
    entryPoints: ["main.tsx", "reference.css"].map((file) => ({
      in: fileURLToPath(new URL(`../page/${file}`, import.meta.url)),
      out: "reference",
    })),
    outdir: "/",
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    // A page opened from a file cannot load modules.
    format: "iife",
    target: "es2023",
    jsx: "automatic",
    jsxImportSource: "preact",
    legalComments: "inline",
    logLevel: "silent",
  })
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ""
  return { script: text(".js"), styles: text(".css"), modules: Object.keys(metafile.inputs) }
}
