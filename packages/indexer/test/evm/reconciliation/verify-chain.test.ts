import { expect, test } from "vitest"
import { verifyChain } from "../../../src/evm/reconciliation/verify-chain.ts"
import { comparingVerifier } from "../../../src/evm/verify/comparing-verifier.ts"
import { tell } from "../lies.ts"
import { chainSetting } from "./chain-setting.ts"

const setting = chainSetting()

const whole = { "block-hash": 20, block: 20, transaction: 38, transfer: 38 }

test("a node that tells what is stored shows no difference", async () => {
  const { sides, options } = await setting()
  expect(await verifyChain(sides, options)).toEqual({ compared: whole, differences: [], skipped: [] })
  const { inconsistencies } = await sides.reader.check()
  expect(inconsistencies).toEqual([])
})

test("as many blocks are compared as are asked for, the newest among them", async () => {
  const { sides, options, fake } = await setting()
  const { compared } = await verifyChain(sides, { ...options, sample: 5 })
  expect(compared["block-hash"]).toBe(5)
  expect(fake.requests.flat().map(({ params }) => params[0])).toContain("0x13")
})

test("a node that lies about a block shows no difference where its answers are verified, and what it says of it is told", async () => {
  const { sides, options, fake, passing } = await setting()
  const { block, receipts } = fake.chain.at(7)
  const lie = tell("value", { block, receipts })
  fake.override = ({ method, params }) =>
    method === "eth_getBlockByNumber" && params[0] === "0x7" && params[1] === true ? lie?.block : undefined
  const verifier = await comparingVerifier("43112", { random: () => 0, elapsed: () => 0 })
  const { differences, skipped } = await passing(verifyChain({ ...sides, verifier }, options))
  expect({ differences, skipped }).toEqual({
    differences: [],
    skipped: [
      {
        what: "blocks",
        reason: expect.stringMatching(
          /^node\.test: block 7: transaction 0: hash is "0x\w{64}", and must be 0x\w{64}, by its members$/,
        ),
        times: 1,
      },
    ],
  })
})

/** A transaction is stored as its values with separators. */
const replaced = (from: string, to: string) =>
  `replace(fragment, char(31) || '${from}' || char(31), char(31) || '${to}' || char(31))`

