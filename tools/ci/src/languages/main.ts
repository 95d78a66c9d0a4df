import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { createDataClient } from "@serac/data"
import { startMocks } from "@serac/mock"
import { repository } from "../smoke/packages.ts"
import { checkLanguage, versionOf } from "./check-language.ts"
import { languageGenerators } from "./generators.ts"
import { type LanguageResult, languagesPage } from "./page.ts"

// Generates clients of the OpenAPI 3.0 documents with generators for other languages, compiles them, and makes three calls of the data
// client against its mock: `pnpm check:languages`. Writes docs/other-languages.md, and ends with 1 if one is missing, or fails.

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

  const results: LanguageResult[] = []
  let faults = 0
  for (const generator of languageGenerators) {
    const version = await versionOf(generator)
    if (version === undefined) {
      faults += 1
      console.log(`${generator.name}: its command is not installed here`)
      continue
    }
    for (const document of checkedApis) {
      const spec = join(repository, "packages/clients", document, "openapi-3.0.json")
      const outcome = await checkLanguage(generator, spec, document === "data" ? calls : undefined)
      const { generated, compiled, called = "yes", operations } = outcome
      if ([generated, compiled, called].some((cell) => cell !== "yes")) faults += 1
      results.push({ generator, version, document, outcome })
      const missing = operations?.missing.length ? `, ${operations.missing.length} operations left out` : ""
      console.log(`${generator.name} ${version}, ${document}: ${generated}, ${compiled}, ${called}${missing}`)
    }
  }
  // A page without one of the generators would say less than the one before.
  if (results.length === languageGenerators.length * checkedApis.length)
    writeFileSync(join(repository, "docs/other-languages.md"), languagesPage(results))
  process.exitCode = faults === 0 ? 0 : 1
} finally {
  await started.close()
}
