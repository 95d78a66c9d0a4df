import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { createDataClient } from "@serac/data"
import { startMocks } from "@serac/mock"
import { repository } from "../smoke/packages.ts"
import { checkLanguage, versionOf } from "./check-language.ts"
import { languageGenerators } from "./generators.ts"

// Generates clients of the OpenAPI 3.0 documents with generators for other languages, compiles them, and makes three calls of the data
// client against its mock: `pnpm check:languages`. Writes docs/other-languages.md.

const checkedApis = ["data", "metrics", "health"]
const address = "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"

const started = await startMocks({ port: 0 })
try {
  const url = Object.values(started.mocks).find(({ api }) => api === "data")?.url ?? ""
  const client = createDataClient({ baseUrl: url })
  const { chains } = await client.listChains()
  const { blockNumber } = await client.getBlock({ chainId: "43114", blockId: "1" })
  const { nativeTokenBalance } = await client.getNativeBalance({ chainId: "43114", address })
  const calls = { url, address, expected: `${chains.length} ${blockNumber} ${nativeTokenBalance.balance}` }

  const rows: (readonly string[])[] = []
  let faults = 0
  for (const generator of languageGenerators) {
    const version = await versionOf(generator)
    for (const document of checkedApis) {
      const spec = join(repository, "packages/clients", document, "openapi-3.0.json")
      const outcome =
        version === undefined
          ? undefined
          : await checkLanguage(generator, spec, document === "data" ? calls : undefined)
      const cells = outcome
        ? [outcome.generated, outcome.compiled, outcome.called ?? ""]
        : ["its command is not installed here", "", ""]
      if (cells.some((cell) => cell !== "" && cell !== "yes")) faults += 1
      rows.push([generator.name, version ?? "", generator.language, document, ...cells, generator.note])
      console.log(rows.at(-1)?.join(" | "))
    }
  }
  writeFileSync(join(repository, "docs/other-languages.md"), pageText(rows))
  process.exitCode = faults === 0 ? 0 : 1
} finally {
  await started.close()
}

function pageText(rows: readonly (readonly string[])[]): string {
  const head = ["generator", "version", "language", "document", "generates", "compiles", "three calls", "note"]
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const rule = widths.map((width) => "-".repeat(width))
  const lines = [head, rule, ...rows].map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`,
  )
  return `# Clients in other languages

Each document is published as OpenAPI 3.0 too (\`openapi-3.0.json\` in its package), for generators that read no newer version. This is what four of them make of it.
The three calls are \`listChains\`, \`getBlock\` and \`getNativeBalance\` against the mock; "yes" means that they print what the TypeScript client gets.

Made by \`pnpm check:languages\`, which needs the generators, Go and Python on the PATH. It is beside the tests, which have npm only.

${lines.join("\n")}
`
}
