import { readFileSync } from "node:fs"
import { join } from "node:path"
import { collectionFiles } from "../collections/collection-files.ts"
import { kebabCase } from "../model/names.ts"
import { type OutputDifference, outputDifferences } from "../output/difference.ts"
import { llms } from "../reference/llms.ts"
import { referenceFiles, referenceFolder } from "../reference/reference-files.ts"
import type { ReferenceSource } from "../reference/source.ts"
import type { PackageOptions } from "./package-options.ts"

/** The URL at which `serac mock --spec` serves a document. */
const mockUrl = "http://127.0.0.1:4010"

/** The optional documentation of a package, as far as it was requested, by path from its folder. */
export function documentation(
  source: ReferenceSource,
  { reference = false, collections = false }: PackageOptions,
): ReadonlyMap<string, string> {
  const { model, target } = source
  const pages = reference ? referenceFiles([source]) : new Map<string, string>()
  const facts = {
    title: target.packageName,
    summary: `Typed client of ${model.title}.`,
    details: [
      "Each page below is one operation: parameters, result, errors, a curl line, a TypeScript sample and an example response.",
    ],
    packages: [{ name: "Operations", folder: "" }],
  }
  const name = kebabCase(target.packageName.replace(/^@[^/]*\//, ""))
  const requests = collections ? collectionFiles([source], { name, mockUrl }) : []
  return new Map([
    ...pages,
    ...(reference ? [["llms.txt", llms(facts, (path) => pages.get(path) ?? "")] as const] : []),
    ...[...requests].map(([path, text]) => [`collections/${path}`, text] as const),
  ])
}

/** The flags of `serac generate` for these options. */
export function flagsOf({
  dates,
  enums,
  groups = false,
  reference = false,
  collections = false,
}: PackageOptions): string {
  const chosen = Object.entries({ dates, enums }).map(([name, value]) =>
    value === undefined ? "" : ` --${name} ${value}`,
  )
  return `${groups ? " --groups" : ""}${chosen.join("")}${reference ? " --reference" : ""}${collections ? " --collections" : ""}`
}

/** Pages of operations that no longer exist. Manually written pages are kept. */
export function leftPages(out: string, outputs: ReadonlyMap<string, string>): readonly OutputDifference[] {
  return outputDifferences(out, outputs, [referenceFolder]).filter(
    ({ kind, path }) => kind === "left over" && readFileSync(join(out, path), "utf8").startsWith("<!-- Made by `"),
  )
}
