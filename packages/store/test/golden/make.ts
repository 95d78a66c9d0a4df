import { mkdir, rm } from "node:fs/promises"
import { migrations } from "../../src/schema/migrations.ts"
import { goldenOf } from "./golden.ts"
import { makePostgres } from "./make-postgres.ts"
import { makeSqlite } from "./make-sqlite.ts"

// Makes the golden databases of today's version anew: `node packages/store/test/golden/make.ts`.
const directory = goldenOf(migrations.length)
await rm(directory, { recursive: true, force: true })
await mkdir(directory)
await makeSqlite(directory)
await makePostgres(directory)
