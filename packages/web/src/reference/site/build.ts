import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { bundlePage } from "./bundle.ts"
import { bundledPackages, writeBundledPackages } from "./bundled-packages.ts"

// Written by `pnpm build` next to the compiled files: node src/site/build.ts dist/page
const [, , pageFolder = "dist/page"] = process.argv

const { script, styles, modules: inputs } = await bundlePage()
await mkdir(pageFolder, { recursive: true })
await writeFile(join(pageFolder, "reference.js"), script)
await writeFile(join(pageFolder, "reference.css"), styles)
writeBundledPackages(pageFolder, bundledPackages(inputs, process.cwd()))
