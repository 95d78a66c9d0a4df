import { mkdir, readFile, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { bundlePage } from "./bundle.ts"

// What `pnpm build` puts beside the compiled files: node src/site/build.ts dist/page
const [, , folder = "dist/page"] = process.argv

/** What ships within the script, and the licence of each. */
const bundled = ["preact", "@preact/signals", "marked"]

const { resolve } = createRequire(import.meta.url)
const licences = bundled.map(async (name) => {
  const manifest = resolve(`${name}/package.json`)
  return `${name}\n\n${await readFile(join(dirname(manifest), "LICENSE"), "utf8")}`
})
const { script, styles } = await bundlePage()
await mkdir(folder, { recursive: true })
await writeFile(join(folder, "reference.js"), script)
await writeFile(join(folder, "reference.css"), styles)
await writeFile(join(folder, "LICENSES.txt"), (await Promise.all(licences)).join("\n\n"))
