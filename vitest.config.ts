import { defineConfig } from "vitest/config"

const project = (name: string, folder: string, timeout = 20_000) => ({
  extends: true as const,
  test: {
    name,
    root: folder,
    include: ["{src,test}/**/*.test.ts"],
    testTimeout: timeout,
    hookTimeout: timeout,
  },
})

export default defineConfig({
  test: {
    // One module graph a worker: the generated clients are loaded once, not once a file.
    isolate: false,
    projects: [
      project("rest", "packages/runtime/rest"),
      project("rpc", "packages/runtime/rpc"),
      ...["data", "metrics", "health", "x-chain", "p-chain", "subnet-evm"].map((api) =>
        project(api, `packages/clients/${api}`),
      ),
      project("mock", "packages/services/mock"),
      project("cli", "packages/services/cli", 60_000),
      project("codegen", "tools/codegen", 120_000),
      project("spec-diff", "tools/spec-diff"),
      project("ci", "tools/ci"),
      project("replay", "tools/replay", 60_000),
      project("contract", "tools/contract", 60_000),
      project("smoke", "tools/smoke", 300_000),
    ],
  },
})
