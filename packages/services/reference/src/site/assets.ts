import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"

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
  assets ??= read().then(({ script, styles }) => {
    const version = createHash("sha256").update(script).update(styles).digest("base64url").slice(0, 8)
    return { script, styles, version }
  })
  return assets
}

async function read(): Promise<Pick<Assets, "script" | "styles">> {
  if (import.meta.url.endsWith(".ts")) return (await import("./bundle.ts")).bundlePage()
  const at = (file: string) => readFile(new URL(`../page/${file}`, import.meta.url), "utf8")
  const [script, styles] = await Promise.all([at("reference.js"), at("reference.css")])
  return { script, styles }
}
