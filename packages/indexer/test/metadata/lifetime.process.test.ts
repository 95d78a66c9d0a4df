import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { Worker } from "node:worker_threads"
import { afterEach, expect, test } from "vitest"
import { type MetadataReader, startMetadataReader } from "../../src/metadata/index.ts"
import { closeServers, serve } from "./servers.ts"

const program = fileURLToPath(new URL("programs/parent.ts", import.meta.url))
const tokenId = `0x${"1".padStart(64, "0")}` as const
const never = new AbortController().signal
const readers: MetadataReader[] = []
const parents: ChildProcess[] = []

afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()))
  for (const parent of parents.splice(0)) parent.kill("SIGKILL")
  await closeServers()
})

function open(maxBytes = 10_000) {
  const lines: string[] = []
  const reader = startMetadataReader({
    maxBytes,
    timeout: 60_000,
    maxRedirects: 0,
    allowedPrivateHosts: ["127.0.0.1"],
    log: (level, message, facts) => lines.push(`${level} ${message} ${facts?.reason ?? ""}`),
  })
  readers.push(reader)
  return { reader, lines }
}

/** A server that delays its first response. */
async function serveSecond() {
  let asked = () => {}
  const first = new Promise<void>((resolve) => (asked = resolve))
  const web = await serve((_, response) => {
    if (web.requests.length === 1) asked()
    else response.end('{"name":"Ice"}')
  })
  return { url: `${web.url}/1`, first }
}

/** Whether the process exists; a zombie does not count. */
const isThere = (pid: number) => existsSync(`/proc/${pid}/exe`)

/** Resolves when a process has ended. */
async function gone(pid: number): Promise<void> {
  const runs = () => {
    try {
      process.kill(pid, 0)
      return isThere(pid)
    } catch {
      return false
    }
  }
  while (runs()) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** A process or thread that reads a document which never arrives, with the process of its reader. */
async function startParent(url: string) {
  const parent = spawn(process.execPath, [program, url], { stdio: ["ignore", "pipe", "inherit"] })
  parents.push(parent)
  const [line] = await once(createInterface({ input: parent.stdout }), "line")
  return { parent, pid: (JSON.parse(line) as { pid: number }).pid }
}

test("a reader that is killed in the middle is replaced, and the document is read after all", async () => {
  const { url, first } = await serveSecond()
  const { reader, lines } = open()
  const reading = reader.read({ url, standard: 721, tokenId }, never)
  await first
  const killed = reader.pid as number
  process.kill(killed, "SIGKILL")
  expect(await reading).toEqual({ kind: "read", metadata: { name: "Ice" } })
  expect(reader.pid).not.toBe(killed)
  expect(lines).toEqual([
    "debug The metadata reader has started ",
    "warn The metadata reader ended; NFT metadata waits it ended with SIGKILL",
    "debug The metadata reader has started ",
  ])
})

test("signals for a whole group of processes do not end it", async () => {
  const web = await serve((_, response) => response.end('{"name":"Ice"}'))
  const { reader, lines } = open()
  const read = () => reader.read({ url: `${web.url}/1`, standard: 721, tokenId }, never)
  await read()
  const before = reader.pid as number
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGUSR1"] as const) process.kill(before, signal)
  expect(await read()).toEqual({ kind: "read", metadata: { name: "Ice" } })
  expect([reader.pid, lines]).toEqual([before, ["debug The metadata reader has started "]])
})

test.each([
  ["empty lists", "[],"],
  ["empty objects", "{},"],
  ["numbers", "0,"],
  ["short texts", '"",'],
])("the largest document fits into its memory, of nothing but %s, several at the same time", async (_, unit) => {
  const maxBytes = 2 ** 20
  const head = '{"name":"Ice","x":['
  const text = `${head}${unit.repeat(Math.floor((maxBytes - head.length - 3) / unit.length))}0]}`
  const web = await serve((_, response) => response.end(text))
  const { reader, lines } = open(maxBytes)
  const read = () => reader.read({ url: `${web.url}/1`, standard: 721, tokenId }, never)
  expect(await Promise.all(Array.from({ length: 8 }, read))).toEqual(
    Array(8).fill({ kind: "read", metadata: { name: "Ice" } }),
  )
  expect(lines).toEqual(["debug The metadata reader has started "])
})

test("objects that are all of another shape, as many as the largest document holds, fit too", async () => {
  const maxBytes = 2 ** 20
  let text = '{"name":"Ice","x":['
  for (let at = 0; text.length < maxBytes - 20; at++) text += `{"${at.toString(36)}":0},`
  const web = await serve((_, response) => response.end(`${text}0]}`))
  const { reader, lines } = open(maxBytes)
  const read = () => reader.read({ url: `${web.url}/1`, standard: 721, tokenId }, never)
  expect(await Promise.all(Array.from({ length: 8 }, read))).toEqual(
    Array(8).fill({ kind: "read", metadata: { name: "Ice" } }),
  )
  expect(lines).toEqual(["debug The metadata reader has started "])
})

test.each(["SIGKILL", "SIGTERM", "SIGINT"] as const)("it ends with its parent when that ends by %s", async (signal) => {
  const { url } = await serveSecond()
  const { parent, pid } = await startParent(url)
  expect(isThere(pid)).toBe(true)
  parent.kill(signal)
  await gone(pid)
})

test("it ends with the thread that started it when that is ended in the middle", async () => {
  const { url, first } = await serveSecond()
  const thread = new Worker(program, { argv: [url], stdout: true })
  const [line] = await once(createInterface({ input: thread.stdout }), "line")
  const { pid } = JSON.parse(line) as { pid: number }
  await first
  expect(isThere(pid)).toBe(true)
  await thread.terminate()
  await gone(pid)
})

test("closing ends it", async () => {
  const { reader } = open()
  await reader.ready(never)
  const pid = reader.pid as number
  await reader.close()
  await gone(pid)
})
