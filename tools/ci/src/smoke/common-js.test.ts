import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { writeCommonJs } from "./common-js.ts"

test("each module has a copy that CommonJS loads, with its exports and what it imports", () => {
  const dist = mkdtempSync(join(tmpdir(), "common-js-"))
  try {
    mkdirSync(join(dist, "in"))
    writeFileSync(join(dist, "package.json"), '{ "type": "module" }')
    writeFileSync(join(dist, "index.js"), 'export * from "./in/one.js"\nexport class Two { static three = 3 }\n')
    writeFileSync(join(dist, "in/one.js"), 'import { sep } from "node:path"\nexport const one = sep.length\n')
    writeCommonJs(dist)
    // Copies are not copied again.
    writeCommonJs(dist)
    const { one, Two } = createRequire(import.meta.url)(join(dist, "cjs/index.js"))
    expect([one, Two.three]).toEqual([1, 3])
  } finally {
    rmSync(dist, { recursive: true })
  }
})
