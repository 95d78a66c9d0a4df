import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import ts from "typescript"
import { expect, test } from "vitest"

const root = fileURLToPath(new URL("..", import.meta.url))

/** The TypeScript blocks of the doc comments and of the README, by where they stand. */
function shownCode(): Map<string, string> {
  const sources = readdirSync(`${root}src`, { recursive: true, encoding: "utf8" })
  const files = sources.filter((file) => /(?<!\.test)\.ts$/.test(file)).map((file) => `src/${file}`)
  return new Map(
    [...files, "README.md"].flatMap((file) =>
      [...readFileSync(root + file, "utf8").matchAll(/^( \* )?```ts\n(.*?)^\1```/gms)].map(
        ([, margin = "", code = ""], at): [string, string] => [
          `${file}#${at + 1}`,
          margin === "" ? code : code.replace(/^ \* ?/gm, ""),
        ],
      ),
    ),
  )
}

/** What the compiler says of code, each piece as a module of this package. */
function complaints(code: ReadonlyMap<string, string>): readonly string[] {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const names = new Map([...code.keys()].map((name, at) => [`${root}shown-${at}.ts`, name]))
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (path) => names.has(path) || fileExists(path)
  host.readFile = (path) => {
    const name = names.get(path)
    return name === undefined ? readFile(path) : `${code.get(name)}\nexport {}\n`
  }
  const program = ts.createProgram([...names.keys()], options, host)
  return [...names].flatMap(([path, name]) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`),
  )
}

test("the code that the documentation shows compiles, and would not if it were wrong", { timeout: 120_000 }, () => {
  const code = shownCode()
  expect([...code.keys()].sort()).toEqual([
    "README.md#1",
    "README.md#2",
    "README.md#3",
    "README.md#4",
    "README.md#5",
    "README.md#6",
    "src/dump.ts#1",
    "src/dump.ts#2",
    "src/fragment/fill-holes.ts#1",
    "src/open-store.ts#1",
    "src/operations/backup.ts#1",
    "src/operations/lowest-rollback.ts#1",
    "src/operations/migrate-store.ts#1",
    "src/operations/migrate-store.ts#2",
    "src/operations/reset.ts#1",
    "src/operations/reset.ts#2",
    "src/operations/restore.ts#1",
    "src/verification/chain-verification.ts#1",
    "src/verification/network-verification.ts#1",
  ])
  code.set("wrong", 'import { openStore } from "@serac/store"\nawait openStore({ kind: "paper" })')
  expect(complaints(code)).toEqual([expect.stringMatching(/^wrong: .*paper/)])
})
