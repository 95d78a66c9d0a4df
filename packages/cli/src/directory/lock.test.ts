import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onReadOnlyDisk } from "@serac/kits/disk"
import { afterEach, beforeEach, expect, test } from "vitest"
import { DirectoryLockedError, isLocked, lockDirectory } from "./lock.ts"
import { readRunning, writeRunning } from "./running.ts"

let directory: string
let holder: ChildProcess | undefined
beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), "serac-lock-")), "data")
})
afterEach(async () => {
  if (holder?.exitCode === null && holder.signalCode === null) {
    holder.kill("SIGKILL")
    await once(holder, "exit")
  }
  holder = undefined
  rmSync(join(directory, ".."), { recursive: true })
})

/** Starts another process that locks the directory and keeps running. */
async function hold(): Promise<ChildProcess> {
  const script = `
    import { lockDirectory } from ${JSON.stringify(new URL("lock.ts", import.meta.url).href)}
    import { writeRunning } from ${JSON.stringify(new URL("running.ts", import.meta.url).href)}
    lockDirectory(process.argv[1])
    writeRunning(process.argv[1], { pid: process.pid, command: "up", startedAt: 0, chains: [], networks: [] })
    process.stdout.write("held")
    setInterval(() => {}, 1000)`
  holder = spawn(process.execPath, ["--input-type=module", "-e", script, directory], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  await once(holder.stdout as NodeJS.ReadableStream, "data")
  return holder
}

test("who comes second is told at once who was first", async () => {
  const { pid } = await hold()
  expect(() => lockDirectory(directory)).toThrow(
    new DirectoryLockedError(
      `${directory} is in use by process ${pid} (serac up); stop it, or choose another folder with --data-directory`,
    ),
  )
  expect(isLocked(directory)).toBe(true)
})

test("the lock of a process that was killed is gone with it", async () => {
  const killed = await hold()
  const exit = once(killed, "exit")
  killed.kill("SIGKILL")
  await exit
  expect(isLocked(directory)).toBe(false)
  lockDirectory(directory).release()
})

test("a directory is made, locked and released, and looking at it changes nothing", () => {
  const lock = lockDirectory(directory)
  expect(isLocked(directory)).toBe(true)
  expect(isLocked(directory)).toBe(true)
  expect(() => lockDirectory(directory)).toThrow(/is in use by another process/)
  lock.release()
  expect(isLocked(directory)).toBe(false)
  expect(readdirSync(directory)).toEqual(["lock"])
})

test("a directory on a disk that takes no writes is looked at as any other", async () => {
  mkdirSync(directory, { recursive: true })
  chmodSync(join(directory, ".."), 0o755)
  const look = () => onReadOnlyDisk([directory], async () => isLocked(directory))
  expect(await look()).toBe(false)
  const lock = lockDirectory(directory)
  expect(await look()).toBe(true)
  lock.release()
  expect(await look()).toBe(false)
})

test("what a process says of itself is read whole, or not at all", () => {
  lockDirectory(directory).release()
  expect(readRunning(directory)).toBeUndefined()
  const running = { pid: 1, command: "index", startedAt: 2, chains: [], networks: [] }
  writeRunning(directory, running)
  expect(readRunning(directory)).toEqual(running)
  expect(existsSync(join(directory, `running.json.${process.pid}.new`))).toBe(false)
})
