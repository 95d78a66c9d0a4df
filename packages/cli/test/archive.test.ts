import { existsSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { startS3 } from "@serac/kits/object-storage"
import { dump, openStore } from "@serac/store"
import { expect, test } from "vitest"
import { say } from "./say.ts"
import { seracIn } from "./serac.ts"
import { until, workshop } from "./workshop.ts"

const chainId = 4242

/** A node in front of another one that drops every fifth request and falsifies the receipts of every second one. */
async function liarBefore(url: string) {
  let requests = 0
  const server = createServer(async (request, response) => {
    requests += 1
    const [isDropped, isFalse] = [requests % 5 === 0, requests % 2 === 0]
    if (isDropped) {
      request.socket.destroy()
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const answer = await fetch(url, {
      method: "POST",
      body: Buffer.concat(chunks),
      headers: { "content-type": "application/json" },
    })
    const text = await answer.text()
    response.writeHead(answer.status, { "content-type": "application/json" })
    response.end(isFalse ? text.replaceAll('"cumulativeGasUsed":"0x5208"', '"cumulativeGasUsed":"0x5209"') : text)
  }).listen(0, "127.0.0.1")
  await until(
    async () => server.listening,
    (is) => is,
  )
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

async function dumped(directory: string): Promise<readonly string[]> {
  const store = await openStore({ kind: "sqlite", directory })
  const lines: string[] = []
  for await (const line of dump(store, String(chainId))) lines.push(line)
  await store.close()
  return lines
}

/** The last block that is stored; undefined before the first. */
async function storedHead(directory: string): Promise<number | undefined> {
  if (!existsSync(join(directory, "meta.sqlite"))) return undefined
  const store = await openStore({ kind: "sqlite", directory })
  const status = await store
    .chain(String(chainId))
    .status()
    .finally(() => store.close())
  return status?.head.number
}

/** Indexes a chain from its node up to a block, and gives all that is stored. */
async function indexedFromNode(directory: string, url: string, head: number): Promise<readonly string[]> {
  const indexer = seracIn({ directory }, "index", "--rpc", url, "--data-directory", "indexed", "--log", "json")
  const folder = join(directory, "indexed")
  await until(
    () => storedHead(folder),
    (number) => number === head,
  ).finally(() => indexer.kill("SIGINT"))
  await indexer.ended
  return dumped(folder)
}

test("history that two processes fetch from two nodes, one of which fails and lies, is indexed as from the node", {
  timeout: 120_000,
}, async ({ onTestFinished }) => {
  const { folder, node } = workshop(onTestFinished)
  const directory = folder()
  const chain = await node({ chainId, blocks: 60 })
  const liar = await liarBefore(chain.url)
  onTestFinished(() => void liar.close())
  const urls = `${liar.url},${chain.url}`
  const shared = ["fetch", "--rpc", urls, "--blocks-per-piece", "10", "--to", "pieces"]
  const fetching = (range: string) => seracIn({ directory }, ...shared, "--range", range).ended
  const [one, other] = await Promise.all([fetching("0..39"), fetching("30..")])
  expect(one).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^blocks 0 to 39 of chain 4242 in pieces: \d new/),
  })
  expect(other).toMatchObject({ code: 0, stdout: expect.stringMatching(/^blocks 30 to 60 of chain 4242 in pieces/) })
  expect((await say(directory, "archive", "list", "pieces")).stdout).toMatch(
    /^chain 4242: blocks 0 to 60 in 7 pieces, \d+(\.\d)? KB\n$/,
  )
  expect((await say(directory, "archive", "verify", "pieces")).stdout).toBe(
    "chain 4242: blocks 0 to 60 in 7 pieces are true\n",
  )

  const service = await startS3()
  onTestFinished(() => service.stop())
  const { endpoint, accessKeyId, secretAccessKey } = service.options
  const s3 = ["--s3-endpoint", endpoint, "--s3-access-key-id", accessKeyId, "--s3-secret-access-key", secretAccessKey]
  const bucket = `s3://${service.bucket}/history`
  expect(await say(directory, "archive", "copy", "pieces", bucket, ...s3)).toEqual({
    code: 0,
    stdout: `copied 7 pieces to ${bucket}; 0 were there\n`,
    stderr: "",
  })
  expect(await say(directory, "index", "--from-archive", bucket, "--data-directory", "made", ...s3)).toEqual({
    code: 0,
    stdout: `chain 4242: 61 blocks stored from ${bucket}, up to block 60\n`,
    stderr: "",
  })
  expect(await dumped(join(directory, "made"))).toEqual(await indexedFromNode(directory, chain.url, 60))
})

test("pieces are listed as JSON, pruned, and refused by name", { timeout: 60_000 }, async ({ onTestFinished }) => {
  const { folder, node } = workshop(onTestFinished)
  const directory = folder()
  const chain = await node({ chainId, blocks: 29 })
  const fetch = ["fetch", "--rpc", chain.url, "--blocks-per-piece", "10", "--to", "pieces"]
  await say(directory, ...fetch, "--range", "10..14")
  await say(directory, ...fetch, "--range", "10..")
  const { stdout } = await say(directory, "archive", "list", "pieces", "--json")
  expect(JSON.parse(stdout).map(({ key }: { readonly key: string }) => key)).toEqual([
    "evm-4242/000000000010-000000000014.piece",
    "evm-4242/000000000010-000000000019.piece",
    "evm-4242/000000000020-000000000029.piece",
  ])
  const refused = await say(directory, "index", "--from-archive", "pieces", "--data-directory", "made")
  expect(refused).toEqual({
    code: 1,
    stdout: "",
    stderr: expect.stringContaining("the archive has no blocks 0 to 9, and later ones (PIECE_MISSING)"),
  })
  expect((await say(directory, "archive", "prune", "pieces", "--dry-run")).stdout).toBe(
    "evm-4242/000000000010-000000000014.piece\n",
  )
  expect((await say(directory, "archive", "prune", "pieces", "--before", "20", "--yes")).stdout).toMatch(
    /^removed 2 pieces with \d/,
  )
  expect((await say(directory, "archive", "list", "pieces")).stdout).toMatch(
    /^chain 4242: blocks 20 to 29 in 1 piece, /,
  )
  expect(await say(directory, "archive", "list", "s3://nowhere")).toEqual({
    code: 2,
    stdout: "",
    stderr: expect.stringContaining("s3://nowhere needs an access key"),
  })
})
