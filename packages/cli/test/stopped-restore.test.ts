import { join } from "node:path"
import { createDatabase } from "@serac/kits/postgres"
import { backUpStore, openStore } from "@serac/store"
import pg from "pg"
import { expect, inject, test } from "vitest"
import { workshop } from "./workshop.ts"

const { folder, run } = workshop()

test("serac restore ends on SIGTERM also while it waits, and leaves what was there", async ({ onTestFinished }) => {
  const directory = folder()
  const url = await createDatabase(inject("postgresUrl"))
  await openStore({ kind: "postgres", url }).then((store) => store.close())
  await backUpStore({ kind: "postgres", url }, join(directory, "backup"))
  const reader = new pg.Client({ connectionString: url, options: "-c search_path=serac" })
  await reader.connect()
  onTestFinished(() => reader.end())
  await reader.query("INSERT INTO evm_counter VALUES (2, 60, 0, 1, 2, '3', 4, 5)")
  // The reader's lock prevents the restore from deleting the table.
  await reader.query("BEGIN; SELECT FROM evm_counter")

  const restore = run(directory, "restore", "backup", "--replace", "--store", url)
  const isWaiting = async () => {
    await reader.query("SELECT pg_stat_clear_snapshot()")
    const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    return (await reader.query(waiting)).rows.length > 0
  }
  await expect.poll(isWaiting).toBe(true)
  restore.kill("SIGTERM")
  expect(await restore.ended).toEqual({
    code: 1,
    stdout: "",
    stderr: "error: stopped before completion; nothing was changed\n",
  })
  expect((await reader.query("SELECT chain_id::int FROM evm_counter")).rows).toEqual([{ chain_id: 2 }])
})
