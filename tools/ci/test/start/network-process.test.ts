import { fork } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, expect, test } from "vitest"
import type { NetworkMessage } from "../../src/start/start-network.ts"

const directory = mkdtempSync(join(tmpdir(), "serac-network-"))
afterAll(() => rmSync(directory, { recursive: true }))

const program = fileURLToPath(new URL("../../src/start/network-process.ts", import.meta.url))
const genesisFile = join(directory, "genesis.json")

function start(port: number, file = genesisFile) {
  return fork(program, [String(port), file], { stdio: ["ignore", "inherit", "inherit", "ipc"] })
}

test.each([
  ["before it could begin", 0],
  ["while it begins", 300],
])("the network ends when who started it is gone %s", async (_, milliseconds) => {
  const child = start(0)
  const exit = once(child, "exit")
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  child.disconnect()
  expect(await exit).toEqual([0, null])
})

test("the network that cannot begin says why, and ends", async () => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as { port: number }
  const child = start(port, join(directory, "none.json"))
  const [[message], end] = await Promise.all([once(child, "message"), once(child, "exit")])
  expect([message as NetworkMessage, end, existsSync(join(directory, "none.json"))]).toEqual([
    { kind: "fault", words: expect.stringContaining(`Cannot listen on 127.0.0.1:${port}`) },
    [1, null],
    false,
  ])
  server.close()
})
