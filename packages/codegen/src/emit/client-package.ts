import type { Api } from "../apis.ts"
import { toJson } from "../document/json.ts"
import type { Resolver } from "../document/resolve.ts"
import type { Model } from "../model/model.ts"
import { boundRestExample, boundRpcExample } from "./example.ts"
import { wrappedList } from "./layout.ts"
import type { ClientTarget } from "./target.ts"

/** The information for a new client package, in addition to its entry in the list of APIs. */
export interface ClientPackageFacts {
  readonly api: Api
  /** The title of its first document. */
  readonly title: string
  /** The lines of an example that calls its first operation at the mock. */
  readonly example: readonly string[]
}

/**
 * The files of a client package in this repository that are only created if missing, and then maintained by hand.
 *
 * @returns texts by path, relative to the package's folder
 */
export function clientPackageFiles(facts: ClientPackageFacts): ReadonlyMap<string, string> {
  return new Map([
    ["package.json", manifestOf(facts)],
    ["tsconfig.json", tsconfig],
    ["README.md", readmeOf(facts)],
    ["src/index.ts", indexOf(facts.api)],
    [
      "src/operations.ts",
      generatedFolders(facts.api)
        .map((folder) => exportLine(`${folder}/operations.ts`))
        .join(""),
    ],
    ["src/exports.test.ts", exportsTestOf(facts.api)],
  ])
}

/** An example that calls the first operation of a document at the mock of its API. */
export function mockExample(
  resolver: Resolver,
  target: ClientTarget,
  model: Model,
  mockPort: number,
): readonly string[] {
  const serverUrl = `http://127.0.0.1:${mockPort}`
  const lines =
    model.kind === "openapi"
      ? boundRestExample(resolver, target, { ...model, serverUrl, serverDescription: "" })
      : boundRpcExample(resolver, target, { ...model, serverUrl })
  return lines.some((line) => line.startsWith("const result = ")) ? [...lines, "console.log(result)"] : lines
}

function manifestOf({ api, title }: ClientPackageFacts): string {
  const { name, packageName, folder, documents } = api
  const bundles = documents.flatMap(({ format }) =>
    format === "openapi" ? ["openapi.json", "openapi-3.0.json"] : [`${format}.json`],
  )
  const hasTypes = documents.length === 1 && documents[0]?.format === "openapi"
  const sources = { ".": "index", "./operations": "operations", ...(hasTypes && { "./types": "generated/types" }) }
  const data = Object.fromEntries([...bundles, "reference/*"].map((path) => [`./${path}`, `./${path}`]))
  const entries = (entryOf: (file: string) => unknown) => ({
    ...Object.fromEntries(Object.entries(sources).map(([entry, file]) => [entry, entryOf(file)])),
    ...data,
  })
  return toJson({
    name: packageName,
    version: "0.0.0",
    description: `Typed client of the ${title}.`,
    keywords: ["avalanche", name, "typescript", "client"],
    license: "MIT",
    repository: { type: "git", url: "git+https://github.com/serac-dev/serac.git", directory: folder },
    type: "module",
    sideEffects: false,
    engines: { node: ">=20" },
    exports: entries((file) => `./src/${file}.ts`),
    files: ["dist", ...bundles, "reference"],
    publishConfig: {
      access: "public",
      provenance: true,
      exports: entries((file) => ({
        types: `./dist/${file}.d.ts`,
        jest: `./dist/cjs/${file}.js`,
        default: `./dist/${file}.js`,
      })),
      // For resolvers that know no `exports`.
      typesVersions: {
        "*": Object.fromEntries(
          Object.entries(sources).flatMap(([entry, file]) =>
            entry === "." ? [] : [[entry.slice(2), [`./dist/${file}.d.ts`]]],
          ),
        ),
      },
      main: "./dist/index.js",
      types: "./dist/index.d.ts",
    },
    scripts: { typecheck: "tsc --noEmit -p tsconfig.json", test: "vitest run" },
    dependencies: { "@serac/client": "workspace:^" },
  })
}

const tsconfig = `{
  "extends": "../../../tsconfig.base.json",
  "compilerOptions": {
    "noEmit": true,
    "types": ["node"]
  },
  "include": ["src", "test"]
}
`

function readmeOf({ api, title, example }: ClientPackageFacts): string {
  return [
    `# ${api.packageName}`,
    `Typed client of the ${title}. The example calls \`serac mock ${api.name}\`, which answers the examples of the document.`,
    `\`\`\`sh\nnpm install ${api.packageName}\n\`\`\``,
    `\`\`\`ts\n${example.join("\n")}\n\`\`\``,
    "## Operations",
    "<!-- operations -->\n<!-- /operations -->\n",
  ].join("\n\n")
}

/** The folders of the generated files, relative to the source folder. */
const generatedFolders = ({ folder, documents }: Api) =>
  documents.map(({ generated }) => `.${generated.slice(`${folder}/src`.length)}`)

const exportLine = (module: string) => `export * from ${JSON.stringify(module)}\n`
const importLine = (name: string, module: string) => `import * as ${name} from ${JSON.stringify(module)}\n`

/** The entries of the runtime package that the documents of an API use. */
const runtimesOf = ({ documents }: Api) =>
  documents.map(({ format }) => (format === "openapi" ? ("rest" as const) : ("rpc" as const)))

function indexOf(api: Api): string {
  const runtimes = runtimesOf(api).map((runtime) => exportLine(`@serac/client/${runtime}/client`))
  return [...runtimes, ...generatedFolders(api).map((folder) => exportLine(`${folder}/index.ts`))].join("")
}

function exportsTestOf(api: Api): string {
  const runtimes = runtimesOf(api)
  const names = [
    ...runtimes.map((runtime) => `...Object.keys(${runtime})`),
    ...api.documents.flatMap(({ prefix }) => [`"create${prefix}Client"`, `"create${prefix}Core"`]),
  ]
  const imports = [
    ...runtimes.map((runtime) => importLine(runtime, `@serac/client/${runtime}/client`)),
    'import { expect, test } from "vitest"\n',
    importLine("api", "./index.ts"),
    importLine("operations", "./operations.ts"),
  ]
  return `${imports.join("")}
test("the package exports a function for every operation, what its runtime shows, and these names", () => {
  const functions = Object.keys(operations)
  expect(functions.filter((name) => typeof (api as Record<string, unknown>)[name] !== "function")).toEqual([])
  const others = Object.keys(api).filter((name) => !functions.includes(name))
${wrappedList("  const expected = [", names, "]", "  ")}
  expect(others.sort()).toEqual([...new Set(expected)].sort())
})
`
}
