import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { type CompressedFile, compressFile } from "./compressed-file.ts"

/** The script and the styles of the page. */
export interface Assets {
  readonly script: string
  readonly styles: string
  /** A few characters that change with either. */
  readonly version: string
}

let assets: Promise<Assets> | undefined

/** Reads the page's files; the build puts them beside this one, and in development they are made on demand. */
export function loadAssets(): Promise<Assets> {
  assets ??= readBundle().then(({ script, styles }) => {
    const version = createHash("sha256").update(script).update(styles).digest("base64url").slice(0, 8)
    return { script, styles, version }
  })
  return assets
}

/** The script and the styles, compressed. */
export interface CompressedAssets {
  readonly script: CompressedFile
  readonly styles: CompressedFile
}

let compressed: Promise<CompressedAssets> | undefined

/** As {@link loadAssets}, compressed once for all who ask. */
export function loadCompressed(): Promise<CompressedAssets> {
  compressed ??= loadAssets().then(async ({ script, styles }) => {
    const [ofScript, ofStyles] = await Promise.all([compressFile(script, 9), compressFile(styles, 9)])
    return { script: ofScript, styles: ofStyles }
  })
  return compressed
}

async function readBundle(): Promise<Pick<Assets, "script" | "styles">> {
  if (import.meta.url.endsWith(".ts")) return (await import("./bundle.ts")).bundlePage()
  const at = (file: string) => readFile(new URL(`../page/${file}`, import.meta.url), "utf8")
  const [script, styles] = await Promise.all([at("reference.js"), at("reference.css")])
  return { script, styles }
}
