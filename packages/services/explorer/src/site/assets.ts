import { readFile } from "node:fs/promises"
import type { Entry } from "./bundle.ts"
import { type PackedFile, pack } from "./packed-file.ts"

/** The files of the app, packed, by their names. */
export interface Assets {
  readonly files: ReadonlyMap<string, PackedFile>
  readonly entry: Entry
}

/** What the build writes beside the packed files. */
export interface Manifest {
  readonly entry: Entry
  /** The entity tags of the files, by their names. */
  readonly tags: Readonly<Record<string, string>>
}

/** The name of the manifest in the folder of the packed files. */
export const manifestName = "manifest.json"

let assets: Promise<Assets> | undefined

/**
 * The app's files, read when they are first asked for. The build puts them beside this one; in development they are made of the
 * sources, so that a start that nobody looks at costs nothing.
 */
export function loadAssets(): Promise<Assets> {
  assets ??= import.meta.url.endsWith(".ts") ? made() : read(new URL("../app/", import.meta.url))
  // What failed is tried again by whoever asks next.
  assets.catch(() => {
    assets = undefined
  })
  return assets
}

async function made(): Promise<Assets> {
  const { bundleApp } = await import("./bundle.ts")
  const { files, entry } = await bundleApp()
  return { files: new Map(files.map(({ name, bytes }) => [name, pack(bytes, 4)])), entry }
}

async function read(folder: URL): Promise<Assets> {
  const { entry, tags } = JSON.parse(await readFile(new URL(manifestName, folder), "utf8")) as Manifest
  const files = await Promise.all(
    Object.entries(tags).map(async ([name, tag]): Promise<[string, PackedFile]> => {
      const [gzip, brotli] = await Promise.all([
        readFile(new URL(`${name}.gz`, folder)),
        readFile(new URL(`${name}.br`, folder)),
      ])
      return [name, { gzip, brotli, tag }]
    }),
  )
  return { files: new Map(files), entry }
}
