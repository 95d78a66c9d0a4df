import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"

// Without isolation the files of a worker share one module graph: the generated clients are loaded once, not once a file.
// The runtimes' tests turn the clock and replace globals, so each of their files has a world of its own.
const project = (name: string, folder: string, timeout = 20_000, isolate = false, globalSetup: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    root: folder,
    isolate,
    globalSetup,
    include: ["{src,test}/**/*.test.ts"],
    testTimeout: timeout,
    hookTimeout: timeout,
  },
})

// A real PostgreSQL: one for all projects of a run that ask for it.
const withPostgres = (name: string, folder: string, timeout: number) =>
  project(name, folder, timeout, false, [fileURLToPath(import.meta.resolve("./tools/postgres/src/global-setup.ts"))])

export default defineConfig({
  test: {
    projects: [
      project("rest", "packages/runtime/rest", 20_000, true),
      project("rpc", "packages/runtime/rpc", 20_000, true),
      project("chain", "packages/runtime/chain"),
      ...["data", "metrics", "health", "x-chain", "p-chain", "subnet-evm"].map((api) =>
        project(api, `packages/clients/${api}`),
      ),
      project("mock", "packages/services/mock"),
      project("mcp", "packages/integrations/mcp"),
      project("cli", "packages/services/cli", 60_000),
      project("codegen", "tools/codegen", 120_000),
      project("spec-diff", "tools/spec-diff"),
      project("ci", "tools/ci"),
      project("replay", "tools/replay", 60_000),
      withPostgres("store", "packages/services/store", 60_000),
      project("http", "packages/services/http", 60_000),
      project("indexer", "packages/services/indexer", 60_000),
      withPostgres("data-service", "packages/services/data-service", 60_000),
      project("metrics-service", "packages/services/metrics-service", 60_000),
      project("postgres", "tools/postgres", 60_000),
      project("demo-chain", "tools/demo-chain", 120_000),
      withPostgres("prove", "tools/prove", 300_000),
      project("start", "tools/start", 120_000),
      project("contract", "tools/contract", 60_000),
      project("smoke", "tools/smoke", 300_000),
    ],
  },
})
