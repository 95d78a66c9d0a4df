import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import workspace from "../../../../vitest.config.ts"
import { endedFile } from "./limits.ts"

const folder = mkdtempSync(join(tmpdir(), "serac-hangs-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** The end of a watched process that runs this code, with a limit in milliseconds. */
function endOf(name: string, limit: number, program: string) {
  const ended = join(folder, name)
  const begin = `import { watch } from ${JSON.stringify(new URL("watch.ts", import.meta.url).href)}\n`
  const args = ["--input-type=module", "-e", `${begin}const tell = watch(${limit})\n${program}`]
  const env = { ...process.env, [endedFile]: ended }
  const { status, signal, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" })
  return { status, signal, stderr, file: signal === null ? undefined : readFileSync(ended, "utf8") }
}

test("a process in which a test never lets anything else run is ended, and the test named", () => {
  const program = `tell({ file: "a.test.ts", what: "never ends", isLoading: false }); for (;;);`
  const line = "a.test.ts: never ends: ended after 0.5 s in which nothing else could run in its process\n"
  expect(endOf("loop", 500, program)).toEqual({ status: null, signal: "SIGKILL", stderr: line, file: line })
})

test("a process in which a file of tests does not load is ended, and the file named", () => {
  const program = `tell({ file: "b.test.ts", what: "loading", isLoading: true }); setInterval(() => {}, 20)`
  const line = "b.test.ts: loading: ended after 0.5 s in which its modules did not load\n"
  expect(endOf("loading", 500, program)).toEqual({ status: null, signal: "SIGKILL", stderr: line, file: line })
})

test("a test that waits is left to the test runner, and nothing keeps a process that has done its work", () => {
  const program = `tell({ file: "c.test.ts", what: "waits", isLoading: false }); setTimeout(() => {}, 4_000)`
  expect(endOf("waiting", 3_000, program)).toEqual({ status: 0, signal: null, stderr: "", file: undefined })
})

test("every project's tests are watched, and none has a limit of its own", () => {
  const projects = (workspace.test?.projects ?? []).map((project) => (project as { test: ProjectTest }).test)
  expect(projects.length).toBeGreaterThan(40)
  for (const { name, setupFiles, testTimeout, hookTimeout } of projects)
    expect([name, setupFiles[0], testTimeout, hookTimeout]).toEqual([
      name,
      expect.stringMatching(/\/hangs\/setup\.ts$/),
      55_000,
      55_000,
    ])
})

interface ProjectTest {
  readonly name: string
  readonly setupFiles: readonly string[]
  readonly testTimeout: number
  readonly hookTimeout: number
}
