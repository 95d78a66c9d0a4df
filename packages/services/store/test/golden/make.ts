import { mkdir, rm } from "node:fs/promises"
import { DatabaseSync } from "node:sqlite"
import { fileURLToPath } from "node:url"
import { chainPart, networkPart } from "../../src/engine.ts"
import { openStore } from "../../src/index.ts"
import { migrations } from "../../src/schema/migrations.ts"
import { files } from "../../src/sqlite/files.ts"
import { fillCallers } from "./callers.ts"
import { fillStore, writeDumps } from "./fill-store.ts"
import { goldenChainId, goldenHistoryWithMessages, goldenSecret } from "./history.ts"
import { goldenNetworkId } from "./network-history.ts"

// Makes the database of today's version, which tests of all later versions open: `node test/golden/make.ts`.
const directory = fileURLToPath(new URL(`./version-${migrations.length}`, import.meta.url))
await rm(directory, { recursive: true, force: true })
await mkdir(directory)
const store = await openStore({ kind: "sqlite", directory })
await fillStore(store, goldenHistoryWithMessages)
await fillCallers(store)
await writeDumps(store, directory)
await store.close()

const meta = new DatabaseSync(files.meta(directory))
meta.prepare("UPDATE store_secret SET secret = ?").run(Buffer.from(goldenSecret, "hex"))
meta.exec("VACUUM")
meta.close()
await rm(files.lock(directory, chainPart(goldenChainId)))
await rm(files.lock(directory, networkPart(goldenNetworkId)))
