import { NodeFault } from "@serac/indexing"
import { expandFragment, fillHoles } from "@serac/store"
import fc from "fast-check"
import { expect, test } from "vitest"
import { expectedRows } from "../../test/expected-rows.ts"
import { type Fixture, fixture, fixtureNames } from "../../test/fixtures.ts"
import { type DecodedBlock, decodeBlock } from "./block.ts"
import { Parties } from "./parties.ts"

const parties = new Parties()
const chainId = "43112"
const askedFor = ({ block }: Fixture) => ({ number: Number(block.number), hash: block.hash })
const decode = (answers: Fixture, asked = askedFor(answers)) => decodeBlock(asked, answers, { chainId, parties })

/** Fragments as objects, their holes empty. */
function parsed({ block, transactions, transfers, deployments, internalTransactions = [] }: DecodedBlock) {
  const parse = <Row extends { readonly fragment: string }>(row: Row) => ({
    ...row,
    fragment: JSON.parse(fillHoles(row.fragment, () => "")),
  })
  return {
    block: { ...block, fragment: JSON.parse(`${block.fragment}}`) },
    transactions: transactions.map(parse),
    transfers: transfers.map(parse),
    deployments,
    internalTransactions: internalTransactions.map(parse),
  }
}

function sumsOf({ receipts }: Fixture) {
  const sum = (of: (receipt: Fixture["receipts"][number]) => bigint) =>
    receipts.reduce((total, receipt) => total + of(receipt), 0n).toString()
  return {
    gasUsed: sum(({ gasUsed }) => BigInt(gasUsed)),
    feesSpent: sum(({ gasUsed, effectiveGasPrice }) => BigInt(gasUsed) * BigInt(effectiveGasPrice)),
  }
}

test.each(fixtureNames)("a recorded block becomes what viem says of it: %s", (name) => {
  const answers = fixture(name)
  expect(parsed(decode(answers))).toEqual(expectedRows(answers, chainId))
})

