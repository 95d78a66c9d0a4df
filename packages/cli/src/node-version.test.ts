import { expect, test } from "vitest"
import { requireNode } from "./node-version.ts"

test.each(["24.15.0", "24.21.0", "25.0.0", "26.1.2"])("Node %s will do", (version) => {
  expect(() => requireNode("up", version)).not.toThrow()
})

test.each(["20.19.0", "22.13.0", "24.14.9"])("Node %s will not, and is told so", (version) => {
  expect(() => requireNode("up", version)).toThrow(
    `serac up needs Node 24.15 or newer, for its built-in SQLite; this is Node ${version}.`,
  )
})
