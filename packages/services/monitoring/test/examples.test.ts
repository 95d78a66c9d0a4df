import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import ts from "typescript"
import { expect, test } from "vitest"

const root = fileURLToPath(new URL("..", import.meta.url))

/** The TypeScript that the doc comments and the README show, by the file and its place in it. */
function shownCode(): ReadonlyMap<string, string> {
  const sources = readdirSync(`${root}src`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => `src/${file}`)
  const code = new Map<string, string>()
  for (const file of [...sources, "README.md"]) {
    const text = readFileSync(root + file, "utf8")
    const blocks = file.endsWith(".md")
      ? text.matchAll(/^```ts\n(.*?)^```/gms)
      : text.matchAll(/^ \* ```ts\n(.*?)^ \* ```/gms)
    let number = 0
    for (const [, block = ""] of blocks) {
      number += 1
      code.set(`${file}#${number}`, file.endsWith(".md") ? block : block.replace(/^ \* ?/gm, ""))
    }
  }
  return code
}

/** What the compiler says of code, each piece as a module of this package. */
function complaints(code: ReadonlyMap<string, string>): readonly string[] {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const names = new Map([...code.keys()].map((name, index) => [`${root}shown-${index}.ts`, name]))
  const textOf = (path: string) => code.get(names.get(path) ?? "")
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (path) => names.has(path) || fileExists(path)
  host.readFile = (path) => (names.has(path) ? `${textOf(path)}\nexport {}\n` : readFile(path))
  const program = ts.createProgram([...names.keys()], options, host)
  return [...names].flatMap(([path, name]) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`),
  )
}

test("the code that the documentation shows compiles, and would not if it were wrong", { timeout: 120_000 }, () => {
  const wrong = 'import { readHealth } from "@serac/monitoring"\nawait readHealth("no")'
  const code = shownCode()
  expect([...code.keys()].sort()).toEqual(
    ["README.md#1", "src/freshness.ts#1", "src/metrics/indexing-metrics.ts#1", "src/monitor.ts#1"].sort(),
  )
  expect(complaints(new Map([...code, ["wrong", wrong]]))).toEqual([expect.stringMatching(/^wrong: .*Monitor/)])
})
