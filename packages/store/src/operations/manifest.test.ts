import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { type BackupManifest, manifestName, manifestOf, readManifest } from "./manifest.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-manifest-"))
})
afterEach(() => rm(folder, { recursive: true }))

const sha256 = "0".repeat(64)
const sqlite = manifestOf({
  store: "sqlite",
  createdAt: "2026-01-01T00:00:00.000Z",
  versions: { meta: 4, chain: 4 },
  chains: [{ chainId: "1", number: 5, hash: `0x${sha256}`, transactions: 3 }],
  networks: [],
  files: [{ path: "chains/1.sqlite", bytes: 8192, sha256, scope: "chain" }],
})
const partition = { name: "evm_block_1", parent: "evm_block", bound: "FOR VALUES IN ('1')" }
const postgres: BackupManifest = {
  ...sqlite,
  store: "postgres",
  files: [{ path: "tables/evm_block.copy", bytes: 21, sha256, table: "evm_block", columns: ["chain_id"], rows: 0 }],
  partitions: [
    partition,
    { ...partition, name: "evm_block_2", bound: "FOR VALUES FROM (0) TO ('1000')", partitionedBy: "RANGE (number)" },
    { ...partition, name: "evm_block_rest", bound: "DEFAULT" },
    { ...partition, name: "evm_block_ends", bound: "FOR VALUES FROM ('-1', MINVALUE) TO ('1', MAXVALUE)" },
    { ...partition, name: "evm_block_half", bound: "FOR VALUES WITH (modulus 2, remainder 1)" },
    { ...partition, name: "evm_block_texts", bound: "FOR VALUES IN ('2026-01-01 00:00:00+00', NULL, 7)" },
  ],
}
const read = async (value: unknown) => {
  await writeFile(join(folder, manifestName), typeof value === "string" ? value : JSON.stringify(value))
  return readManifest(folder)
}

test.each([sqlite, postgres])("a manifest is read as it was written", async (manifest) => {
  expect(await read(manifest)).toEqual(manifest)
})

const [file] = postgres.files
test.each<[unknown, string]>([
  ["{", "is not JSON"],
  ["[]", "format must be 1"],
  ["null", "it must be an object"],
  [{ ...sqlite, format: 2 }, "format must be 1"],
  [{ ...sqlite, store: "mysql" }, "store must be sqlite or postgres"],
  [{ ...sqlite, versions: { chain: 0 } }, "versions.chain must be a positive integer"],
  [{ ...sqlite, files: {} }, "files must be an array"],
  [{ ...sqlite, files: [{ path: "../x.sqlite" }] }, "files[0].path must be the name of a file of a backup"],
  [{ ...sqlite, files: [{ path: "/etc/passwd" }] }, "files[0].path must be the name of a file of a backup"],
  [{ ...sqlite, files: [{ path: "meta.sqlite", bytes: -1 }] }, "files[0].bytes must be a whole number"],
  [{ ...sqlite, files: [{ path: "meta.sqlite", bytes: 1, sha256: "x" }] }, "files[0].sha256 must be 64 digits"],
  [{ ...postgres, files: [{ ...file, table: "a; b" }] }, "files[0].table must be the name of a table"],
  [{ ...postgres, files: [{ ...file, columns: ["a)"] }] }, "files[0].columns must be names of columns"],
  [
    { ...postgres, partitions: [{ ...partition, name: "A" }] },
    "partitions[0] must have the names of a partition and of its table",
  ],
  [{ ...postgres, partitions: [null] }, "partitions[0] must have the names of a partition and of its table"],
  [{ ...sqlite, files: [...sqlite.files, ...sqlite.files] }, "files[1].path is named twice"],
  [{ ...postgres, partitions: [{ ...partition, bound: "DEFAULT; DROP" }] }, "partitions[0].bound is none"],
  [{ ...postgres, partitions: [{ ...partition, partitionedBy: "x" }] }, "partitionedBy is no list of columns"],
])("%j is refused: %s", async (value, message) => {
  await expect(read(value)).rejects.toThrow(message)
})

test("a manifest that is larger than any is refused before it is read", async () => {
  await writeFile(join(folder, manifestName), "")
  await truncate(join(folder, manifestName), 64 * 1024 * 1024 + 1)
  await expect(readManifest(folder)).rejects.toThrow("manifest.json is larger than 67108864 bytes.")
})

test("a folder without a manifest is no backup", async () => {
  await expect(readManifest(folder)).rejects.toThrow(`${folder} is no backup: it has no manifest.json.`)
})
