import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { missingImports } from "./missing-imports.ts"

test("modules that were not compiled are named, each once; others, and what is above the folder, are not", () => {
  const folder = mkdtempSync(join(tmpdir(), "serac-compiled-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, "a"))
  const index = [
    'import { one } from "./a/one.js";',
    "export {",
    "  two,",
    '} from "./a/two.js";',
    'export * from "./none.js";',
    'import "./effect.js";',
    'import manifest from "../../package.json" with { type: "json" };',
    'import { open } from "node:fs";',
    'const late = await import("./late.js");',
    'const text = `import x from "./text.js"`;',
  ]
  writeFileSync(join(folder, "index.js"), index.join("\n"))
  writeFileSync(join(folder, "a/one.js"), 'import { lost } from "../../none.js";\nimport { two } from "./two.js";\n')
  expect(missingImports(folder)).toEqual(["a/two.js", "effect.js", "late.js", "none.js"])
})
