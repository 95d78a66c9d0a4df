import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer, request as requestOf } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startS3 } from "@serac/kits/object-storage"
import { folderObjects, type ObjectStore, ObjectStoreError, openObjects } from "@serac/store/objects"
import { afterEach, expect, test } from "vitest"
import { type ColumnTable, type ExportColumnsOptions, exportColumns } from "../../src/core/columns/index.ts"

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

async function emptyFolder(): Promise<ObjectStore> {
  const folder = await mkdtemp(join(tmpdir(), "serac-columns-"))
  cleanups.push(() => rm(folder, { recursive: true, force: true }))
  return folderObjects(folder)
}

const table = (name: string): ColumnTable => ({ name, about: name, columns: { n: { kind: "u32", about: "a number" } } })
const tables = [table("settled"), table("changing")]

/** A chain of blocks with a row each, of which `changing` may still change while `isOpen` holds. */
function chain(head: number, isOpen = false): Pick<ExportColumnsOptions, "folder" | "tables" | "source"> {
  async function* rows(names: readonly string[], first: number, last: number) {
    for (let n = first; n <= last; n += 1)
      for (const name of names) yield { table: name, rows: [{ n }], isOpen: isOpen && name === "changing" }
  }
  return { folder: "a/chain", tables, source: { range: async () => ({ first: 0, last: head }), rows } }
}

const namesIn = async (target: ObjectStore) =>
  (await target.list("")).map(({ key }) => key.replace("a/chain/", "").replaceAll("0000000", ""))

test("an export that ended between writing a whole file and removing the short one removes it the next time", async () => {
  const target = await emptyFolder()
  const shared = { ...chain(19), only: ["settled"], blocksPerFile: 10 }
  await exportColumns({ ...shared, target, range: { first: 0, last: 4 } })
  const stopped = exportColumns({
    ...shared,
    target: { ...target, remove: () => Promise.reject(new ObjectStoreError("no remove")) },
    range: { first: 0 },
  })
  await expect(stopped).rejects.toThrow("no remove")
  expect(await namesIn(target)).toEqual(["settled/00000-00004.parquet", "settled/00000-00009.parquet"])
  expect(await exportColumns({ ...shared, target, range: { first: 0 } })).toMatchObject({ written: 1, present: 1 })
  expect(await namesIn(target)).toEqual(["settled/00000-00009.parquet", "settled/00010-00019.parquet"])
})

test("blocks that a longer file has are not written again", async () => {
  const target = await emptyFolder()
  const shared = { ...chain(19, true), target, blocksPerFile: 10 }
  await exportColumns({ ...shared, range: { first: 0 } })
  expect(await exportColumns({ ...shared, range: { first: 0, last: 4 } })).toMatchObject({ written: 0, present: 2 })
  expect(await namesIn(target)).toHaveLength(4)
})

test("files of another number of blocks are refused, so that no row is in two of them", async () => {
  const target = await emptyFolder()
  await exportColumns({ ...chain(39), target, range: { first: 0 }, blocksPerFile: 10 })
  await expect(exportColumns({ ...chain(39), target, range: { first: 0 }, blocksPerFile: 20 })).rejects.toThrow(
    "a/chain/settled/000000000010-000000000019.parquet was written with another number of blocks in a file than 20",
  )
  await expect(exportColumns({ ...chain(39), target, range: { first: 0 }, blocksPerFile: 5 })).rejects.toThrow(
    new RangeError(
      "a/chain/settled/000000000000-000000000009.parquet was written with another number of blocks in a file than 5",
    ),
  )
})

test("a file whose rows may change is open: it is written again, and closed when they cannot", async () => {
  const target = await emptyFolder()
  const shared = { target, range: { first: 0 }, blocksPerFile: 10 }
  expect(await exportColumns({ ...shared, ...chain(9, true) })).toMatchObject({ written: 2, present: 0 })
  expect(await namesIn(target)).toEqual(["changing/00000-00009.open.parquet", "settled/00000-00009.parquet"])
  expect(await exportColumns({ ...shared, ...chain(9, true) })).toMatchObject({ written: 1, present: 1 })
  expect(await exportColumns({ ...shared, ...chain(9) })).toMatchObject({ written: 1, present: 1 })
  expect(await namesIn(target)).toEqual(["changing/00000-00009.parquet", "settled/00000-00009.parquet"])
  expect(await exportColumns({ ...shared, ...chain(9) })).toMatchObject({ written: 0, present: 2 })
})

/** An S3 service behind a proxy, which destroys the connection of one upload and refuses all from another one on. */
async function faultyS3({ broken, refusedFrom }: { readonly broken: number; readonly refusedFrom: number }) {
  const service = await startS3("columns")
  cleanups.push(() => service.stop())
  let uploads = 0
  const proxy = createServer((request, response) => {
    if (request.method === "PUT") uploads += 1
    if (request.method === "PUT" && uploads === broken) return void request.once("data", () => request.destroy())
    if (request.method === "PUT" && uploads >= refusedFrom)
      return void response
        .writeHead(403, { "content-type": "application/xml" })
        .end("<Error><Code>QuotaExceeded</Code></Error>")
    const { method, url = "", headers } = request
    const passed = requestOf(new URL(url, service.options.endpoint), { method: method ?? "GET", headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    request.pipe(passed)
  }).listen(0, "127.0.0.1")
  cleanups.push(() => proxy.close())
  await once(proxy, "listening")
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return {
    faulty: openObjects("s3://columns/some", { ...service.options, endpoint }),
    whole: openObjects("s3://columns/some", service.options),
  }
}

test("an export to S3 repeats an upload that broke off, ends where uploads are refused, and is continued by the next one", async () => {
  const { faulty, whole } = await faultyS3({ broken: 2, refusedFrom: 6 })
  const folder = await emptyFolder()
  const shared = { ...chain(49), range: { first: 0 }, blocksPerFile: 10 }
  await expect(exportColumns({ ...shared, target: faulty })).rejects.toThrow(
    "s3://columns/some cannot be written (a/chain/settled/000000000020-000000000029.parquet): the service answers 403 QuotaExceeded",
  )
  expect((await whole.list("")).map(({ key }) => key)).toHaveLength(4)
  expect(await exportColumns({ ...shared, target: whole })).toMatchObject({ written: 6, present: 4 })
  await exportColumns({ ...shared, target: folder })
  const keys = (await folder.list("")).map(({ key }) => key)
  expect((await whole.list("")).map(({ key }) => key)).toEqual(keys)
  for (const key of keys)
    expect(Buffer.from((await whole.read(key)) ?? []).equals(Buffer.from((await folder.read(key)) ?? []))).toBe(true)
})
