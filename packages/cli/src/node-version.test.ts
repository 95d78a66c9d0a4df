import { expect, test } from "vitest"
import { refusalOfNode, requireNode } from "./node-version.ts"

test.each(["24.15.0", "24.21.0", "25.0.0", "26.1.2"])("Node %s will do", (version) => {
  expect(() => requireNode("up", version)).not.toThrow()
})

test.each(["20.19.0", "22.13.0", "24.14.9"])("Node %s will not, and is told so", (version) => {
  expect(() => requireNode("up", version)).toThrow(
    `serac up needs Node 24.15 or newer, for its built-in SQLite; this is Node ${version}.`,
  )
})

test("below Node 22.13 every command is refused in one line, which names what indexing needs too", () => {
  expect(["20.20.2", "22.12.0", "22.13.0", "24.0.0"].map((version) => refusalOfNode(version))).toEqual([
    "serac needs Node 22.13 or newer, and 24.15 or newer to index and serve; this is Node 20.20.2.",
    "serac needs Node 22.13 or newer, and 24.15 or newer to index and serve; this is Node 22.12.0.",
    undefined,
    undefined,
  ])
})
