import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import ts from "typescript"
import { expect, test } from "vitest"

const root = fileURLToPath(new URL("..", import.meta.url))

/** Each `@example` of the sources and each `ts` block of the README, by where it stands. */
function examples(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of readdirSync(`${root}src`, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue
    const source = readFileSync(`${root}src/${file}`, "utf8")
    for (const [index, [, body = ""]] of [...source.matchAll(/@example\n(.*?)\n *\*\//gs)].entries()) {
      found.set(`src/${file}#${index + 1}`, body.replace(/^ +\* ?/gm, ""))
    }
  }
  const readme = readFileSync(`${root}README.md`, "utf8")
  for (const [index, [, body = ""]] of [...readme.matchAll(/```ts\n(.*?)```/gs)].entries()) {
    found.set(`README.md#${index + 1}`, body)
  }
  return found
}

/** What the compiler says about the examples, each as a module in this package. */
function diagnose(modules: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const files = new Map(
    [...modules].map(([name, body]) => [`${root}${name.replace(/[#/.]/g, "_")}.ts`, { name, body }]),
  )
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile } = host
  host.fileExists = (path) => files.has(path) || fileExists(path)
  host.getSourceFile = (path, ...rest) => {
    const body = files.get(path)?.body
    return body === undefined
      ? getSourceFile(path, ...rest)
      : ts.createSourceFile(path, `${body}\nexport {}`, ts.ScriptTarget.ES2022)
  }
  const program = ts.createProgram([...files.keys()], options, host)
  return [...files].flatMap(([path, { name }]) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`),
  )
}

test("every example compiles, and a wrong one would not", { timeout: 120_000 }, () => {
  const found = examples()
  expect(found.size).toBeGreaterThan(5)
  found.set(
    "wrong",
    'import { createMcpServer } from "@serac/mcp"\nawait createMcpServer({ apis: { "y-chain": { baseUrl: "" } } })',
  )
  expect(diagnose(found)).toEqual([expect.stringMatching(/^wrong: .*y-chain/)])
})
