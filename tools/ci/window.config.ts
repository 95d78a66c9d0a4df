import { defineConfig } from "vitest/config"
import each from "../../vitest.config.ts"

/** The tour of the explorer on a store of a million transactions: `pnpm prove:window`. It takes a quarter of an hour, and is not part of `npm test`. */
export default defineConfig({
  test: {
    ...each.test,
    projects: [
      {
        extends: true,
        test: {
          name: "window",
          root: import.meta.dirname,
          include: ["test/window/*.prove.ts"],
          // To make and to index a million transactions takes minutes.
          hookTimeout: 3_600_000,
          testTimeout: 900_000,
        },
      },
    ],
  },
})
