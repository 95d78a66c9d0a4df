import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { packageFolders, repository, sourcesIn } from "../../../../packages/codegen/test/support/program.ts"
import {
  blocksOf,
  examplesOf,
  fileOf,
  type Snippet,
  savedFilesOf,
} from "../../../../packages/codegen/test/support/snippets.ts"
import { typeErrors } from "../../../../packages/codegen/test/support/type-errors.ts"
import { writtenPages } from "../../src/docs/markdown/pages.ts"

const folders = packageFolders().map((folder) => join(repository, folder))

/** The sources of a package but for its tests. */
const programsIn = (folder: string) => sourcesIn(join(folder, "src")).filter((file) => !/\.test(-d)?\.ts$/.test(file))

/** Mistakes in the use of each package, and the compiler errors that they must cause. */
const mistakes: Readonly<Record<string, readonly [code: string, complaint: RegExp]>> = {
  "packages/client/src/http": [
    'import type { RetryOptions } from "@serac/client/http"\nconst wrong: RetryOptions = { attempt: 1 }',
    /attempt/,
  ],
  "packages/client/src/rest": [
    'import { createRestCore } from "@serac/client/rest"\ncreateRestCore({ baseURL: "x" })',
    /baseURL/,
  ],
  "packages/chain": ['import { formatId } from "@serac/chain"\nformatId("x")', /Uint8Array/],
  "packages/integrations/mcp": [
    'import { createMcpServer } from "@serac/mcp"\nawait createMcpServer({ apis: { "y-chain": { baseUrl: "" } } })',
    /y-chain/,
  ],
  "packages/mock": ['import { startMock } from "@serac/mock"\nawait startMock("y-chain")', /y-chain/],
  "packages/wire/src/node": [
    'import { byNameMethod, read } from "@serac/wire/node"\nbyNameMethod({ height: read.uint64 }, ({ height }) => height.length)',
    /bigint/,
  ],
  "packages/wire/src/peer": [
    'import { createPeerNetwork } from "@serac/wire/peer"\ncreatePeerNetwork({ networkId: "5" })',
    /number/,
  ],
  "packages/signatures": [
    'import { createSignatures } from "@serac/signatures"\ncreateSignatures({ networkId: 5, nodeUrls: [] }, { peers: "on" })',
    /boolean/,
  ],
  "packages/devnet": [
    'import type { AcceptedContainers } from "@serac/devnet"\nexport const first = (chain: AcceptedContainers) => chain.at("0")',
    /number/,
  ],
  "packages/devnet/src/ledger": ['import { Journal } from "@serac/devnet/ledger"\nnew Journal().revert(1)', /Mark/],
  "packages/devnet/src/evm": [
    'import { parseEvmGenesis } from "@serac/devnet/evm"\nparseEvmGenesis("{}", { kind: "geth" })',
    /geth/,
  ],
  "packages/store": ['import { openStore } from "@serac/store"\nawait openStore({ kind: "paper" })', /paper/],
  "packages/server/src/http": [
    'import { ServiceError } from "@serac/server/http"\nthrow new ServiceError(418, "no")',
    /418/,
  ],
  "packages/server/src/monitoring": [
    'import { readHealth } from "@serac/server/monitoring"\nawait readHealth("no")',
    /Monitor/,
  ],
  "packages/server/src/access": ['import { keyIdOf } from "@serac/server/access"\nkeyIdOf(5)', /number/],
  "packages/gateway": [
    'import { startGateway } from "@serac/gateway"\nawait startGateway({ port: 0 })',
    /GatewayOptions/,
  ],
  "packages/server/src/usage": [
    'import { usageReport } from "@serac/server/usage"\nawait usageReport("no", { subjects: [], now: 0 })',
    /UsageTables/,
  ],
  "packages/indexer/src/metadata": [
    'import { startMetadataReader } from "@serac/indexer/metadata"\nstartMetadataReader({ maxBytes: "1 MiB" })',
    /number/,
  ],
  "packages/store/src/items": ['import { fillHoles } from "@serac/store/items"\nfillHoles("{}")', /2 arguments/],
  "packages/indexer/src/core": ['import { NodeFault } from "@serac/indexer/core"\nnew NodeFault("lazy", "no")', /lazy/],
  "packages/indexer/src/network": [
    'import { startNetworkIndexer } from "@serac/indexer/network"\nawait startNetworkIndexer({ network: 5 })',
    /number/,
  ],
  "packages/indexer/src/evm": [
    'import { startIndexer } from "@serac/indexer/evm"\nawait startIndexer({ chain: "C" })',
    /string/,
  ],
  "packages/cli": ['import { run } from "@serac/cli"\nawait run("mock")', /string\[\]/],
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
  const saved = writtenPages().flatMap(({ path }) => [...savedFilesOf(join(repository, path))])
  expect(saved.length).toBeGreaterThan(5)
  for (const [file, code] of saved) files.set(file, code)
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
  const clients = folders.filter((folder) => folder.includes("/packages/clients/"))
  const silent = clients.filter((folder) => blocksOf(join(folder, "README.md")).length === 0)
  const operations = clients
    .flatMap((folder) => sourcesIn(join(folder, "src/generated")))
    .filter((file) => !/(types|operations|methods|request|index)\.ts$/.test(file))
  expect({ silent, without: operations.filter((file) => examplesOf(file).length === 0) }).toEqual({
    silent: [],
    without: [],
  })
})