/** Each change of stored data, with the findings of the comparison with the node, and of the store's own check. */
const spoilt: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  [
    "a block's hash",
    "UPDATE evm_block SET hash = zeroblob(32) WHERE number = 7",
    ["block-hash 7"],
    ["evm_block 7: its JSON tells its hash", "evm_block 8: its parent is the block before it"],
  ],
  [
    "a block's JSON",
    `UPDATE evm_block SET json = replace(json, '"gasLimit":"', '"gasLimit":"9') WHERE number = 7`,
    ["block 7 gasLimit"],
    [],
  ],
  [
    "a block that is gone",
    "DELETE FROM evm_block WHERE number = 7",
    ["block-hash 7"],
    ["evm_block 7: there is no gap"],
  ],
  [
    "a transaction's JSON",
    `UPDATE evm_transaction SET fragment = ${replaced("50000", "50001")}
      WHERE block_number = 7 AND transaction_index = 1`,
    ["transaction 7/1 gasUsed"],
    ["evm_block 7: its fees are those of its transactions"],
  ],
  [
    "whether a transaction succeeded",
    "UPDATE evm_transaction SET succeeded = 0 WHERE block_number = 7 AND transaction_index = 1",
    ["transaction 7/1 succeeded"],
    ["evm_transaction 7/1: its JSON tells whether it succeeded"],
  ],
  [
    "a transaction that is gone",
    "DELETE FROM evm_transaction WHERE block_number = 7 AND transaction_index = 1",
    ["transaction 7/1"],
    ["evm_transaction 7: there are as many rows as the block has transactions", "evm_transfer 7/1/0: its transaction"],
  ],
  [
    "a transfer's JSON",
    `UPDATE evm_transfer SET fragment = replace(fragment, char(31) || '1000', char(31) || '1')
      WHERE block_number = 7 AND log_index = 0`,
    ["transfer 7/0/0 value"],
    ["evm_balance all: it is what the transfers up to its block add up to"],
  ],
  [
    "a transfer that is gone",
    "DELETE FROM evm_transfer WHERE block_number = 7 AND log_index = 0",
    ["transfer 7/0/0"],
    ["evm_list token-transfers: it lists every row"],
  ],
  [
    "a transfer of another token",
    "UPDATE evm_transfer SET token = zeroblob(20) WHERE block_number = 7 AND log_index = 0",
    ["transfer 7/0/0 token"],
    ["evm_list token-transfers: it lists every row", "evm_journal 7 0x0000"],
  ],
  [
    "a counter",
    "UPDATE evm_counter SET transactions = transactions + 1 WHERE period = 86400",
    [],
    ["evm_counter day 1699920000: a counter counts the blocks of its period"],
  ],
  [
    "a list",
    "DELETE FROM evm_list WHERE list = 1 AND block_number = 7 AND position = 0",
    [],
    ["evm_list token-transfers: it lists every row"],
  ],
  [
    "a balance",
    "UPDATE evm_balance SET balance = '1' || balance WHERE block_number = 7",
    [],
    ["evm_balance all: it is what the transfers up to its block add up to"],
  ],
  [
    "an internal transaction of no transaction",
    "INSERT INTO evm_internal_transaction VALUES (43112, 7, 5, 1, '{}')",
    [],
    [
      "evm_internal_transaction 7/5/1: internal transactions of a transaction are numbered without a gap",
      "evm_internal_transaction 7/5/1: its JSON tells its block",
    ],
  ],
  ["the journal", "DELETE FROM evm_journal WHERE block_number = 7 AND list = 1", [], ["evm_journal 7 0x70"]],
  [
    "the changes",
    "UPDATE evm_change SET to_block = to_block + 1",
    [],
    ["evm_change last: the last change ends at the head"],
  ],
  [
    "the checkpoint",
    "UPDATE evm_checkpoint SET transactions = transactions + 1",
    [],
    ["evm_checkpoint transactions: it counts the transactions of all blocks"],
  ],
]

test.each(spoilt)("%s that was changed in the store is found and named", async (_, sql, byNode, byItself) => {
  const { sides, options, spoil, passing } = await setting()
  spoil(sql)
  const { differences, skipped } = await passing(verifyChain(sides, options))
  expect(differences.map(({ kind, key }) => `${kind} ${key}`)).toEqual(byNode)
  expect(skipped).toEqual([])
  const { inconsistencies } = await sides.reader.check()
  const told = inconsistencies.map(({ table, key, rule }) => `${table} ${key}: ${rule}`)
  for (const words of byItself) expect(told).toContainEqual(expect.stringContaining(words))
  if (byItself.length === 0) expect(told).toEqual([])
})

test("a difference says what is stored and what the node tells", async () => {
  const { sides, options, spoil, passing, clock } = await setting()
  spoil(`UPDATE evm_transaction SET fragment = ${replaced("7", "8")}
    WHERE block_number = 7 AND transaction_index = 0`)
  const { differences } = await passing(verifyChain(sides, options))
  expect(differences).toEqual([
    {
      subject: "chain 43112",
      kind: "transaction",
      key: "7/0 nonce",
      stored: "8",
      node: "7",
      at: Math.floor(clock.now() / 1000),
    },
  ])
})

test("an answer of the node that lies each time is found", async () => {
  const { sides, options, fake, passing } = await setting()
  fake.override = ({ method, params: [number] }) => {
    if (method !== "eth_getBlockReceipts" || number !== "0x7") return undefined
    return fake.chain.at(7).receipts.map((receipt) => ({ ...receipt, status: "0x0" }))
  }
  const { differences } = await passing(verifyChain(sides, options))
  expect(differences.map(({ kind, key, stored, node }) => [kind, key, stored, node])).toEqual([
    ["transaction", "7/0 txStatus", "1", "0"],
    ["transaction", "7/0 succeeded", "true", "false"],
    ["transaction", "7/1 txStatus", "1", "0"],
    ["transaction", "7/1 succeeded", "true", "false"],
  ])
})

