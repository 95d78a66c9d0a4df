import { fileURLToPath } from "node:url"
import { build } from "esbuild"

/** Bundles the script and styles of the page from their sources. */
export async function bundlePage(): Promise<{ readonly script: string; readonly styles: string }> {
  const { outputFiles } = await build({
    entryPoints: ["main.tsx", "reference.css"].map((file) => ({
      in: fileURLToPath(new URL(`../page/${file}`, import.meta.url)),
      out: "reference",
    })),
    outdir: "/",
    bundle: true,
    write: false,
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
  return { script: text(".js"), styles: text(".css") }
}