test("the rows of a block, whole", () => {
  const { transactions, transfers, internalTransactions, ...block } = decode(fixture("erc20"))
  expect(internalTransactions).toEqual([])
  const expanded = <Row extends { readonly fragment: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, fragment: expandFragment(row.fragment) }))
  expect({ ...block, transactions: expanded(transactions), transfers: expanded(transfers) }).toMatchInlineSnapshot(`
    {
      "block": {
        "fragment": "{"blockNumber":"43","blockTimestamp":1795237615,"blockTimestampMilliseconds":1795237615076,"blockHash":"0x72b9af07fb4288866583eb8ac981b887d6e4dee1a8faaed49e8fde8a0e50ee1b","chainId":"43112","blockMinDelayExcess":7970124,"txCount":3,"baseFee":"1","gasUsed":"132317","gasLimit":"10000000","gasCost":"0","parentHash":"0x50679875b07bdd0c38e4c93625ec709072910fb71231eecb2d166c90206f3aea","feesSpent":"267388910132317"",
        "gasUsed": 132317n,
        "hash": "0x72b9af07fb4288866583eb8ac981b887d6e4dee1a8faaed49e8fde8a0e50ee1b",
        "number": 43,
        "parentHash": "0x50679875b07bdd0c38e4c93625ec709072910fb71231eecb2d166c90206f3aea",
        "timestamp": 1795237615,
        "transactionCount": 3,
      },
      "deployments": [],
      "transactions": [
        {
          "blockNumber": 43,
          "fragment": "{"blockNumber":"43","blockTimestamp":1795237615,"blockTimestampMilliseconds":1795237615076,"blockHash":"0x72b9af07fb4288866583eb8ac981b887d6e4dee1a8faaed49e8fde8a0e50ee1b","chainId":"43112","blockMinDelayExcess":7970124,"blockIndex":0,"txHash":"0x0ef70dd7893f55e47a2df838b48786e45636862d285b17c0fe445a2e86a3092a","txStatus":"1","txType":2,"gasLimit":"250000","gasUsed":"34267","gasPrice":"2949000001","nonce":"68","from":{"address":"0xb5ACCa84f52CE7571a9EA332F605994f7c110971"a},"to":{"address":"0xD97ab97Dd806593121C7ef33c00F33Ba1F768915"a},"method":{"callType":"CONTRACT_CALL","methodHash":"0x40c10f19"m},"value":"0"}",
          "from": "0xb5acca84f52ce7571a9ea332f605994f7c110971",
          "hash": "0x0ef70dd7893f55e47a2df838b48786e45636862d285b17c0fe445a2e86a3092a",
          "index": 0,
          "succeeded": true,
          "to": "0xd97ab97dd806593121c7ef33c00f33ba1f768915",
        },
        {
          "blockNumber": 43,
          "fragment": "{"blockNumber":"43","blockTimestamp":1795237615,"blockTimestampMilliseconds":1795237615076,"blockHash":"0x72b9af07fb4288866583eb8ac981b887d6e4dee1a8faaed49e8fde8a0e50ee1b","chainId":"43112","blockMinDelayExcess":7970124,"blockIndex":1,"txHash":"0x692f2f72c9e556f0baa44fb3fe1af875c39aec0ca6b3b77852a58b0bcb98da79","txStatus":"1","txType":2,"gasLimit":"250000","gasUsed":"46463","gasPrice":"1738000001","nonce":"11","from":{"address":"0xbBBb37DB3c3318952bc89C4F85E91C30e729d920"a},"to":{"address":"0xD97ab97Dd806593121C7ef33c00F33Ba1F768915"a},"method":{"callType":"CONTRACT_CALL","methodHash":"0x095ea7b3"m},"value":"0"}",
          "from": "0xbbbb37db3c3318952bc89c4f85e91c30e729d920",
          "hash": "0x692f2f72c9e556f0baa44fb3fe1af875c39aec0ca6b3b77852a58b0bcb98da79",
          "index": 1,
          "succeeded": true,
          "to": "0xd97ab97dd806593121c7ef33c00f33ba1f768915",
        },
        {
          "blockNumber": 43,
          "fragment": "{"blockNumber":"43","blockTimestamp":1795237615,"blockTimestampMilliseconds":1795237615076,"blockHash":"0x72b9af07fb4288866583eb8ac981b887d6e4dee1a8faaed49e8fde8a0e50ee1b","chainId":"43112","blockMinDelayExcess":7970124,"blockIndex":2,"txHash":"0x1aba9edc6a83c339be9afb6d0e717fb77b69c290f08f353cf73eaa2c5ec006ec","txStatus":"1","txType":2,"gasLimit":"250000","gasUsed":"51587","gasPrice":"1659000001","nonce":"8","from":{"address":"0x658098C61F06Fa075EAA8964e5AB557a1C9eBCC9"a},"to":{"address":"0x091d6d93346580bd84C199d62Ef250A49bF54418"a},"method":{"callType":"CONTRACT_CALL","methodHash":"0xa9059cbb"m},"value":"0"}",
          "from": "0x658098c61f06fa075eaa8964e5ab557a1c9ebcc9",
          "hash": "0x1aba9edc6a83c339be9afb6d0e717fb77b69c290f08f353cf73eaa2c5ec006ec",
          "index": 2,
          "succeeded": true,
          "to": "0x091d6d93346580bd84c199d62ef250a49bf54418",
        },
      ],
      "transfers": [
        {
          "batchIndex": 0,
          "blockNumber": 43,
          "fragment": "{"blockNumber":"43","blockTimestamp":1795237615,"blockTimestampMilliseconds":1795237615076,"blockHash":"0x72b9af07fb4288866583eb8ac981b887d6e4dee1a8faaed49e8fde8a0e50ee1b","txHash":"0x0ef70dd7893f55e47a2df838b48786e45636862d285b17c0fe445a2e86a3092a","from":{"address":"0x0000000000000000000000000000000000000000"a},"to":{"address":"0x5Ad371f63A66Db032E2cB30CE0cB547C8343Cad1"a},"logIndex":0,"value":"251325754000000000685"t}",
          "from": "0x0000000000000000000000000000000000000000",
          "logIndex": 0,
          "standard": 20,
          "to": "0x5ad371f63a66db032e2cb30ce0cb547c8343cad1",
          "token": "0xd97ab97dd806593121c7ef33c00f33ba1f768915",
        },
        {
          "batchIndex": 0,
          "blockNumber": 43,
          "fragment": "{"blockNumber":"43","blockTimestamp":1795237615,"blockTimestampMilliseconds":1795237615076,"blockHash":"0x72b9af07fb4288866583eb8ac981b887d6e4dee1a8faaed49e8fde8a0e50ee1b","txHash":"0x1aba9edc6a83c339be9afb6d0e717fb77b69c290f08f353cf73eaa2c5ec006ec","from":{"address":"0x658098C61F06Fa075EAA8964e5AB557a1C9eBCC9"a},"to":{"address":"0xccD07e47DB92019B5f036fdaf201185dB488612f"a},"logIndex":2,"value":"391"t}",
          "from": "0x658098c61f06fa075eaa8964e5ab557a1c9ebcc9",
          "logIndex": 2,
          "standard": 20,
          "to": "0xccd07e47db92019b5f036fdaf201185db488612f",
          "token": "0x091d6d93346580bd84c199d62ef250a49bf54418",
        },
      ],
    }
  `)
})

