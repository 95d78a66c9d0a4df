import { expandFragment, fillHoles } from "@serac/store/items"
import { expect, test } from "vitest"
import { askedFor, chainId, decode, parsed } from "../../../test/evm/decoded-fixture.ts"
import { expectedRows } from "../../../test/evm/expected-rows.ts"
import { type Fixture, fixture, fixtureNames } from "../../../test/evm/fixtures.ts"

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
