/**
 * Loads the code of `serac up` without starting anything, for a program that has to wait before it calls `run`.
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
    import("@serac/server/access"),
    import("@serac/api/data"),
    import("@serac/api/metrics"),
    import("@serac/web/explorer"),
    import("@serac/gateway"),
    import("@serac/server/usage"),
    import("@serac/indexer/evm"),
    import("@serac/indexer/core/supervisor"),
    import("@serac/indexer/network"),
  ])
}
