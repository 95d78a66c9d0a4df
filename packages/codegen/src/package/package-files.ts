import { toJson } from "../document/json.ts"
import type { Model } from "../model/model.ts"

export interface PackageFacts {
  readonly name: string
  readonly title: string
  readonly model: Model
  /** The version of the runtime package. */
  readonly runtimeVersion: string
  /** The command that regenerates the files, run in the package's folder. */
  readonly command: string
  /** The files to publish in addition to the code and the document. */
  readonly published: readonly string[]
  /** The lines of an example of the first operation. */
  readonly example: readonly string[]
}

/** For each family of clients, the entry of the runtime and the document that the package publishes. */
const runtimes = {
  openapi: { name: "@serac/client/rest", bundle: "openapi.json" },
  openrpc: { name: "@serac/client/rpc", bundle: "openrpc.json" },
} as const

export function bundleName(model: Model): string {
  return runtimes[model.kind].bundle
}

/** The files that are written once and then belong to the user. */
export function packageFiles(facts: PackageFacts): ReadonlyMap<string, string> {
  return new Map([
    ["package.json", packageJson(facts)],
    ["tsconfig.json", tsconfig()],
    ["README.md", readme(facts)],
    ["src/index.ts", indexSource(facts)],
    ["src/operations.ts", 'export * from "./generated/operations.ts"\n'],
  ])
}

function packageJson({ name, title, model, runtimeVersion, published }: PackageFacts): string {
  const { bundle } = runtimes[model.kind]
  const entry = (file: string) => ({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` })
  const entries = {
    operations: "operations",
    types: "generated/types",
    ...(model.operations.some(({ group }) => group !== undefined) && { "groups/*": "generated/groups/*" }),
  }
  return toJson({
    name,
    version: "0.0.0",
    description: `Typed client of ${title}.`,
    type: "module",
    sideEffects: false,
    engines: { node: ">=20" },
    exports: {
      ".": entry("index"),
      ...Object.fromEntries(Object.entries(entries).map(([name, file]) => [`./${name}`, entry(file)])),
      [`./${bundle}`]: `./${bundle}`,
    },
    // For resolvers that know no `exports`.
    main: "./dist/index.js",
    types: "./dist/index.d.ts",
    typesVersions: {
      "*": Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, [`./dist/${file}.d.ts`]])),
    },
    files: ["dist", bundle, ...published],
    scripts: { build: "tsc -p tsconfig.json", prepare: "npm run build" },
    dependencies: { "@serac/client": `^${runtimeVersion}` },
    devDependencies: { typescript: "^5.9.3" },
  })
}

function tsconfig(): string {
  return toJson({
    compilerOptions: {
      target: "ES2022",
      lib: ["ES2023", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
      module: "NodeNext",
      moduleResolution: "NodeNext",
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      isolatedModules: true,
      rewriteRelativeImportExtensions: true,
      skipLibCheck: true,
      types: [],
      rootDir: "src",
      outDir: "dist",
      declaration: true,
    },
    include: ["src"],
  })
}

function readme({ name, title, model, command, example }: PackageFacts): string {
  return [
    `# ${name}`,
    `Typed client of ${title}.`,
    `\`\`\`sh\nnpm install ${name}\n\`\`\``,
    `\`\`\`ts\n${example.join("\n")}\n\`\`\``,
    "## Regenerate",
    "When the document has changed, run in this folder:",
    `\`\`\`sh\n${command}\nnpm run build\n\`\`\``,
    `That writes \`src/generated\`, \`${bundleName(model)}\` and the table below again, and leaves all other files as they are.`,
    "## Operations",
    "<!-- operations -->\n<!-- /operations -->\n",
  ].join("\n\n")
}

/** Errors and types of the runtime are re-exported from its own module for clients. */
function indexSource({ model }: PackageFacts): string {
  return `export * from "${runtimes[model.kind].name}/client"\nexport * from "./generated/index.ts"\n`
}
