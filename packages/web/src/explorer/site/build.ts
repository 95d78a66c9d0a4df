import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { bundledPackages, writeBundledPackages } from "../../reference/site/bundled-packages.ts"
import { compressFile } from "../../reference/site/compressed-file.ts"
import { type AppManifest, manifestName } from "./assets.ts"
import { bundleApp } from "./bundle.ts"

// Written by `pnpm build` next to the compiled files: node src/site/build.ts dist/app
const [, , appFolder = "dist/app"] = process.argv
const { files: bundledFiles, entry: bundleEntry, modules: inputs } = await bundleApp()
await mkdir(appFolder, { recursive: true })
const tags = await Promise.all(
  bundledFiles.map(async ({ name, bytes }): Promise<[string, string]> => {
    const { gzip, brotli, tag } = await compressFile(bytes, 11)
    await Promise.all([
      writeFile(join(appFolder, `${name}.gz`), gzip),
      writeFile(join(appFolder, `${name}.br`), brotli),
    ])
    return [name, tag]
  }),
)
const manifest: AppManifest = { entry: bundleEntry, tags: Object.fromEntries(tags) }
await writeFile(join(appFolder, manifestName), JSON.stringify(manifest))
writeBundledPackages(appFolder, bundledPackages(inputs, process.cwd()))
