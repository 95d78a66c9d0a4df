import { defineConfig } from "vitest/config"
import each from "../../vitest.config.ts"
import { together } from "./src/together.ts"

/** Tests of these look at sockets, clocks or processes of their own, or there are few of them. */
const apart = ["http-client", "rest", "rpc", "start", "smoke", "contract", "drop-in"]
const slow = ["codegen", "docs", "mutate", "http", "evm-indexer"].map((name) => `${name}:slow`)

/**
 * The tests of `npm test`: those of the workspace, quick ones in one project. A worker belongs to one project, so that one for each package
 * would start some hundred processes, each of which loads what packages have in common.
 */
export default defineConfig({
  ...each,
  test: { ...each.test, projects: [...together(each.test?.projects ?? [], [...apart, ...slow])] },
})
