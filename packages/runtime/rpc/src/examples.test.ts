import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "..")
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !/\.test(-d)?\.ts$/.test(name))
  .map((name) => join("src", name))

/** The TypeScript blocks of the documentation, each as a module of this package. */
const examples = new Map<string, string>()
for (const file of [...sources, "README.md"]) {
  const text = readFileSync(join(root, file), "utf8").replace(/^ \* ?/gm, "")
  for (const [index, [, code = ""]] of [...text.matchAll(/^```ts\n(.*?)^```/gms)].entries())
    examples.set(join(root, `${file}.example-${index}.ts`), code)
}

test("every example of the documentation compiles", () => {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, "tsconfig.json"),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) =>
        expect.fail(ts.flattenDiagnosticMessageText(diagnostic.messageText, "\n")),
    },
  )
  const options = config?.options ?? {}
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (name) => examples.has(name) || fileExists(name)
  host.readFile = (name) => examples.get(name) ?? readFile(name)
  const program = ts.createProgram([...examples.keys()], options, host)
  const faults = ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`)
  expect(faults).toStrictEqual([])
  expect(examples.size).toBeGreaterThan(10)
}, 60_000)
