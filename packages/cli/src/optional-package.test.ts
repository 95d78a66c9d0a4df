import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { loadOptional } from "./optional-package.ts"

const folder = mkdtempSync(join(tmpdir(), "serac-optional-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** What is said where a program in an empty folder loads the entries of packages, each for `serac mock`. */
function saidOf(entries: readonly (readonly [name: string, specifier: string])[]): readonly string[] {
  const loads = entries.map(
    ([name, specifier]) =>
      `await loadOptional("mock", "${name}", () => import("${specifier}")).then(() => "loaded", ({ message }) => message)`,
  )
  const program = `import { loadOptional } from ${JSON.stringify(import.meta.resolve("./optional-package.ts"))}
    console.log(JSON.stringify([${loads.join(", ")}]))`
  return JSON.parse(printedBy(program))
}

/** What a module prints in the empty folder. */
const printedBy = (program: string): string =>
  spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "" },
  }).stdout

test("a package that is there is loaded", async () => {
  const { startMock } = await loadOptional("mock", "@serac/mock", () => import("@serac/mock"))
  expect(startMock).toBeTypeOf("function")
})

test("packages that are missing together are told in one line", () => {
  const program = `import { loadOptionals } from ${JSON.stringify(import.meta.resolve("./optional-package.ts"))}
    const load = (name) => [name, () => import(name)]
    await loadOptionals("contract", load("@serac/mock"), load("@serac/codegen")).catch(({ message }) => console.log(message))`
  expect(printedBy(program)).toBe(
    "serac contract needs @serac/mock and @serac/codegen: npm install --save-dev @serac/cli @serac/mock @serac/codegen\n",
  )
})

test("a package that is missing is told with the line that installs it, by any of its entries; one that it lacks itself is told as it is", () => {
  const installed = join(folder, "node_modules/@serac/mcp")
  mkdirSync(installed, { recursive: true })
  writeFileSync(join(installed, "package.json"), JSON.stringify({ type: "module", exports: "./index.js" }))
  writeFileSync(join(installed, "index.js"), 'import "zod"')
  const said = saidOf([
    ["@serac/mock", "@serac/mock"],
    ["@serac/codegen", "@serac/codegen/package"],
    ["@serac/mcp", "@serac/mcp"],
  ])
  expect(said).toEqual([
    "serac mock needs @serac/mock: npm install --save-dev @serac/cli @serac/mock",
    "serac mock needs @serac/codegen: npm install --save-dev @serac/cli @serac/codegen",
    expect.stringContaining("Cannot find package 'zod' imported from "),
  ])
})
