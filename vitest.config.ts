import { availableParallelism } from "node:os"
import { fileURLToPath } from "node:url"
import { configDefaults, defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"
import { apis } from "./packages/codegen/src/apis.ts"
import { limit } from "./tools/ci/src/hangs/limits.ts"

interface ProjectOptions {
  /**
   * Without isolation the files of a worker share one module graph: the generated clients are loaded once, not once a file.
   * Files that mock modules have a world of their own each, and those of the runtimes, which turn the clock and replace globals: sharing
   * one, a test of theirs waited for ever now and then.
   */
  readonly isolate?: boolean
  /** A real PostgreSQL: one for all projects of a run that ask for it. */
  readonly postgres?: boolean
  /**
   * Whether Node runs our modules as they are, as it does elsewhere, and vitest transforms the files of tests alone. Default true; nothing
   * that such a module imports can be mocked.
   */
  readonly isNative?: boolean
  /** Whether what its tests start is what a reader has installed, in whose modules nothing may help. Default false. */
  readonly isInstalled?: boolean
}

/** Fails a test in which a key or a password gets into a log or into metrics. */
const secretsSetup = fileURLToPath(new URL("tools/ci/src/secrets/setup.ts", import.meta.url))

/** Ends and names what hangs where no limit of the test runner's ends it. */
const hangsSetup = fileURLToPath(new URL("tools/ci/src/hangs/setup.ts", import.meta.url))

/** What is ours and no file of tests: TypeScript that Node runs, and compiles once for all that run it. */
const ownModule = /\/(?:packages|testing|tools)\/(?!.*(?:\/node_modules\/|\.test\.ts$)).*\.ts$/
const everyTest = ["{src,test}/**/*.test.{ts,tsx}"]

/** What of the proofs needs no database. */
const proveDevnet = ["src/devnet/*.test.ts", "test/prove-devnet.test.ts", "test/devnet-*.test.ts"]
const slowDocs = ["test/docs/{blocks,doc-examples}.test.ts"]
const replay = ["{src,test}/replay/**/*.test.ts"]
const dropIn = ["test/drop-in/**/*.test.ts"]

/** What npm installs from a registry. */
const installed = ["test/release/**/*.test.ts"]

/** The rooms of tools/ci whose tests are projects of their own. */
const rooms = ["docs", "mutate", "site", "smoke", "start"]
const testsOf = (room: string) => `{src,test}/${room}/**/*.test.ts`

const project = (
  name: string,
  folder: string,
  options: ProjectOptions = {},
  include = everyTest,
  exclude: string[] = [],
) => {
  const { isolate = false, postgres = false, isNative = true, isInstalled = false } = options
  return {
    extends: true as const,
    test: {
      name,
      root: folder,
      isolate,
      // Those with a world for each file write no logs, and would load what looks for secrets in them for each.
      setupFiles: isNative && !isolate ? [hangsSetup, secretsSetup] : [hangsSetup],
      globalSetup: postgres ? [fileURLToPath(import.meta.resolve("./testing/kits/src/postgres/global-setup.ts"))] : [],
      include,
      exclude: [...configDefaults.exclude, ...exclude],
      testTimeout: limit,
      hookTimeout: limit,
      ...(isInstalled && { env: { NODE_OPTIONS: "" } }),
      ...(isNative && { server: { deps: { external: [ownModule] } } }),
    },
  }
}

/**
 * A project whose tests are done within 10 seconds, and beside it `<name>:slow` with the files that start a database, a browser,
 * processes or a compiler, for those who ask for it and for `npm test`.
 */
const split = (name: string, folder: string, slow: string[], options: ProjectOptions = {}) => [
  project(name, folder, { ...options, postgres: false }, everyTest, slow),
  project(`${name}:slow`, folder, options, slow),
]

/** Needs a cluster of Citus, which no package has: `pnpm prove:citus` alone runs it. To distribute a database takes seconds. */
const onCluster = project("citus", "packages/store", { isolate: true, isNative: false }, ["test/citus/*.citus.ts"])
const citus =
  process.env.SERAC_TEST_CITUS === undefined
    ? []
    : [{ ...onCluster, test: { ...onCluster.test, testTimeout: 4 * limit, hookTimeout: 4 * limit } }]

/** The longest first, so that no core is idle in the end: by what waits most, then by what is slow, then as vitest does. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project: { name } }: TestSpecification) => {
      if (moduleId.endsWith("/prove/test/kill.test.ts")) return 0
      return /^(prove|smoke|start|contract|drop-in|.*:slow)$/.test(name) ? 1 : 2
    }
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  test: {
    // One more than there are cores: the longest tests wait most of the time, for processes that they start. Two more were not faster.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Of `expect.poll`; by default it is a second, which a machine that does other things may well take.
    expect: { poll: { timeout: 20_000 } },
    // What a test starts as a process of its own is compiled once, not at each start.
    env: {
      NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/node-compile", import.meta.url)),
      // Nor is each of its modules looked for on the disk: to find them is a fifth of what such a process does.
      NODE_OPTIONS: `--import ${new URL("tools/ci/src/start/workspace-resolution.ts", import.meta.url)}`,
    },
    projects: [
      project("client", "packages/client", { isolate: true }),
      project("chain", "packages/chain"),
      project("wire", "packages/wire"),
      ...apis.map(({ name, folder }) => project(name, folder)),
      project("query", "packages/integrations/query"),
      project("viem", "packages/integrations/viem"),
      project("msw", "packages/integrations/msw", { isolate: true, isNative: false }),
      project("mcp", "packages/integrations/mcp"),
      ...split("codegen", "packages/codegen", [
        "src/package/generate-package.test.ts",
        "test/{collections,generate,openapi-typescript,real-documents}.test.ts",
      ]),
      ...split("store", "packages/store", ["test/postgres*.test.ts"], { postgres: true }),
      ...citus,
      ...split("indexer", "packages/indexer", [
        "test/evm/{hostile-chain,indexer,metadata,metadata-store,simulation}.test.ts",
        "test/metadata/*.process.test.ts",
        "test/network/network-{indexer,simulation}.test.ts",
      ]),
      ...split(
        "server",
        "packages/server",
        ["test/access/{postgres,processes}*.test.ts", "test/http/docs.test.ts", "test/usage/killed.test.ts"],
        { postgres: true },
      ),
      ...split("api", "packages/api", ["test/data/**/{both-stores,lost-database}.test.ts"], { postgres: true }),
      project("signatures", "packages/signatures"),
      project("gateway", "packages/gateway"),
      project("mock", "packages/mock"),
      ...split("devnet", "packages/devnet", ["test/evm/script-tracers.test.ts"]),
      project("web", "packages/web", { isNative: false }),
      ...split(
        "cli",
        "packages/cli",
        [
          "src/run.test.ts",
          "test/{demo-chain,index-serve-status,keys,network,operations,output,signed-blocks,stopped-restore,up,workers}.test.ts",
        ],
        { postgres: true },
      ),
      project("create-serac", "packages/create-serac"),
      ...split("kits", "testing/kits", ["test/demo-chain/{demo-chain,resume}.test.ts"]),
      project("proof", "testing/proof", { postgres: true }, everyTest, [...proveDevnet, ...replay, ...dropIn]),
      project("prove-devnet", "testing/proof", {}, proveDevnet),
      project("replay", "testing/proof", {}, replay),
      project("drop-in", "testing/proof", {}, dropIn),
      project("contract", "tools/contract"),
      project("bench", "tools/bench"),
      project("ci", "tools/ci", {}, everyTest, [...rooms.map(testsOf), ...installed]),
      ...["site", "start"].map((name) => project(name, "tools/ci", {}, [testsOf(name)])),
      project("docs", "tools/ci", {}, [testsOf("docs")], slowDocs),
      project("docs:slow", "tools/ci", {}, slowDocs),
      project("mutate", "tools/ci", {}, [testsOf("mutate")], ["test/mutate/mutate.test.ts"]),
      project("mutate:slow", "tools/ci", {}, ["test/mutate/mutate.test.ts"]),
      project("smoke", "tools/ci", { isInstalled: true }, [testsOf("smoke")]),
      project("release", "tools/ci", { isInstalled: true }, installed),
    ],
  },
})
