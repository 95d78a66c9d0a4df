import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import each from "../../vitest.config.ts"
import { LongestFirst } from "./src/longest-first.ts"
import { together } from "./src/together.ts"

/** Tests of these look at sockets, clocks or processes of their own, or there are few of them. */
const apart = ["client", "start", "smoke", "release", "contract", "drop-in"]
const slow = ["codegen", "docs", "mutate", "indexer"].map((name) => `${name}:slow`)
const servers = { [fileURLToPath(import.meta.resolve("../../testing/kits/src/postgres/global-setup.ts"))]: "postgres" }

/**
 * The tests of `npm test`: those of the workspace, quick ones in one project, and those with PostgreSQL in another. A worker belongs to one
 * project, so that one for each package would start some hundred processes, each of which loads what packages have in common.
 */
export default defineConfig({
  ...each,
  test: {
    ...each.test,
    sequence: { sequencer: LongestFirst },
    projects: [...together(each.test?.projects ?? [], servers, [...apart, ...slow])],
  },
})
