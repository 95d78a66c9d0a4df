import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { type CompressedFile, compressFile } from "./compressed-file.ts"

/** The script and styles of the page. */
export interface Assets {
  readonly script: string
  readonly styles: string
  /** A short hash that changes with either file. */
  readonly version: string
}

let assets: Promise<Assets> | undefined

/** Loads the page's files. The build writes them next to this file; in development they are built on demand. */
export function loadAssets(): Promise<Assets> {
  assets ??= readBundle().then(({ script, styles }) => {
    const version = createHash("sha256").update(script).update(styles).digest("base64url").slice(0, 8)
    return { script, styles, version }
  })
  return assets
}

/** The script and styles, compressed. */
export interface CompressedAssets {
  readonly script: CompressedFile
  readonly styles: CompressedFile
}

let compressed: Promise<CompressedAssets> | undefined

/** Like {@link loadAssets}, compressed once and cached. */
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
