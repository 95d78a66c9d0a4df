import { globSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import workspace from "../../../vitest.config.ts"
import ours from "../vitest.config.ts"
import { together } from "./together.ts"

const root = fileURLToPath(new URL("../../..", import.meta.url))
type Projects = NonNullable<typeof ours.test>["projects"]

const shared = { isolate: false, server: {}, globalSetup: [] }
const quick = (name: string, more: object = {}) => ({ test: { name, root: `packages/${name}`, ...shared, ...more } })

test("projects that may share modules are one for each server, with the files of each; others stay as they are", () => {
  const others = [
    quick("mocking", { isolate: true }),
    quick("served", { globalSetup: ["other.ts"] }),
    quick("served twice", { globalSetup: ["server.ts", "other.ts"] }),
    quick("alone"),
    { test: { name: "transformed", root: "packages/transformed", isolate: false } },
  ]
  const one = quick("one", { include: ["a.ts"], exclude: ["slow.ts", "sql.ts"] })
  const slow = { test: { ...one.test, name: "one:slow", include: ["slow.ts"], exclude: [] } }
  const two = quick("two", { include: ["b.ts"], exclude: ["c.ts"] })
  const served = ["three", "four"].map((name) =>
    quick(name, { globalSetup: ["server.ts"], include: [`${name}.ts`], exclude: [] }),
  )
  const test = {
    ...shared,
    name: "together",
    root: ".",
    include: ["packages/one/a.ts", "packages/one/slow.ts", "packages/two/b.ts"],
    exclude: ["packages/one/sql.ts", "packages/two/c.ts"],
  }
  const ofServer = {
    ...served[0]?.test,
    name: "together:server",
    root: ".",
    include: ["packages/three/three.ts", "packages/four/four.ts"],
  }
  expect(together([one, slow, ...others, two, ...served], { "server.ts": "server" }, ["alone"])).toEqual([
    { extends: true, test },
    { extends: true, test: ofServer },
    ...others,
  ])
})

/** The files of tests that projects have, one line for each time that one has one. */
const filesIn = (projects: Projects = []) =>
  projects
    .map((project) => (project as { test: { root: string; include: string[]; exclude: string[] } }).test)
    .flatMap(({ root: folder, include, exclude }) =>
      globSync(include, { cwd: join(root, folder), exclude }).map((file) => join(folder, file)),
    )
    .sort()

test("npm test has every file of tests that the workspace has, once", () => {
  const files = filesIn(ours.test?.projects)
  expect(files).toEqual(filesIn(workspace.test?.projects))
  expect(files.length).toBeGreaterThan(600)
  expect(files).toEqual([...new Set(files)])
})
