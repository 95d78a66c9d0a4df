import { once } from "node:events"
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type S3Server, startS3 } from "@serac/kits/object-storage"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { bucketObjects } from "./bucket.ts"
import { type ObjectStore, ObjectStoreError, openObjects } from "./index.ts"

let folder: string
let server: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-objects-"))
  server = await startS3()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const noS3 = { region: "us-east-1", timeout: 1_000 }
const bytes = (text: string) => new Uint8Array(Buffer.from(text))

describe.each([
  ["a folder", (): ObjectStore => openObjects(folder, noS3)],
  ["a bucket", () => openObjects(`s3://${server.bucket}/some/prefix/`, server.options)],
])("%s", (_, opened) => {
  test("gives what was written, its beginning and its list, and nothing of what was removed", async () => {
    const objects = opened()
    expect(await objects.list("")).toEqual([])
    expect(await objects.read("a/none")).toBe(undefined)
    await objects.write("a/two", bytes("second"))
    await objects.write("a/one", bytes("first"))
    await objects.write("b/one", bytes("other"))
    await objects.write("a/one", bytes("replaced"))
    expect(await objects.list("a/")).toEqual([
      { key: "a/one", size: 8 },
      { key: "a/two", size: 6 },
    ])
    expect(await objects.read("a/one")).toEqual(bytes("replaced"))
    expect(await objects.read("a/one", 3)).toEqual(bytes("rep"))
    expect(await objects.read("a/one", 100)).toEqual(bytes("replaced"))
    await objects.remove("a/one")
    await objects.remove("a/one")
    expect((await objects.list("")).map(({ key }) => key)).toEqual(["a/two", "b/one"])
  })

  test("has keys that cannot leave it", async () => {
    const objects = opened()
    for (const key of ["../a", "a/../../b", "/etc/passwd", "a//b", "", "a/./b"])
      await expect((async () => objects.read(key))()).rejects.toThrow(RangeError)
  })
})

test("a bucket takes an object of several parts", async () => {
  const mebibyte = 1024 * 1024
  const objects = bucketObjects(server.bucket, "large", server.options, 5 * mebibyte)
  const large = new Uint8Array(6 * mebibyte).fill(7)
  await objects.write("large", large)
  expect(Buffer.from((await objects.read("large")) ?? []).equals(large)).toBe(true)
})

/** An S3 service that answers as it is told, and the paths that it was asked for. */
async function scripted(answers: readonly (readonly [status: number, xml: string])[]) {
  const asked: string[] = []
  const service = createServer((request, response) => {
    const [status, xml] = answers[asked.length] ?? [500, ""]
    asked.push(request.url ?? "")
    response.writeHead(status, { "content-type": "application/xml" }).end(xml)
  }).listen(0, "127.0.0.1")
  await once(service, "listening")
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  return {
    asked,
    objects: openObjects("s3://scripted/p", { ...server.options, endpoint }),
    close: () => service.close(),
  }
}

const listed = (keys: readonly string[], next?: string): readonly [number, string] => {
  const contents = keys.map((key) => `<Contents><Key>${key}</Key><Size>3</Size></Contents>`).join("")
  const more =
    next === undefined
      ? "<IsTruncated>false</IsTruncated>"
      : `<IsTruncated>true</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>`
  return [200, `<ListBucketResult>${more}${contents}</ListBucketResult>`]
}

test("a bucket lists all objects where the service lists them in several answers", async () => {
  const { asked, objects, close } = await scripted([listed(["p/a", "p/b"], "page-two"), listed(["p/c"])])
  expect(await objects.list("")).toEqual(["a", "b", "c"].map((key) => ({ key, size: 3 })))
  expect(asked.map((path) => new URL(path, "http://x").searchParams.get("continuation-token"))).toEqual([
    null,
    "page-two",
  ])
  close()
})

test("a bucket's request is repeated when the service fails, and not when it refuses", async () => {
  const failing = await scripted([[503, ""], [500, ""], listed(["p/a"])])
  expect(await failing.objects.list("")).toEqual([{ key: "a", size: 3 }])
  failing.close()
  const refusing = await scripted([[403, "<Error><Code>AccessDenied</Code></Error>"]])
  await expect(refusing.objects.read("a")).rejects.toThrow(
    new ObjectStoreError("s3://scripted/p cannot be read (a): the service answers 403 AccessDenied"),
  )
  expect(refusing.asked).toHaveLength(1)
  refusing.close()
})

test("a folder lists no incomplete file, and removes those that a killed process left an hour ago", async () => {
  const objects = openObjects(folder, noS3)
  await writeFile(join(folder, ".new.part"), "half")
  await writeFile(join(folder, ".old.part"), "half")
  const before = new Date(Date.now() - 2 * 3_600_000)
  await utimes(join(folder, ".old.part"), before, before)
  expect((await objects.list("")).filter(({ key }) => key.includes("part"))).toEqual([])
  expect((await readdir(folder)).filter((name) => name.startsWith("."))).toEqual([".new.part"])
})

describe("is refused by name", () => {
  test("a text that names no bucket", () => {
    for (const location of ["s3://", "s3:/x", "s3://Bucket", "s3://pieces/../x y"])
      expect(() => openObjects(location, server.options)).toThrow(
        `${location} is not s3://bucket or s3://bucket/prefix`,
      )
  })

  test("a bucket without an access key", () => {
    expect(() => openObjects("s3://pieces", noS3)).toThrow(
      new ObjectStoreError("s3://pieces needs an access key: --s3-access-key-id and --s3-secret-access-key-file"),
    )
  })

  test("a bucket that does not exist, and a key that the service does not know", async () => {
    const none = openObjects("s3://no-such-bucket", server.options)
    await expect(none.list("")).rejects.toThrow(
      "s3://no-such-bucket cannot be listed: the service has no such bucket for this key",
    )
    const stranger = openObjects("s3://pieces", { ...server.options, accessKeyId: "another" })
    await expect(stranger.write("a", bytes("a"))).rejects.toThrow(
      /^s3:\/\/pieces cannot be written \(a\): the service answers 403/,
    )
  })

  test("a folder that is a file", async () => {
    await writeFile(join(folder, "file"), "")
    const objects = openObjects(join(folder, "file"), noS3)
    await expect(objects.write("a", bytes("a"))).rejects.toThrow(ObjectStoreError)
    await expect(objects.list("")).rejects.toThrow(/file cannot be listed: ENOTDIR/)
  })
})
