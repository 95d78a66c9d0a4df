import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Hex } from "viem"
import { beforeAll, expect, onTestFinished, test } from "vitest"
import { Devnet } from "../../src/devnet.ts"
import { folderCache } from "../../src/fork/folder-cache.ts"
import { addressOf, alice, bob, send } from "./accounts.ts"
import { callOf } from "./call.ts"
import { creations, transferOf, words } from "./programs.ts"
import { type UpstreamNetwork, upstreamNetwork } from "./upstream.ts"

let upstream: UpstreamNetwork
let token: Hex

beforeAll(async () => {
  upstream = await upstreamNetwork()
  const { chain } = upstream.devnet.chains.c
  await chain.edit((state) => state.updateAccount(addressOf(alice), { balance: 10n ** 20n }))
  token = (await send(chain, { from: alice, data: creations.coin([addressOf(alice)]) })) as Hex
  await send(chain, { from: alice, to: addressOf(bob), value: 1n, gas: 21_000n })
})

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "serac-forks-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function forked(folder: string, block: string | bigint = "latest"): Promise<Devnet> {
  const { devnet, fetch, urlOf } = upstream
  const clock = { start: devnet.network.clock.now(), isStopped: true }
  const url = urlOf(devnet.chains.c)
  return Devnet.create({ seed: "fork", clock, fork: { url, fetch, block, cache: folderCache(folder) } })
}

/** The methods that the node was asked during a task. */
async function askedDuring(task: () => Promise<unknown>): Promise<readonly string[]> {
  const before = upstream.requests.length
  await task()
  return upstream.requests.slice(before).map((body) => JSON.parse(body).method)
}

const transfer = (devnet: Devnet, value: bigint) =>
  send(devnet.chains.c.chain, { from: alice, to: token, data: transferOf(addressOf(bob), value) })

const stateMethods = /^eth_(?:getCode|getBalance|getStorageAt|getTransactionCount)$/

test("a later run of the same block asks for no account, code or slot again", async () => {
  const folder = temporaryFolder()
  const first = await askedDuring(async () => transfer(await forked(folder), 1n))
  expect(first.filter((method) => method === "eth_getProof").length).toBeGreaterThan(5)
  expect(first).toContain("eth_getCode")
  const second = await askedDuring(async () => transfer(await forked(folder), 2n))
  // One proof shows that the node still has the state.
  expect(second.filter((method) => method === "eth_getProof" || stateMethods.test(method))).toEqual(["eth_getProof"])
  expect(readdirSync(folder).length).toBe(1)
})

test("another block has a file of its own", async () => {
  const folder = temporaryFolder()
  await forked(folder)
  const { number } = upstream.devnet.chains.c.chain.tip.header
  await forked(folder, number - 1n)
  expect(readdirSync(folder).length).toBe(2)
})

test("a damaged or unfinished line is not believed, and swallows no other", async () => {
  const folder = temporaryFolder()
  await transfer(await forked(folder), 1n)
  const [name = ""] = readdirSync(folder)
  const file = join(folder, name)
  const lines = readFileSync(file, "utf8").trimEnd().split("\n")
  const slot = lines.findIndex((line) => line.includes("slot "))
  // A value with the checksum of another.
  lines[slot] = lines[slot]?.replace(/"\\"0x[0-9a-f]+\\""\]$/, '"\\"0x1\\""]') ?? ""
  writeFileSync(file, `${lines.join("\n")}\n`)
  appendFileSync(file, '["0123456789abcdef","account 0x')
  const again = await forked(folder)
  const asked = await askedDuring(() => transfer(again, 1_000n))
  expect(asked).toEqual(["eth_getProof"])
  const balance = { to: token, data: `0x70a08231${words(BigInt(addressOf(bob))).slice(2)}` }
  expect(await callOf(again)("eth_call", [balance, "latest"])).toEqual({ result: words(1_000) })
  expect(await askedDuring(async () => transfer(await forked(folder), 1n))).not.toContain("eth_getCode")
})

test("a folder that cannot be written is as if it were not there", async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, "file"), "")
  await transfer(await forked(join(folder, "file")), 1n)
})

test("files that were not used for the longest time make room for others", () => {
  const folder = temporaryFolder()
  for (const age of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const file = join(folder, `${age}.jsonl`)
    writeFileSync(file, "")
    truncateSync(file, 64 * 2 ** 20)
    const time = new Date(Date.now() - age * 60_000)
    utimesSync(file, time, time)
  }
  folderCache(folder).open({ chainID: "1", blockHash: `0x${"1".repeat(64)}`, isProven: true })
  expect(readdirSync(folder).sort()).toEqual([1, 2, 3, 4, 5, 6, 7].map((age) => `${age}.jsonl`))
})
