import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { bundlePage } from "./bundle.ts"

// What `pnpm build` puts beside the compiled files: node src/site/build.ts dist/page
const [, , folder = "dist/page"] = process.argv
const { script, styles } = await bundlePage()
await mkdir(folder, { recursive: true })
await writeFile(join(folder, "reference.js"), script)
await writeFile(join(folder, "reference.css"), styles)
