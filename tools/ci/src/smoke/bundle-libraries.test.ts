import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterEach, beforeEach, expect, test } from "vitest"
import { bundleLibraries } from "./bundle-libraries.ts"

let folder: string
let dist: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "serac-bundled-"))
  dist = join(folder, "dist")
  mkdirSync(join(dist, "decode"), { recursive: true })
  install("decoder", 'import { two } from "numbers-of"\nexport const four = two + two\n')
  install("numbers-of", "export const two = 2\n")
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Installs a library of one module beside the folder of compiled modules. */
function install(name: string, text: string, licence = "Free."): void {
  const at = join(folder, "node_modules", name)
  mkdirSync(at, { recursive: true })
  writeFileSync(
    join(at, "package.json"),
    JSON.stringify({ name, version: "1.2.3", license: "MIT", type: "module", exports: "./index.js" }),
  )
  writeFileSync(join(at, "index.js"), text)
  if (licence !== "") writeFileSync(join(at, "LICENSE"), `${licence}\n`)
}

test("modules run without the library, whose licences and those of what it needs are beside it", async () => {
  writeFileSync(join(dist, "decode/value.js"), 'import { four } from "decoder"\nexport const value = four\n')
  writeFileSync(join(dist, "later.js"), 'export const later = async () => (await import("decoder")).four\n')
  await bundleLibraries(dist, ["decoder"], folder)
  rmSync(join(folder, "node_modules"), { recursive: true })
  const [{ value }, { later }] = await Promise.all(
    ["decode/value.js", "later.js"].map((file) => import(pathToFileURL(join(dist, file)).href)),
  )
  expect([value, await later()]).toEqual([4, 4])
  expect(readFileSync(join(dist, "bundled/LICENSES.txt"), "utf8")).toBe(
    "decoder 1.2.3\n\nFree.\n\n\nnumbers-of 1.2.3\n\nFree.\n",
  )
  expect(JSON.parse(readFileSync(join(dist, "bundled/bundled-packages.json"), "utf8"))).toEqual([
    { name: "decoder", version: "1.2.3", license: "MIT" },
    { name: "numbers-of", version: "1.2.3", license: "MIT" },
  ])
})

test("imports of other packages stay as they are", async () => {
  const text = 'import { four } from "decoders"\nimport "decode/r"\n'
  writeFileSync(join(dist, "value.js"), text)
  await bundleLibraries(dist, ["decoder"], folder)
  expect(readFileSync(join(dist, "value.js"), "utf8")).toBe(text)
})

test("a declaration with types of the library, and a library without a licence, are refused by name", async () => {
  writeFileSync(join(dist, "value.d.ts"), 'export type { four } from "decoder"\n')
  await expect(bundleLibraries(dist, ["decoder"], folder)).rejects.toThrow(
    "value.d.ts has types of decoder, which is bundled",
  )
  rmSync(join(dist, "value.d.ts"))
  install("free", "export const one = 1\n", "")
  writeFileSync(join(dist, "value.js"), 'export { one } from "free"\n')
  await expect(bundleLibraries(dist, ["free"], folder)).rejects.toThrow("free 1.2.3 has no licence file")
})
