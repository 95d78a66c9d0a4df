import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import ts from "typescript"
import { expect, test } from "vitest"

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

test("every example compiles", () => {
  const found = examples()
  expect(found.size).toBeGreaterThan(20)
  expect(diagnose(found)).toEqual([])
}, 60_000)

test("every export has an example", () => {
  const index = readFileSync(`${root}src/index.ts`, "utf8")
  const names = [...index.matchAll(/\{(.*?)\} from/gs)].flatMap(
    ([, list = ""]) => list.match(/\w+(?=\s*,|\s*$)/g) ?? [],
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
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !documented.has(name))).toEqual([])
})

test("an example that is wrong would be found", () => {
  const wrong = new Map([
    ["wrong", 'import type { RetryOptions } from "@serac/http-client"\nconst wrong: RetryOptions = { attempt: 1 }'],
  ])
  expect(diagnose(wrong)).toEqual([expect.stringContaining("attempt")])
}, 60_000)
