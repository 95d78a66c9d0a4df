import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { afterEach, expect, it } from "vitest"

const main = fileURLToPath(new URL("../src/kill/main.ts", import.meta.url))
const folder = mkdtempSync(join(tmpdir(), "serac-ended-early-"))
let child: ChildProcess | undefined
afterEach(() => {
  child?.kill("SIGKILL")
  rmSync(folder, { recursive: true, force: true })
})

/** The processes that use the folder for their temporary files. */
function processes(): readonly string[] {
  return readdirSync("/proc").filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      return readFileSync(`/proc/${pid}/environ`, "utf8").includes(`TMPDIR=${folder}\0`)
    } catch {
      return false
    }
  })
}

it("killing that is itself killed leaves no process and no folder behind", async () => {
  const killing = spawn(process.execPath, [main, "--kills", "100", "--chain", "forking"], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  })
  child = killing
  const exit = once(killing, "exit")
  for await (const text of killing.stdout.setEncoding("utf8").iterator({ destroyOnReturn: false }))
    if (`${text}`.includes("kill 1:")) break
  // The test process, a node, an indexer, and the shell that removes the folder with its wait process; sometimes another indexer.
  while (processes().length < 5) await delay(100)
  expect(readdirSync(folder)).toHaveLength(1)
  killing.kill("SIGKILL")
  await exit

  while (processes().length > 0) await delay(100)
  expect(readdirSync(folder)).toEqual([])
})
