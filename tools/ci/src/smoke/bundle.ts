import { gzipSync } from "node:zlib"
import { build } from "esbuild"
import { repository } from "./packages.ts"

export interface Bundle {
  readonly text: string
  /** Bytes, minified. */
  readonly size: number
  /** Bytes, minified and compressed with gzip -9. */
  readonly gzip: number
}

/** Bundles a program as a user's build would: minified ESM (or a classic script) for browsers, unused code dropped. */
export async function bundle(
  source: string,
  options: { resolveDir?: string; external?: string[]; format?: "esm" | "iife" } = {},
): Promise<Bundle> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: options.resolveDir ?? `${repository}/tools/ci`, loader: "ts" },
    bundle: true,
    external: options.external ?? [],
    format: options.format ?? "esm",
    legalComments: "none",
    minify: true,
    platform: "browser",
    target: "es2022",
    treeShaking: true,
    write: false,
  })
  const [file] = outputFiles
  if (file === undefined) throw new Error("esbuild made no output")
  return { text: file.text, size: file.contents.byteLength, gzip: gzipSync(file.contents, { level: 9 }).byteLength }
}