test("gas and fees of a block that settles others are those of its own receipts, not the limits in its header", () => {
  const { block } = decode(fixture("settling-gas"))
  expect(block.gasUsed).toBe(132_200n)
  expect(JSON.parse(`${block.fragment}}`)).toMatchObject(sumsOf(fixture("settling-gas")))
})

test("the bloom filter of a header that settles earlier blocks says nothing of its own transactions", () => {
  const { block, transactions, transfers, settledHeight } = decode(fixture("settling-bloom"))
  expect([block.number, transactions.length, transfers.length, settledHeight]).toEqual([57, 22, 0, 54])
})

test("a block from before the upgrade settles nothing", () => {
  expect(decode(fixture("erc20")).settledHeight).toBeUndefined()
})

test("a factory's contract is known by its trace alone", () => {
  const answers = fixture("factory-create2")
  expect(decode(answers).deployments).toMatchInlineSnapshot(`
    [
      {
        "address": "0x391f3e33d393ea01bc14d9e4c5bf41c5e0b2e245",
        "blockNumber": 69,
        "deployer": "0xbbbb37db3c3318952bc89c4f85e91c30e729d920",
        "deployerContract": "0x16d41353650364b20ab930ca2f6df37b46d25da5",
        "sequence": 0,
        "transactionHash": "0x7fbd05eb386674b04a32d9b61dbabb982fd6f595e598b538f1639f6258aed408",
        "transactionIndex": 0,
      },
    ]
  `)
  const { traces: _, ...withoutTraces } = answers
  expect(decode(withoutTraces as Fixture).deployments).toEqual([])
})

test("a batch of ERC-1155 tokens is a transfer for each", () => {
  expect(
    decode(fixture("erc1155-batch")).transfers.map(({ batchIndex, tokenId }) => [batchIndex, BigInt(tokenId ?? 0)]),
  ).toMatchInlineSnapshot(`
    [
      [
        0,
        993032n,
      ],
      [
        1,
        605780n,
      ],
      [
        2,
        948092n,
      ],
    ]
  `)
})

test("events that imitate transfers are none", () => {
  const answers = fixture("imitations")
  const logs = answers.receipts.flatMap((receipt) => receipt.logs)
  expect(logs.length).toBeGreaterThan(8)
  expect(decode(answers).transfers.length).toBeLessThan(logs.length - 6)
})

