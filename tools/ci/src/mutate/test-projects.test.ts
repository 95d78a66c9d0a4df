import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { projectsFor, testProjects } from "./test-projects.ts"

const root = fileURLToPath(new URL("../../../..", import.meta.url))
const projects = await testProjects(root)

test("a file's tests are the quick ones of its package, and others only where they are named", () => {
  const files = ["packages/store/src/a.ts", "packages/store/src/b.ts", "tools/ci/src/mutate/c.ts"]
  expect(projectsFor(files, [], projects)).toEqual(["store", "mutate"])
  expect(projectsFor(files.slice(0, 1), ["store:slow", "store"], projects)).toEqual(["store", "store:slow"])
})

test("slow tests are not run because they come first", () => {
  const [slow, quick] = ["rest:slow", "rest"].map((name) => ({ name, folder: "packages/client/src/rest" }))
  expect(projectsFor(["packages/client/src/rest/a.ts"], [], [slow, quick] as never)).toEqual(["rest"])
})

test("a folder whose name only begins like a package is another one", () => {
  expect(() => projectsFor(["packages/store2/src/a.ts"], [], projects)).toThrow(
    "packages/store2/src/a.ts is in no project of vitest.config.ts",
  )
})

test("a project that is not there is refused by name", () => {
  expect(() => projectsFor([], ["stores"], projects)).toThrow("stores is no project of vitest.config.ts")
})
