import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { chainPart, networkPart } from "../../src/engine.ts"
import { openStore } from "../../src/index.ts"
import { databaseFiles } from "../../src/sqlite/files.ts"
import { dumpsOf, fillStore } from "./fill-store.ts"
import { timeless } from "./golden.ts"
import { goldenChainId, goldenSecret } from "./history.ts"
import { goldenNetworkId } from "./network-history.ts"

/** Fills a data directory, and writes beside its files what it says. */
export async function makeSqlite(directory: string): Promise<void> {
  const store = await openStore({ kind: "sqlite", directory })
  await fillStore(store)
  for (const [name, text] of Object.entries(await dumpsOf(store))) await writeFile(join(directory, name), text)
  await store.close()

  change(databaseFiles.meta(directory), `UPDATE store_secret SET secret = x'${goldenSecret}'`)
  for (const part of [chainPart(goldenChainId), networkPart(goldenNetworkId)]) {
    change(databaseFiles.part(directory, part), timeless[part.scope])
    await rm(databaseFiles.lock(directory, part))
  }
}

function change(path: string, sql: string): void {
  const database = new DatabaseSync(path)
  database.exec(sql)
  // The last one to close a file that may write it removes its log.
  database.exec("VACUUM")
  database.close()
}
