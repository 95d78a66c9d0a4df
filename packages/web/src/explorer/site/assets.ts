import { readFile } from "node:fs/promises"
import { type CompressedFile, compressFile } from "../../reference/site/compressed-file.ts"
import type { BundleEntry } from "./bundle.ts"

/** The compressed files of the app, by name. */
export interface Assets {
  readonly files: ReadonlyMap<string, CompressedFile>
  readonly entry: BundleEntry
}

/** The manifest that the build writes next to the compressed files. */
export interface AppManifest {
  readonly entry: BundleEntry
  /** The entity tags of the files, by name. */
  readonly tags: Readonly<Record<string, string>>
}

/** The file name of the manifest, in the folder of the compressed files. */
export const manifestName = "manifest.json"

let assets: Promise<Assets> | undefined

/**
 * The app's files, read at the first request. The build writes them next to this file; in development they are built from the
 * sources at the first request, which keeps the start fast.
 */
export function loadAssets(): Promise<Assets> {
  assets ??= import.meta.url.endsWith(".ts") ? made() : readAssets(new URL("../app/", import.meta.url))
  // After a failure the next request tries again.
  assets.catch(() => {
    assets = undefined
  })
  return assets
}

async function made(): Promise<Assets> {
  const { bundleApp } = await import("./bundle.ts")
  const { files, entry } = await bundleApp()
  const compressed = files.map(async ({ name, bytes }) => [name, await compressFile(bytes, 4)] as const)
  return { files: new Map(await Promise.all(compressed)), entry }
}

async function readAssets(folder: URL): Promise<Assets> {
  const { entry, tags } = JSON.parse(await readFile(new URL(manifestName, folder), "utf8")) as AppManifest
  const files = await Promise.all(
    Object.entries(tags).map(async ([name, tag]): Promise<[string, CompressedFile]> => {
      const [gzip, brotli] = await Promise.all([
        readFile(new URL(`${name}.gz`, folder)),
        readFile(new URL(`${name}.br`, folder)),
      ])
      return [name, { gzip, brotli, tag }]
    }),
  )
  return { files: new Map(files), entry }
}
