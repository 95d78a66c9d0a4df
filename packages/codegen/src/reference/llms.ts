import type { ReadText } from "../docs/exported-functions.ts"
import { referenceFolder } from "./reference-files.ts"

/** A package in the list of an `llms.txt`. */
export interface LlmsPackage {
  readonly name: string
  /** Its folder, relative to that of the `llms.txt`; empty for the same folder. */
  readonly folder: string
}

export interface LlmsFacts {
  readonly title: string
  readonly summary: string
  /** Paragraphs and lists before the first section. */
  readonly details: readonly string[]
  readonly packages: readonly LlmsPackage[]
}

/**
 * An `llms.txt` (llmstxt.org): an overview that helps language models find the right page. Its lists are
 * those of the packages' own indexes.
 */
export function llms({ title, summary, details, packages }: LlmsFacts, read: ReadText): string {
  const sections = packages.map(({ name, folder }) => {
    const reference = `${folder === "" ? "" : `${folder}/`}${referenceFolder}`
    const lines = read(`${reference}/README.md`).split("\n")
    const links = lines.filter((line) => line.startsWith("- [")).map((line) => line.replace("](", `](${reference}/`))
    return `## ${name}\n\n${links.join("\n")}`
  })
  return `${[`# ${title}`, `> ${summary}`, ...details, ...sections].join("\n\n")}\n`
}
