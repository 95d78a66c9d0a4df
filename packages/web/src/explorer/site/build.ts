import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { compressFile } from "../../reference/site/compressed-file.ts"
import { type Manifest, manifestName } from "./assets.ts"
import { bundleApp } from "./bundle.ts"

// What `pnpm build` puts beside the compiled files: node src/site/build.ts dist/app
const [, , folder = "dist/app"] = process.argv
const { files, entry } = await bundleApp()
await mkdir(folder, { recursive: true })
const tags = await Promise.all(
  files.map(async ({ name, bytes }): Promise<[string, string]> => {
    const { gzip, brotli, tag } = await compressFile(bytes, 11)
    await Promise.all([writeFile(join(folder, `${name}.gz`), gzip), writeFile(join(folder, `${name}.br`), brotli)])
    return [name, tag]
  }),
)
const manifest: Manifest = { entry, tags: Object.fromEntries(tags) }
await writeFile(join(folder, manifestName), JSON.stringify(manifest))
