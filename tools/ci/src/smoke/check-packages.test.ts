import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, expect, test } from "vitest"
import { mustRun, runProgram } from "./run.ts"

const program = fileURLToPath(new URL("check-packages.ts", import.meta.url))
const folder = mkdtempSync(join(tmpdir(), "serac-judged-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A package of one module as npm packs it. */
async function pack(name: string, types: string): Promise<string> {
  const exports = { ".": { types, default: "./index.js" } }
  const manifest = { name, version: "1.0.0", license: "MIT", type: "module", files: ["*.js", "*.ts"], exports }
  const packed = join(folder, name, "package")
  mkdirSync(packed, { recursive: true })
  writeFileSync(join(packed, "package.json"), JSON.stringify(manifest))
  writeFileSync(join(packed, "index.js"), "export const height = 1\n")
  writeFileSync(join(packed, "index.d.ts"), "export declare const height: number\n")
  await mustRun("tar", ["-czf", `${name}.tgz`, "-C", name, "package"], { cwd: folder })
  return `${name}.tgz`
}

test("a package that names types which are not packed is told by both judges, one that is whole is fit to publish", async () => {
  const files = [await pack("whole", "./index.d.ts"), await pack("untyped", "./types.d.ts")]
  const { code, stdout } = await runProgram(process.execPath, [program, ...files], { cwd: folder })
  expect({ code, lines: stdout.trim().split("\n") }).toEqual({
    code: 1,
    lines: [
      "ok   whole.tgz",
      "FAIL untyped.tgz",
      expect.stringMatching(/^ +publint: .*types\.d\.ts.* does not exist/),
      expect.stringMatching(/^ +attw: .*"resolutionKind":"node16-esm"/),
      expect.stringMatching(/^ +attw: .*"resolutionKind":"bundler"/),
    ],
  })
})
