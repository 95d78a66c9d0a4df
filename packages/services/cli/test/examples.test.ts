import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import ts from "typescript"
import { expect, test } from "vitest"

const root = fileURLToPath(new URL("..", import.meta.url))

/** What the compiler says about modules in this package. */
function diagnose(modules: Readonly<Record<string, string>>): string[] {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const files = new Map(Object.entries(modules).map(([name, body]) => [`${root}${name}.ts`, { name, body }]))
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile } = host
  host.fileExists = (path) => files.has(path) || fileExists(path)
  host.getSourceFile = (path, ...rest) => {
    const module = files.get(path)
    return module ? ts.createSourceFile(path, module.body, ts.ScriptTarget.ES2022) : getSourceFile(path, ...rest)
  }
  const program = ts.createProgram([...files.keys()], options, host)
  return [...files].flatMap(([path, { name }]) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`),
  )
}

test("the example of run compiles, and a wrong one would not", { timeout: 120_000 }, () => {
  const source = readFileSync(`${root}src/run.ts`, "utf8")
  const [, example = ""] = /@example\n(.*?)\n *\*\//s.exec(source) ?? []
  expect(example).toContain("run(")
  const wrong = 'import { run } from "@serac/cli"\nawait run("mock")\n'
  expect(diagnose({ example: example.replace(/^ +\* ?/gm, ""), wrong })).toEqual([
    expect.stringMatching(/^wrong: .*string\[\]/),
  ])
})