test("a deployment that failed created nothing, but its transaction has the address that it would have had", () => {
  const answers = fixture("failed-deployments")
  const { deployments, transactions } = decode(answers)
  const failed = transactions.filter(
    ({ index, succeeded }) => answers.block.transactions[index].to === null && !succeeded,
  )
  expect(failed.length).toBe(4)
  for (const { index, fragment } of failed) {
    expect(JSON.parse(fillHoles(fragment, () => "")).to.address.toLowerCase()).toBe(
      answers.receipts[index].contractAddress,
    )
    expect(deployments.filter(({ transactionIndex }) => transactionIndex === index)).toEqual([])
  }
})

test("a node that does not tell what a failed deployment would have created is not needed for it", () => {
  const answers = fixture("failed-deployments")
  const told = decode(answers)
  for (const receipt of answers.receipts) if (receipt.status === "0x0") receipt.contractAddress = null
  expect(decode(answers)).toEqual(told)
})

test("hashes and addresses in capitals are the same", () => {
  const answers = fixture("erc20")
  const upper = (text: string) =>
    text.replace(/"0x[0-9a-f]{64}"|"0x[0-9a-f]{40}"/g, (match) => `"0x${match.slice(3).toUpperCase()}`)
  expect(decode(JSON.parse(upper(JSON.stringify(answers))), askedFor(answers))).toEqual(decode(answers))
})

const faults: Readonly<Record<string, (answers: Fixture) => void>> = {
  "is null": (a) => Object.assign(a, { block: null }),
  "has no receipts yet": (a) => Object.assign(a, { receipts: null }),
  "has a null receipt": (a) => Object.assign(a.receipts, { 0: null }),
  "has another number": (a) => Object.assign(a.block, { number: "0x1" }),
  "has another hash": (a) => Object.assign(a.block, { hash: `0x${"1".repeat(64)}` }),
  "has a hash that is too short": (a) => Object.assign(a.block, { hash: "0x12" }),
  "has no parent": (a) => Object.assign(a.block, { parentHash: null }),
  "has a timestamp beyond 2^53": (a) => Object.assign(a.block, { timestamp: "0x20000000000000" }),
  "has a decimal timestamp": (a) => Object.assign(a.block, { timestamp: "1700000000" }),
  "has transaction hashes only": (a) =>
    Object.assign(a.block, { transactions: a.block.transactions.map((t: { hash: string }) => t.hash) }),
  "has too few receipts": (a) => Object.assign(a, { receipts: a.receipts.slice(1) }),
  "has receipts in another order": (a) => Object.assign(a, { receipts: [...a.receipts].reverse() }),
  "has transactions in another order": (a) => {
    a.block.transactions.reverse()
    Object.assign(a, { receipts: [...a.receipts].reverse() })
  },
  "has a receipt of another block": (a) => Object.assign(a.receipts[0], { blockHash: a.block.parentHash }),
  "has a transaction of another block": (a) =>
    Object.assign(a.block.transactions[0], { blockHash: a.block.parentHash }),
  "has a log of another block": (a) => Object.assign(a.receipts[0].logs[0], { blockHash: a.block.parentHash }),
  "has a log of another transaction": (a) =>
    Object.assign(a.receipts[0].logs[0], { transactionHash: a.block.parentHash }),
  "has a removed log": (a) => Object.assign(a.receipts[0].logs[0], { removed: true }),
  "has logs out of order": (a) => Object.assign(a.receipts[0].logs[0], { logIndex: "0xff" }),
  "has the same logIndex twice": (a) => a.receipts[0].logs.push({ ...a.receipts[0].logs[0] }),
  "has the logIndex of a log in the receipt before": (a) =>
    Object.assign(a.receipts[1].logs[0], { logIndex: a.receipts[0].logs[0].logIndex }),
  "has a log without topics": (a) => Object.assign(a.receipts[0].logs[0], { topics: null }),
  "has a log with five topics": (a) => Object.assign(a.receipts[0].logs[0], { topics: Array(5).fill(a.block.hash) }),
  "has a topic that is no hexadecimal": (a) => {
    a.receipts[0].logs[0].topics[1] = `0x${"z".repeat(64)}`
  },
  "has transfer data that is no hexadecimal": (a) =>
    Object.assign(a.receipts[0].logs[0], { data: `0x${"z".repeat(64)}` }),
  "has receipts without logs though its bloom tells of some": (a) => {
    for (const receipt of a.receipts) receipt.logs = []
  },
  "has a status that is none": (a) => Object.assign(a.receipts[0], { status: "0x2" }),
  "has a negative value": (a) => Object.assign(a.block.transactions[0], { value: "-0x1" }),
  "has a value of 33 bytes": (a) => Object.assign(a.block.transactions[0], { value: `0x1${"0".repeat(64)}` }),
  "has input that is no hexadecimal": (a) => Object.assign(a.block.transactions[0], { input: "0xzzzzzzzz" }),
  "has an array for a transaction": (a) => Object.assign(a.block.transactions, { 0: [] }),
  "has too few traces": (a) => Object.assign(a, { traces: a.traces.slice(1) }),
  "has a trace of another transaction": (a) => Object.assign(a.traces[0], { txHash: a.block.hash }),
  "has a trace that is an error": (a) =>
    Object.assign(a, { traces: [{ error: "execution timeout" }, ...a.traces.slice(1)] }),
  "has a trace without a type": (a) => Object.assign(a.traces[0], { result: {} }),
}

