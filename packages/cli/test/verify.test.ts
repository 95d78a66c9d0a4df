import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { startIndexer } from "@serac/indexer/evm"
import { expect, test } from "vitest"
import { defineChain } from "../src/chains/define-chain.ts"
import { loadConfig } from "../src/config/load.ts"
import type { VerifyReport } from "../src/verify/report.ts"
import { verify } from "../src/verify/verify.ts"
import { exitCodeOf, verifyWords } from "../src/verify/verify-words.ts"
import { say } from "./say.ts"
import { workshop } from "./workshop.ts"

const { folder, node } = workshop()

/** A folder whose data directory has a chain of ten blocks. */
async function indexed() {
  const chain = await node({ blocks: 10 })
  const directory = folder()
  const store = { kind: "sqlite", directory: join(directory, "serac-data") } as const
  const definition = defineChain({ rpcUrls: [chain.url] }, "4242")
  const indexer = await startIndexer({ chain: definition, store, nftMetadata: false, pollInterval: 20 })
  for (let turn = 0; indexer.progress.head?.number !== 10 && turn < 500; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 20))
  await indexer.stop()
  return { chain, directory }
}

/** Verifies with a short delay before differences are compared again. */
function verifyAt(directory: string, url: string): Promise<VerifyReport> {
  const flags = new Map([["chains", [url]]])
  const { config } = loadConfig({ directory, environment: {}, flags })
  const { signal } = new AbortController()
  return verify(config, { sample: 1000, signal, onProgress: () => {}, confirmAfter: 10 })
}

test("serac verify says how much is as the node tells it", async () => {
  const { chain, directory } = await indexed()
  expect(await say(directory, "verify", "--rpc", chain.url)).toEqual({
    code: 0,
    stdout: `chain 4242
  itself    75 rows checked, no contradiction
  its node  11 block hashes, 11 whole blocks, 10 transactions compared, no difference
`,
    stderr: "",
  })
  const { code, stdout } = await say(directory, "verify", "--rpc", chain.url, "--sample", "3", "--json")
  expect({ code, ...JSON.parse(stdout) }).toEqual({
    code: 0,
    subjects: [
      {
        subject: "chain 4242",
        checked: {
          evm_archive: 11,
          evm_block: 11,
          evm_fees: 1,
          evm_transaction: 10,
          evm_counter: 12,
          ...nothingElse,
        },
        inconsistencies: [],
        hasMoreInconsistencies: false,
        compared: { "block-hash": 3, block: 3, transaction: expect.any(Number), transfer: 0 },
        differences: [],
        skipped: [],
      },
    ],
  })
  const all = await say(directory, "verify", "--rpc", chain.url, "--all")
  expect(all.code).toBe(0)
  expect(all.stdout).toContain("11 block hashes")
  const alone = await say(directory, "verify")
  expect(alone.code).toBe(0)
  expect(alone.stdout).toContain("its node  none is configured; set --rpc or --node to compare")
})

const nothingElse = {
  evm_transfer: 0,
  evm_internal_transaction: 0,
  evm_list: 30,
  evm_balance: 0,
  evm_holding: 0,
  evm_messenger_event: 0,
  evm_nft_owner: 0,
}

test("serac verify names what differs, and ends with 1", async () => {
  const { chain, directory } = await indexed()
  const database = new DatabaseSync(join(directory, "serac-data", "chains", "4242.sqlite"))
  database.exec(
    `UPDATE evm_transaction SET fragment = replace(fragment, char(31) || '6' || char(31), char(31) || '66' || char(31))`,
  )
  database.exec("UPDATE evm_counter SET blocks = 12 WHERE period = 86400")
  database.close()
  const report = await verifyAt(directory, chain.url)
  expect(exitCodeOf(report)).toBe(1)
  expect(verifyWords(report)).toBe(`chain 4242
  itself    75 rows checked, 1 contradiction
    evm_counter day 1767225600: a counter counts the blocks of its period, but 12 blocks, 10 transactions, 210000 gas, from 1767225600 to 1767226200 is stored where 11 blocks, 10 transactions, 210000 gas, from 1767225600 to 1767226200 is expected
  its node  11 block hashes, 11 whole blocks, 10 transactions compared, 1 difference
    transaction 7/0 nonce: stored 66, the node reports 6`)
})

test("a node that does not answer is said, and serac verify ends with 2", async () => {
  const { chain, directory } = await indexed()
  await chain.down()
  const report = await verifyAt(directory, chain.url)
  expect(exitCodeOf(report)).toBe(2)
  expect(verifyWords(report)).toContain("not compared: which chain it serves: ")
})

test("where nothing is indexed serac verify says so, and makes nothing", async () => {
  const directory = folder()
  expect(await say(directory, "verify")).toEqual({ code: 0, stdout: "nothing is indexed here\n", stderr: "" })
  const ports = ["--data-service-port", "1", "--metrics-service-port", "1"]
  expect(await say(directory, "status", ...ports)).toMatchObject({ code: 1, stderr: "" })
})

test.each([
  [["verify", "--sample", "many"], "It must be an integer from 0 to 999999999."],
  [["verify", "--all", "--sample", "3"], "option '--all' cannot be used with option '--sample <number>'"],
])("%j is a usage error", async (args, words) => {
  const { code, stderr } = await say(folder(), ...args)
  expect(code).toBe(2)
  expect(stderr).toContain(words)
})
