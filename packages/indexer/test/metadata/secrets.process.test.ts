import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { launch } from "../../src/metadata/process/launch.ts"
import { closeServers, serve } from "./servers.ts"

const secret = "s3cr3t-of-the-node"
const programs = fileURLToPath(new URL("programs", import.meta.url))
let directory: string

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "serac-reader-"))
  chmodSync(directory, 0o755)
  writeFileSync(join(directory, "serac.json"), JSON.stringify({ chains: [{ rpcUrls: [`https://rpc/${secret}`] }] }))
})
afterAll(() => rmSync(directory, { recursive: true }))
afterEach(closeServers)

test("what runs in the reader's process reads no secret of the node, whatever it tries", () => {
  const { flags, env, cwd } = launch(2 ** 20, { SERAC_STORE: `postgres://serac:${secret}@db/serac` })
  const probe = readFileSync(join(programs, "probe.js"), "utf8")
  const args = [...flags, "--input-type=module", "--eval", probe, join(directory, "serac.json")]
  const { stdout, stderr } = spawnSync(process.execPath, args, { env, cwd, encoding: "utf8" })
  expect(stderr).toBe("")
  const denied = "ERR_ACCESS_DENIED"
  expect(JSON.parse(stdout)).toEqual({
    told: {
      "the environment of this process": denied,
      "the environment of its parent": denied,
      "the arguments of its parent": denied,
      "the memory of its parent": denied,
      "a file of the operator": denied,
      "a file by a link": denied,
      "the folders of the machine": denied,
      "a database": "ERR_UNKNOWN_BUILTIN_MODULE",
      "another module": denied,
      "writing beside its code": denied,
      "writing a report": denied,
      "writing its memory": denied,
      "a process": denied,
      "a thread": denied,
      "an inspector": denied,
      "a session of an inspector": denied,
      "an addon": "ERR_DLOPEN_DISABLED",
      "code that is text": "EvalError",
      "Node's own bindings": denied,
    },
    env: {},
    execArgv: expect.not.arrayContaining([expect.stringContaining(secret)]),
    report: {},
  })
})

test("the process has nothing of its parent's environment, arguments and folder, and a page gets nothing of them", async () => {
  const web = await serve((_, response) => response.end('{"name":"Ice"}'))
  const parent = spawn(
    process.execPath,
    ["--inspect=127.0.0.1:0", join(programs, "parent.ts"), `${web.url}/1`, `--rpc=https://rpc/${secret}`],
    {
      cwd: directory,
      env: { ...process.env, SERAC_STORE: `postgres://serac:${secret}@db/serac`, NODE_OPTIONS: "--no-warnings" },
      stdio: ["ignore", "pipe", "ignore"],
    },
  )
  const exit = once(parent, "exit")
  try {
    const lines = createInterface({ input: parent.stdout })[Symbol.asyncIterator]()
    const told = async () => JSON.parse(String((await lines.next()).value))
    const { pid } = (await told()) as { pid: number }
    expect(await told()).toEqual({ kind: "read", metadata: { name: "Ice" } })
    const words = (name: string) => readFileSync(`/proc/${pid}/${name}`, "utf8").split("\0").filter(Boolean)
    const allowed = /^(?:NODE_EXTRA_CA_CERTS|NODE_USE_SYSTEM_CA|SSL_CERT_DIR|SSL_CERT_FILE|LD_LIBRARY_PATH)=/
    expect(words("environ").filter((variable) => !allowed.test(variable))).toEqual([])
    expect(words("cmdline").filter((word) => word.includes(secret) || word.includes("inspect"))).toEqual([])
    expect(readlinkSync(`/proc/${pid}/cwd`)).toBe(
      fileURLToPath(new URL("../../src/metadata", import.meta.url)).replace(/\/$/, ""),
    )
    expect(
      web.requests.map(({ url, rawHeaders }) => [url, rawHeaders.filter((word) => word.includes(secret))]),
    ).toEqual([["/1", []]])
  } finally {
    parent.kill("SIGKILL")
    await exit
  }
})