test("an answer of the node that lies once is no difference", async () => {
  const { sides, options, fake, passing } = await setting()
  let lies = 1
  fake.override = ({ method, params: [number] }) =>
    method === "eth_getBlockReceipts" && number === "0x7" && lies-- > 0
      ? fake.chain.at(7).receipts.map((receipt) => ({ ...receipt, status: "0x0" }))
      : undefined
  expect((await passing(verifyChain(sides, options))).differences).toEqual([])
  expect(lies).toBeLessThan(1)
})

test("a reorg between two looks is no difference", async () => {
  const { sides, options, fake, append, writer, clock } = await setting()
  fake.chain.fork(3, 5, "other")
  const verifying = verifyChain(sides, options)
  // The indexer advances while the comparison waits.
  await clock.until(() => fake.methods.includes("eth_getBlockByNumber"))
  await writer.rollback(16)
  await append(fake.chain, 17)
  let verdict: unknown
  void verifying.then((value) => {
    verdict = value
  })
  await clock.until(() => verdict !== undefined)
  expect(verdict).toMatchObject({ differences: [] })
})

test("a node that lags is compared as far as it is", async () => {
  const { sides, options, fake, passing } = await setting()
  fake.chain.blocks = fake.chain.blocks.slice(0, 10)
  expect(await passing(verifyChain(sides, options))).toMatchObject({
    compared: { "block-hash": 10 },
    differences: [],
    skipped: [],
  })
})

test("a node that keeps no receipts of old blocks is asked for their hashes", async () => {
  const { sides, options, fake, passing, spoil } = await setting()
  spoil("UPDATE evm_block SET hash = x'ab' || substr(hash, 2) WHERE number = 3")
  fake.override = ({ method, params: [number] }) => {
    if (method === "eth_getBlockReceipts" && Number(number) < 10) return null as never
    return undefined
  }
  fake.intercept = (calls) => {
    const isOld = calls.some(({ method, params }) => method === "eth_getBlockReceipts" && Number(params[0]) < 10)
    if (!isOld) return undefined
    const answers = calls.map(({ id }) => ({ jsonrpc: "2.0", id, result: null }))
    return Response.json(answers.length === 1 ? answers[0] : answers)
  }
  const { compared, differences } = await passing(verifyChain(sides, options))
  expect(differences.map(({ kind, key }) => `${kind} ${key}`)).toEqual(["block-hash 3"])
  expect(compared).toMatchObject({ "block-hash": 20, block: 10 })
})

test("a node that does not answer is said, and is no difference", async () => {
  const { sides, options, fake, passing } = await setting()
  fake.intercept = () => new Response("busy", { status: 503 })
  const { differences, skipped } = await passing(verifyChain(sides, options))
  expect(differences).toEqual([])
  expect(skipped).toEqual([{ what: "blocks", reason: expect.stringContaining("node.test"), times: 1 }])
})

test("a node that stops answering is given up after some attempts", async () => {
  const { sides, options, fake, passing } = await setting(200)
  fake.intercept = (calls) =>
    calls.some(({ params }) => params[0] !== "latest" && params.length > 0)
      ? new Response("busy", { status: 503 })
      : undefined
  const { compared, skipped } = await passing(verifyChain(sides, options))
  expect(compared).toEqual({})
  expect(skipped).toEqual([
    { what: "blocks", reason: expect.stringContaining("node.test"), times: expect.any(Number) },
    { what: "blocks", reason: "the rest was given up", times: 1 },
  ])
  expect(fake.requests.length).toBeLessThan(150)
})
