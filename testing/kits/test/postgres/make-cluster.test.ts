import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { serverAccount } from "../../src/postgres/account.ts"
import { packagedBinaries, runnableBinaries } from "../../src/postgres/binaries.ts"
import { makeCluster } from "../../src/postgres/make-cluster.ts"
import { makeFolder } from "../../src/postgres/server.ts"

const account = serverAccount()
let folder: string

beforeEach(async () => {
  folder = await makeFolder(account)
})

afterEach(() => rm(folder, { recursive: true }))

test("a cluster is made once and copied from then on, for the account that it runs as and nobody else", async () => {
  const binaries = await runnableBinaries(packagedBinaries(), account, folder)
  const place = join(folder, "kept")
  const password = await makeCluster(binaries, folder, account, place)
  const [first, second] = [join(folder, "data"), join(folder, "second", "data")]
  await mkdir(join(folder, "second"))
  // The second call finds no initdb, so it must use the cached cluster.
  expect(await makeCluster("/nowhere", join(folder, "second"), account, place)).toBe(password)
  const files = async (of: string) => (await readdir(of, { recursive: true })).sort()
  expect(await files(second)).toEqual(await files(first))
  expect(await readFile(join(second, "postgresql.conf"))).toEqual(await readFile(join(first, "postgresql.conf")))
  const ofWhom = async (path: string) => {
    const { mode, uid } = await stat(path)
    return { uid, forOthers: mode & 0o077 }
  }
  const uid = account?.uid ?? process.getuid?.()
  expect([await ofWhom(second), await ofWhom(join(second, "PG_VERSION"))]).toEqual([
    { uid, forOthers: 0 },
    { uid, forOthers: 0 },
  ])
  expect((await ofWhom(place)).forOthers).toBe(0)
})
