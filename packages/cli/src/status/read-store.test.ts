import { once } from "node:events"
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { type AddressInfo, createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onReadOnlyDisk } from "@serac/kits/disk"
import { openStore } from "@serac/store"
import { afterEach, beforeEach, expect, test } from "vitest"
import { readStore } from "./read-store.ts"

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "serac-status-"))
  await chmod(root, 0o755)
})
afterEach(() => rm(root, { recursive: true }))

test("a store on a disk that takes no writes is read as any other, and one that is not there is empty", async () => {
  const dataDirectory = join(root, "data")
  expect(await readStore({ dataDirectory })).toEqual({ chains: [], networks: [], reports: [], quarantine: [] })
  const store = await openStore({ kind: "sqlite", directory: dataDirectory })
  const report = { subject: { kind: "chain", chainId: "7" }, state: "retrying", since: 1, reportedAt: 2 } as const
  const counts = { faults: 0, restarts: 0, reorgs: 0, quarantined: 1, differences: 0 }
  await store.saveReports([{ ...report, ...counts }])
  await store.close()
  const folders = [dataDirectory, join(dataDirectory, "chains"), join(dataDirectory, "networks")]
  // The other user may not be able to read the modules that this loads.
  const writable = await readStore({ dataDirectory })
  const contents = await onReadOnlyDisk(folders, () => readStore({ dataDirectory }))
  expect(contents).toMatchObject({ reports: [{ ...report, ...counts }], quarantine: [], schemaVersion: 1 })
  expect(contents).toEqual(writable)
})

test("a database that takes connections and never answers is a fault in time", async () => {
  const server = createServer((socket) => socket.on("error", () => {}).resume()).listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  expect(await readStore({ dataDirectory: root, store: `postgres://127.0.0.1:${port}/serac` }, 50)).toEqual({
    chains: [],
    networks: [],
    reports: [],
    quarantine: [],
    fault: "the store did not answer within 0.05 s",
  })
  server.close()
})
