import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { expect, test } from "vitest"
import { openStore } from "../src/index.ts"
import { databaseFiles } from "../src/sqlite/files.ts"
import { address, batchOf } from "./conformance/chain-of.ts"

test("the journal forgets the blocks that are too deep to be undone", async () => {
  const directory = await mkdtemp(join(tmpdir(), "serac-journal-"))
  try {
    const store = await openStore({ kind: "sqlite", directory })
    const writer = await store.openWriter("7", { reorgDepth: 3 })
    const blocks = Array.from({ length: 6 }, (_, number) => ({
      transactions: [true],
      deployments: [{ transactionIndex: 0, sequence: 0, address: address(number + 1), deployer: address(99) }],
    }))
    const journaled = () => {
      const database = new DatabaseSync(databaseFiles.part(directory, { scope: "chain", id: "7" }), { readOnly: true })
      const rows = database.prepare("SELECT DISTINCT block_number AS at FROM evm_journal ORDER BY at").all()
      database.close()
      return rows.map(({ at }) => at)
    }
    await writer.append(batchOf(blocks.slice(0, 3)), { nodeHead: 2, now: 1 })
    expect(journaled()).toEqual([0, 1, 2])
    await writer.append(batchOf(blocks.slice(3), { from: 3 }), { nodeHead: 5, now: 1 })
    expect(journaled()).toEqual([3, 4, 5])
    await store.close()
  } finally {
    await rm(directory, { recursive: true })
  }
})
