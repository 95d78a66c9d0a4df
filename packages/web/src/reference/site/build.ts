import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { bundlePage } from "./bundle.ts"

// Written by `pnpm build` next to the compiled files: node src/site/build.ts dist/page
const [, , pageFolder = "dist/page"] = process.argv

/** The packages in the script, whose licences are shipped with it. */
const bundled = ["preact", "@preact/signals", "marked"]

const licences = bundled.map(async (name) => {
  const text = await readFile(new URL(`../../../node_modules/${name}/LICENSE`, import.meta.url), "utf8")
  return `${name}\n\n${text}`
})
const { script, styles } = await bundlePage()
await mkdir(pageFolder, { recursive: true })
await writeFile(join(pageFolder, "reference.js"), script)
await writeFile(join(pageFolder, "reference.css"), styles)
await writeFile(join(pageFolder, "LICENSES.txt"), (await Promise.all(licences)).join("\n\n"))
