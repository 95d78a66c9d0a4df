import { existsSync, readFileSync, statSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join, relative, resolve } from "node:path"
import { type GeneratedClient, generateClient } from "../client.ts"
import { withOperationTable } from "../docs/operation-table.ts"
import { toJson } from "../document/json.ts"
import { Resolver } from "../document/resolve.ts"
import type { Selection } from "../document/select.ts"
import { boundRestExample, boundRpcExample } from "../emit/example.ts"
import type { ClientTarget } from "../emit/target.ts"
import { CodegenError } from "../error.ts"
import { optionalEntry } from "../model/common.ts"
import { kebabCase, prefixOf } from "../model/names.ts"
import { apply } from "../output/apply.ts"
import { outputDifferences } from "../output/difference.ts"
import { referenceFolder } from "../reference/reference-files.ts"
import { referenceSource } from "../reference/source.ts"
import { documentation, flagsOf, leftPages } from "./documentation.ts"
import { bundleName, packageFiles } from "./package-files.ts"
import type { PackageOptions } from "./package-options.ts"

export interface PackageResult {
  readonly name: string
  /** The number of operations of the client. */
  readonly operations: number
  /** The files that were written or removed, relative to the package's folder. */
  readonly changed: readonly string[]
  /** One line for each problem in the specification that was worked around, such as two components with the same name. */
  readonly warnings: readonly string[]
}

const generated = "src/generated"

/**
 * Generates a client package from a specification. If the package exists, the generated files are replaced, and the others are
 * kept: package.json, tsconfig.json, src/index.ts, src/operations.ts, and the README except for its table.
 *
 * @throws {CodegenError} when the specification is missing, malformed or has unsupported operations, or the
 * name is not a valid package name; the message names the location, and nothing is written
 *
 * @example
 * ```ts
 * import { generatePackage } from "@serac/codegen"
 *
 * const { operations } = await generatePackage({ spec: "openapi.yaml", out: "my-api", name: "@me/my-api" })
 * console.log(operations)
 * ```
 */
export async function generatePackage(options: PackageOptions): Promise<PackageResult> {
  const {
    spec,
    out,
    name = folderName(out),
    reference,
    collections,
    pages,
    names,
    groups,
    dates,
    enums,
    ...selection
  } = options
  // Relative to the package, so that its files do not depend on its location.
  const source = relative(out, spec).replaceAll("\\", "/")
  const target: ClientTarget = {
    packageName: name,
    prefix: requirePrefix(name),
    source,
    followsRedirects: true,
    ...optionalEntry("enums", enums),
    command:
      commandOf(source, name, selection, { pages: fromPackage(out, pages), names: fromPackage(out, names) }) +
      flagsOf(options),
  }
  if (existsSync(out) && !statSync(out).isDirectory()) throw new CodegenError(`${out}: is a file, not a folder`)
  const warnings: string[] = []
  const warn = (line: string) => void warnings.push(line)
  const [pagesConfig, namesConfig] = await Promise.all([pages, names].map((file) => file && readConfig(file)))
  const client = await generateClient(spec, target, {
    ...selection,
    ...optionalEntry("dates", dates),
    ...optionalEntry("groups", groups),
    pages: pagesConfig,
    names: namesConfig,
    isLenient: true,
    warn,
  })
  const { document, bundle, model, files } = client
  const own = packageFiles({
    name,
    title: model.title,
    model,
    runtimeVersion: runtimeVersion(),
    command: target.command,
    published: options.reference ? [referenceFolder, "llms.txt"] : [],
    example: readmeExample(client, target),
  })
  const outputs = new Map<string, string>([[bundleName(model), toJson(bundle)]])
  for (const [path, text] of own) if (!existsSync(join(out, path))) outputs.set(path, text)
  for (const [path, text] of files) outputs.set(`${generated}/${path}`, text)
  for (const [path, text] of documentation(referenceSource(document, target, model), options)) outputs.set(path, text)
  const readme = outputs.get("README.md") ?? readFileSync(join(out, "README.md"), "utf8")
  outputs.set("README.md", withOperationTable("README.md", readme, [{ model, generated }]))
  const found = [...outputDifferences(out, outputs, [generated]), ...(options.reference ? leftPages(out, outputs) : [])]
  apply(out, outputs, found)
  return { name, operations: model.operations.length, changed: found.map((difference) => difference.path), warnings }
}

/** The command that regenerates the package, run in its folder. */
function commandOf(
  source: string,
  name: string,
  { only = [], skip = [] }: Selection,
  files: Readonly<Record<string, string | undefined>>,
): string {
  const quoted = (text: string) => (/^[\w./@:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)
  const options = [
    ...only.map((text) => ["--only", text]),
    ...skip.map((text) => ["--skip", text]),
    ...Object.entries(files).flatMap(([flag, file]) => (file === undefined ? [] : [[`--${flag}`, file]])),
  ]
  return ["serac", "generate", "--spec", source, "--out", ".", "--name", name, ...options.flat()].map(quoted).join(" ")
}

/** The path of a file from the package's folder. */
function fromPackage(out: string, file: string | undefined): string | undefined {
  return file && relative(out, file).replaceAll("\\", "/")
}

/** @throws {CodegenError} when the file is missing or malformed */
async function readConfig(file: string): Promise<unknown> {
  if (!existsSync(file)) throw new CodegenError(`${file}: no such file`)
  const { parse } = await import("yaml")
  try {
    return parse(readFileSync(file, "utf8"))
  } catch (cause) {
    throw new CodegenError(`${file}: ${(cause as Error).message}`, { cause })
  }
}

function folderName(out: string): string {
  return kebabCase(resolve(out).split(/[\\/]/).at(-1) ?? "")
}

function requirePrefix(name: string): string {
  const prefix = prefixOf(name)
  if (/^(@[a-z0-9~-][\w.~-]*\/)?[a-z0-9~-][\w.~-]*$/.test(name) && /^[A-Z]/.test(prefix)) return prefix
  throw new CodegenError(`"${name}" is no name for a package; choose one such as @me/my-api`)
}

function runtimeVersion(): string {
  // The entry is two folders below the package.json, both in the sources and in the published package.
  const entry = createRequire(import.meta.url).resolve("@serac/client/rest")
  const manifest = join(dirname(entry), "../../package.json")
  return (JSON.parse(readFileSync(manifest, "utf8")) as { readonly version: string }).version
}

function readmeExample({ document, model }: GeneratedClient, target: ClientTarget): readonly string[] {
  const resolver = new Resolver(document)
  return model.kind === "openapi" ? boundRestExample(resolver, target, model) : boundRpcExample(resolver, target, model)
}
