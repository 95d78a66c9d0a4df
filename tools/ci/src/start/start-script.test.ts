import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

const script = new URL("start.mjs", import.meta.url)

test("the modules that start.mjs goes on with stand beside it", () => {
  const modules = [...readFileSync(script, "utf8").matchAll(/"([\w/.-]+\.(?:ts|mjs))"/g)].map(([, name = ""]) => name)
  expect(modules).toEqual(["./install.mjs", "main.ts", "workspace-resolution.ts"])
  expect(modules.filter((name) => !existsSync(new URL(name, script)))).toEqual([])
})
