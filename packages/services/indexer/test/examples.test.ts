import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import ts from "typescript"
import { expect, test } from "vitest"

const root = fileURLToPath(new URL("..", import.meta.url))
const files = [
  "README.md",
  "src/spawn-indexer.ts",
  "src/start-indexer.ts",
  "src/network/describe-network.ts",
  "src/network/spawn-network-indexer.ts",
  "src/network/start-network-indexer.ts",
]

/** The TypeScript blocks of the public functions' doc comments and of the README, by where they stand. */
function shownCode(): Map<string, string> {
  return new Map(
    files.flatMap((file) =>
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
  const [readme, ...sources] = files
  expect([...code.keys()]).toEqual([`${readme}#1`, `${readme}#2`, ...sources.map((file) => `${file}#1`)])
  code.set("wrong", 'import { startIndexer } from "@serac/indexer"\nawait startIndexer({ chain: "C" })')
  expect(complaints(code)).toEqual([expect.stringMatching(/^wrong: /)])
})
