import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import ts from "typescript"
import { expect, test } from "vitest"
import * as bls from "../src/bls/index.ts"
import * as chain from "../src/index.ts"

const root = fileURLToPath(new URL("..", import.meta.url))
const sources = readdirSync(`${root}src`, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !/\.test(-d)?\.ts$/.test(file),
)

/** Each `@example` of the sources and each `ts` block of the README, by where it stands. */
function examples(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of sources) {
    const source = readFileSync(`${root}src/${file}`, "utf8")
    for (const [index, [, body = ""]] of [...source.matchAll(/@example\n(.*?)\n *\*(?:\/| @)/gs)].entries()) {
      found.set(`src/${file}#${index + 1}`, body.replace(/^ +\* ?/gm, "").replace(/^```.*$/gm, ""))
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
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (path) => files.has(path) || fileExists(path)
  host.readFile = (path) => files.get(path)?.body ?? readFile(path)
  host.getSourceFile = (path, ...rest) => {
    const example = files.get(path)
    return example
      ? ts.createSourceFile(path, `${example.body}\nexport {}`, ts.ScriptTarget.ES2022)
      : getSourceFile(path, ...rest)
  }
  const program = ts.createProgram([...files.keys()], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const where = file ? (files.get(file.fileName)?.name ?? file.fileName) : "options"
    return `${where}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`
  })
}

test("every example compiles, and one that is wrong would be found", () => {
  const found = examples()
  expect(found.size).toBeGreaterThan(100)
  found.set("wrong", 'import { formatId } from "@serac/chain"\nformatId("x")')
  expect(diagnose(found)).toEqual([expect.stringMatching(/^wrong: .*Uint8Array/)])
}, 60_000)

test("every function and error has an example", () => {
  const exported = Object.entries({ ...chain, ...bls }).flatMap(([name, value]) =>
    typeof value === "function" ? [name] : [],
  )
  const documented = new Set(
    sources.flatMap((file) =>
      [
        ...readFileSync(`${root}src/${file}`, "utf8").matchAll(
          /@example\n(?:(?!\*\/).)*\*\/\nexport (?:abstract )?\w+ (\w+)/gs,
        ),
      ].map(([, name = ""]) => name),
    ),
  )
  expect(exported.length).toBeGreaterThan(100)
  expect(exported.filter((name) => !documented.has(name))).toEqual([])
})
