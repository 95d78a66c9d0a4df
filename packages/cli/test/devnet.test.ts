import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test, vi } from "vitest"
import { say } from "./say.ts"
import { workshop } from "./workshop.ts"

const { folder, run } = workshop()

const textOf = (directory: string) => readFileSync(join(directory, "a.state"), "utf8")
const servers = () => process.getActiveResourcesInfo().filter((name) => name === "TCPServerWrap").length
const headOf = (text: string): { seed: string; entries: number } => JSON.parse(text.slice(0, text.indexOf("\n")))

test("serac devnet writes its state when it begins and when it is stopped while history is filled, and goes on from it", async () => {
  const directory = folder()
  const options = ["--port", "0", "--state", "a.state"]
  const first = run(directory, "devnet", ...options, "--seed", "stopped", "--days", "30")
  await first.prints("Ctrl-C stops.")
  const atOnce = textOf(directory)
  first.kill("SIGINT")
  expect((await first.ended).code).toBe(0)
  expect(first.printed.stderr).toBe("")
  const atEnd = textOf(directory)
  expect([atOnce, atEnd].map(headOf)).toMatchObject([{ seed: "stopped" }, { seed: "stopped" }])
  expect(headOf(atEnd).entries).toBeGreaterThan(headOf(atOnce).entries)

  const second = run(directory, "devnet", ...options, "--days", "30")
  await second.prints("Ctrl-C stops.")
  second.kill("SIGINT")
  const { code, stderr } = await second.ended
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: "goes on from a.state: seed, history, validators, upgrades, funds and L1s are those it has\n",
  })
  expect(headOf(textOf(directory)).seed).toBe("stopped")
  expect(readdirSync(directory)).toEqual(["a.state"])
})

test("serac devnet says which file is wrong and why, leaves it as it is, and serves nothing", async () => {
  const directory = folder()
  mkdirSync(join(directory, "a folder"))
  writeFileSync(join(directory, "a.state"), "damaged\n")
  const before = servers()
  const said = async (...args: readonly string[]) => {
    const { code, stderr } = await say(directory, "devnet", "--port", "0", ...args)
    return { code, stderr: stderr.replace(`${directory}/`, "") }
  }
  expect([
    await said("--state", join(directory, "a.state")),
    await said("--state", join(directory, "a folder")),
    await said("--state", join(directory, "none/a.state")),
    await said("--genesis", join(directory, "none/genesis.json")),
  ]).toEqual(
    [
      "--state a.state: line 1: no JSON object",
      "--state a folder: it cannot be read (EISDIR)",
      "--state none/a.state: it cannot be written (ENOENT)",
      "--genesis none/genesis.json: it cannot be written (ENOENT)",
    ].map((line) => ({ code: 1, stderr: `error: ${line}\n` })),
  )
  expect(textOf(directory)).toBe("damaged\n")
  await vi.waitFor(() => expect(servers()).toBe(before), 20_000)
})
