import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { writtenPages } from "../../docs/src/markdown/pages.ts"
import { repository, sourcesIn } from "./support/program.ts"
import { blocksOf, examplesOf, fileOf, packageFolders, type Snippet } from "./support/snippets.ts"
import { typeErrors } from "./support/type-errors.ts"

const folders = packageFolders()

/** The sources of a package but for its tests. */
const programsIn = (folder: string) => sourcesIn(join(folder, "src")).filter((file) => !/\.test(-d)?\.ts$/.test(file))

/** What the compiler must object to, in what it must say of it: a mistake in the use of each package. */
const mistakes: Readonly<Record<string, readonly [code: string, complaint: RegExp]>> = {
  "packages/runtime/http": [
    'import type { RetryOptions } from "@serac/http-client"\nconst wrong: RetryOptions = { attempt: 1 }',
    /attempt/,
  ],
  "packages/runtime/rest": [
    'import { createRestCore } from "@serac/rest"\ncreateRestCore({ baseURL: "x" })',
    /baseURL/,
  ],
  "packages/runtime/chain": ['import { formatId } from "@serac/chain"\nformatId("x")', /Uint8Array/],
  "packages/integrations/mcp": [
    'import { createMcpServer } from "@serac/mcp"\nawait createMcpServer({ apis: { "y-chain": { baseUrl: "" } } })',
    /y-chain/,
  ],
  "packages/services/mock": ['import { startMock } from "@serac/mock"\nawait startMock("y-chain")', /y-chain/],
  "packages/services/node-wire": [
    'import { byNameMethod, read } from "@serac/node-wire"\nbyNameMethod({ height: read.uint64 }, ({ height }) => height.length)',
    /bigint/,
  ],
  "packages/services/peer": [
    'import { createPeerNetwork } from "@serac/peer"\ncreatePeerNetwork({ networkId: "5" })',
    /number/,
  ],
  "packages/services/signatures": [
    'import { createSignatures } from "@serac/signatures"\ncreateSignatures({ networkId: 5, nodeUrls: [] }, { peers: "on" })',
    /boolean/,
  ],
  "packages/services/devnet": [
    'import type { AcceptedContainers } from "@serac/devnet"\nexport const first = (chain: AcceptedContainers) => chain.at("0")',
    /number/,
  ],
  "packages/services/ledger": ['import { Journal } from "@serac/ledger"\nnew Journal().revert(1)', /Mark/],
  "packages/services/evm-chain": [
    'import { parseEvmGenesis } from "@serac/evm-chain"\nparseEvmGenesis("{}", { kind: "geth" })',
    /geth/,
  ],
  "packages/services/store": ['import { openStore } from "@serac/store"\nawait openStore({ kind: "paper" })', /paper/],
  "packages/services/http": ['import { ServiceError } from "@serac/http"\nthrow new ServiceError(418, "no")', /418/],
  "packages/services/monitoring": ['import { readHealth } from "@serac/monitoring"\nawait readHealth("no")', /Monitor/],
  "packages/services/access": ['import { keyIdOf } from "@serac/access"\nkeyIdOf(5)', /number/],
  "packages/services/gateway": [
    'import { startGateway } from "@serac/gateway"\nawait startGateway({ port: 0 })',
    /GatewayOptions/,
  ],
  "packages/services/usage": [
    'import { usageReport } from "@serac/usage"\nawait usageReport("no", { subjects: [], now: 0 })',
    /UsageTables/,
  ],
  "packages/services/metadata-reader": [
    'import { startMetadataReader } from "@serac/metadata-reader"\nstartMetadataReader({ maxBytes: "1 MiB" })',
    /number/,
  ],
  "packages/services/items": ['import { fillHoles } from "@serac/items"\nfillHoles("{}")', /2 arguments/],
  "packages/services/indexing": ['import { NodeFault } from "@serac/indexing"\nnew NodeFault("lazy", "no")', /lazy/],
  "packages/services/network-indexer": [
    'import { startNetworkIndexer } from "@serac/network-indexer"\nawait startNetworkIndexer({ network: 5 })',
    /number/,
  ],
  "packages/services/evm-indexer": [
    'import { startIndexer } from "@serac/evm-indexer"\nawait startIndexer({ chain: "C" })',
    /string/,
  ],
  "packages/services/cli": ['import { run } from "@serac/cli"\nawait run("mock")', /string\[\]/],
}

function snippets(): readonly Snippet[] {
  const sources = folders.flatMap(programsIn)
  const pages = writtenPages().map(({ path }) => join(repository, path))
  return [...sources.flatMap(examplesOf), ...pages.flatMap(blocksOf)]
}

test("every example of a doc comment and every TypeScript block of a page compiles, and a wrong one would not", () => {
  const found = snippets()
  const files = new Map(found.map((snippet) => [fileOf(snippet), `${snippet.code}\nexport {}\n`]))
  expect(files.size).toBe(found.length)
  for (const [folder, [code]] of Object.entries(mistakes)) files.set(join(repository, folder, "wrong.mts"), code)
  const expected = Object.entries(mistakes).map(([folder, [, complaint]]) =>
    expect.stringMatching(new RegExp(`${folder}/wrong\\.mts:.*${complaint.source}`)),
  )
  expect(typeErrors(files)).toEqual(expected)
}, 120_000)

test("every example that is written is found, and each package has some", () => {
  const written = (file: string) => readFileSync(file, "utf8").match(/^\s*(\/\*)?\* @example/gm)?.length ?? 0
  const wrong = folders.flatMap(programsIn).filter((file) => examplesOf(file).length !== written(file))
  const places = snippets().map(({ place }) => join(repository, place))
  const silent = folders.filter((folder) => !places.some((place) => place.startsWith(folder)))
  expect({ wrong, silent }).toEqual({ wrong: [], silent: [] })
})

test("every client package shows an example for each operation, and its README has code", () => {
  const clients = folders.filter((folder) => folder.includes("clients"))
  const silent = clients.filter((folder) => blocksOf(join(folder, "README.md")).length === 0)
  const operations = clients
    .flatMap((folder) => sourcesIn(join(folder, "src/generated")))
    .filter((file) => !/(types|operations|methods|request|index)\.ts$/.test(file))
  expect({ silent, without: operations.filter((file) => examplesOf(file).length === 0) }).toEqual({
    silent: [],
    without: [],
  })
})