const settlingFaults: Readonly<Record<string, (answers: Fixture) => void>> = {
  "has receipts without the logs that their bloom filters tell of": (a) => {
    for (const receipt of a.receipts) receipt.logs = []
  },
  "settles itself": (a) => Object.assign(a.block, { settledHeight: a.block.number }),
  "settles no number": (a) => Object.assign(a.block, { settledHeight: "high" }),
}

test.each(Object.keys(settlingFaults))("a block after the upgrade that %s is a fault of the node", (name) => {
  const answers = fixture("settling-logs")
  settlingFaults[name]?.(answers)
  expect(() => decode(answers)).toThrow(expect.objectContaining({ name: "NodeFault", kind: "nonsense" }))
})

test.each(Object.keys(faults))("a block that %s is a fault of the node", (name) => {
  const answers = fixture("erc20")
  const asked = askedFor(answers)
  faults[name]?.(answers)
  let fault: unknown
  try {
    decode(answers, asked)
  } catch (error) {
    fault = error
  }
  expect(fault).toBeInstanceOf(NodeFault)
  const isBehind = /null|yet/.test(name)
  expect((fault as NodeFault).kind).toBe(isBehind ? "behind" : "nonsense")
  expect((fault as NodeFault).message).toMatch(/^block 43: .{5,160}$/)
})

test("whatever a node answers, it is decoded or it is the node's fault", () => {
  const names = fc.constantFrom(...fixtureNames)
  const seeds = fc.array(
    fc.tuple(
      fc.nat(),
      fc.oneof(fc.jsonValue(), fc.constantFrom("0x", "0x0", "0xzz", `0x${"f".repeat(64)}`, undefined)),
    ),
    { minLength: 1, maxLength: 4 },
  )
  fc.assert(
    fc.property(names, seeds, (name, changes) => {
      const answers = fixture(name)
      const asked = askedFor(answers)
      for (const [at, value] of changes) change(answers, at, value)
      try {
        parsed(decode(answers, asked))
      } catch (error) {
        if (!(error instanceof NodeFault)) throw error
      }
    }),
    { numRuns: 400 },
  )
})

/** Puts a value in the place of one of the members, at any depth. */
function change(root: object, at: number, value: unknown): void {
  const places: (readonly [object, string])[] = []
  const visit = (node: unknown) => {
    if (typeof node !== "object" || node === null) return
    for (const [key, inner] of Object.entries(node)) {
      places.push([node, key])
      visit(inner)
    }
  }
  visit(root)
  const [node, key] = places[at % places.length] as readonly [Record<string, unknown>, string]
  ;(node as Record<string, unknown>)[key] = value
}
