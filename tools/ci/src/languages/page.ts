import { markdownTable } from "../docs/markdown-table.ts"
import type { LanguageOutcome } from "./check-language.ts"
import type { LanguageGenerator } from "./generators.ts"

/** What a generator made of a document. */
export interface LanguageResult {
  readonly generator: LanguageGenerator
  readonly version: string
  readonly document: string
  readonly outcome: LanguageOutcome
}

const columns = ["generator", "version", "language", "document", "generates", "operations", "compiles", "three calls"]

/** The page of all results. */
export function languagesPage(results: readonly LanguageResult[]): string {
  const rows = results.map(({ generator: { name, language }, version, document, outcome }) => {
    const { generated, compiled, called = "", operations: { all, missing } = {} } = outcome
    const count = all === undefined ? "" : missing?.length ? `${all - missing.length} of ${all}` : "all"
    return [name, version, language, document, generated, count, compiled, called]
  })
  const notes = [...new Map(results.map(({ generator: { name, note } }) => [name, note]))].flatMap(([name, note]) =>
    note === "" ? [] : [`- ${name}: ${note}`],
  )
  const left = results.flatMap(({ generator: { name }, document, outcome: { operations } }) =>
    operations?.missing.length
      ? [`${name}, ${document}: ${operations.missing.map((id) => `\`${id}\``).join(", ")}.`]
      : [],
  )
  return `# Clients in other languages

Each document is published as OpenAPI 3.0 too (\`openapi-3.0.json\` in its package), for generators that read no newer version. This is what four of them make of it.
The three calls are \`listChains\`, \`getBlock\` and \`getNativeBalance\` against the mock; "yes" means that they print what the TypeScript client gets.

Made by \`pnpm check:languages\`, which needs the generators, Go and Python on the PATH. It is beside the tests, which have npm only.

${markdownTable({ columns, rows }).join("\n")}

${notes.join("\n")}
${left.length === 0 ? "" : `\n## Operations that are left out\n\nA generator that cannot express a result leaves its operation out; the others of the document are made.\n\n${left.join("\n\n")}\n`}`
}
