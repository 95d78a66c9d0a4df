import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"
import { GuideSession } from "./guide-session.ts"

function readerIn(own: Readonly<Record<string, string>> = {}) {
  const at = mkdtempSync(join(tmpdir(), "serac-guide-"))
  const session = new GuideSession({
    folder: at,
    path: process.env.PATH ?? "",
    registry: "http://127.0.0.1:1/",
    own,
    ports: new Map([[8080, 40_001]]),
  })
  onTestFinished(() => {
    session.kill()
    rmSync(at, { recursive: true })
  })
  const run = (language: string, code: string, info = "") => session.run({ language, info, code })
  return { at, session, run }
}

test("folder and variables go from block to block, files are saved in that folder, and output is compared", async () => {
  const { at, run } = readerIn({ "postgres://shown": "postgres://own" })
  await run("sh", "mkdir mine && cd mine\nname=a; export name\n")
  await run("json", '{ "url": "http://127.0.0.1:8080", "store": "postgres://shown" }\n', "sub/serac.json")
  await run("sh", 'echo "$name in $(basename "$PWD")"\n')
  await run("text", "a in mine\n", "output")
  await expect(run("text", "b in mine\n", "output")).rejects.toThrow("the page shows\nb in mine\n")
  expect(readFileSync(join(at, "mine/sub/serac.json"), "utf8")).toBe(
    '{ "url": "http://127.0.0.1:40001", "store": "postgres://own" }\n',
  )
})

test("a line that fails fails the block, also within a pipe; a program without a file name is refused", async () => {
  const { run } = readerIn()
  await expect(run("sh", "false | cat\necho after\n")).rejects.toThrow("ended with 1")
  await expect(run("ts", "export {}\n")).rejects.toThrow("needs the name of its file")
})

test("the shell has no settings of this process and of Serac, but its certificates", async () => {
  vi.stubEnv("SERAC_STORE", "postgres://mine")
  vi.stubEnv("NODE_EXTRA_CA_CERTS", "/etc/own.pem")
  onTestFinished(() => void vi.unstubAllEnvs())
  const { run } = readerIn()
  await run("sh", `echo "\${SERAC_STORE-none} $NODE_EXTRA_CA_CERTS \${VITEST-none}"\n`)
  await run("text", "none /etc/own.pem none\n", "output")
})

test("a server of the reader's is ready when it says so, and is ended", async () => {
  const { run, session } = readerIn()
  await run("sh", "echo 'console.log(\"Ctrl-C stops.\"); setInterval(() => {}, 1000)' > server.mjs\n")
  await run("sh", "node server.mjs\n", "until Ctrl-C")
  await run("text", "Ctrl-C stops\n", "output")
  await session.close()
})
