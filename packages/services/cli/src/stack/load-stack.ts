/**
 * Loads what `serac up` runs, without starting any of it: for a program that has to wait for something else before it calls `run`.
 *
 * @example
 * import { loadStack, run } from "@serac/cli"
 *
 * const loading = loadStack()
 * // until the node is there
 * await loading
 * process.exitCode = await run(["up", "--node", "http://127.0.0.1:9650"])
 */
export async function loadStack(): Promise<void> {
  await Promise.all([
    import("../commands/up.ts"),
    import("../config/load-here.ts"),
    import("../serve.ts"),
    import("./start-stack.ts"),
    import("./tell-ready.ts"),
    import("@serac/store"),
    import("@serac/access"),
    import("@serac/data-service"),
    import("@serac/metrics-service"),
    import("@serac/explorer"),
    import("@serac/gateway"),
    import("@serac/usage"),
    import("@serac/evm-indexer"),
    import("@serac/indexing/supervisor"),
    import("@serac/network-indexer"),
  ])
}
