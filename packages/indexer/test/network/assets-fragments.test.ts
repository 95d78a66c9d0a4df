import { formatId } from "@serac/chain"
import { fillHoles } from "@serac/store/items"
import { beforeAll, expect, test } from "vitest"
import { FakeNetworkNode } from "./fake-network-node.ts"
import type { MemoryNetworkWriter } from "./memory-network-writer.ts"
import { runNetworkHouse } from "./network-house.ts"

const avax = "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA"
const xChain = "oXb4T2zH7vU7PHVSiCusSwqTdBYootPv9rx9QBScrNuSVPcX7"
const cChain = "2oBDXc3noWjgvAdUuXpKkCHhXuowcuPGGzSnCuiSk6vH5izYq7"
const pChain = "11111111111111111111111111111111LpoYY"
const ewoq = "custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
const ewoqBytes = "3cb7d3842e8cee6a0ebd09f1fe884f6861e1b29c"
const ewoqKey = "AydEjnj/qM2yTPGb4CBK2VSxvbTbjFEYNTTB7s8uvQlO"
const cores = "2Yoc4w7EK8j7XmBhsP8vJ9ziiPmq8RHZ9AFv5R9cDicUECsawq"

let writer: MemoryNetworkWriter

beforeAll(async () => {
  const node = new FakeNetworkNode()
  const house = runNetworkHouse([node])
  await house.synced(node)
  await house.stop()
  writer = house.writer
})

/** A fragment as displayed, with `"of":"asset"` in the hole of each asset. */
const shown = (fragment: string | undefined) =>
  fragment === undefined
    ? undefined
    : JSON.parse(`${fillHoles(fragment, (kind) => (kind === "s" ? ',"of":"asset"' : ""))}}`)

const amount = (assetId: string, units: string) => ({ assetId, of: "asset", amount: units })
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex")

/** The stored data of a transaction as displayed. */
function storedOf(id: string) {
  const isIts = (txId: Uint8Array) => formatId(txId) === id
  const row = [...writer.transactions.values()].find((one) => isIts(one.id))
  if (!row) throw new Error(`${id} is not stored`)
  return {
    transaction: {
      ...row,
      id: formatId(row.id),
      inputs: row.inputs.map(({ txId, outputIndex }) => `${formatId(txId)} ${outputIndex}`),
      assets: row.assets.map(formatId),
      addresses: row.addresses.map(hex),
      fragment: shown(row.fragment),
    },
    utxos: [...writer.utxoRows.values()].filter(({ txId }) => isIts(txId)),
    consumptions: [...writer.consumptions.values()].filter(({ consumingTx }) => isIts(consumingTx)),
  }
}

test("an operation that mints an NFT shows what it unlocks and makes, the NFT with its group and payload", () => {
  const id = "258EmzF2bYLr5og4YVdurmtVqWNwXJnqaMrrxD7bAzJb9z6nxN"
  const { transaction, utxos, consumptions } = storedOf(id)
  expect(transaction).toEqual({
    height: 18,
    index: 0,
    id,
    type: "OperationTx",
    timestamp: 1795237229,
    inputs: ["WZLeBSeJGBBf6vyD1DHfCbdU6EWH3sa5Nzwx8ccWWGwgXFMZe 0", `${cores} 1`],
    outputs: 2,
    assets: [avax, cores],
    addresses: [ewoqBytes],
    fragment: {
      txHash: id,
      chainFormat: "linear",
      timestamp: 1795237229,
      txType: "OperationTx",
      memo: "0x",
      amountUnlocked: [amount(avax, "4997000000")],
      amountCreated: [amount(avax, "4996000000"), amount(cores, "1")],
      blockHeight: 18,
      blockHash: "2vXfwRwqAAAtyJkeqa4Foq3wwgndLm8C7naMbEnuczJw7KB4eK",
    },
  })
  const [, nft] = utxos
  expect({ ...nft, fragment: shown(nft?.fragment) }).toEqual({
    createdOn: "X",
    consumedOn: "X",
    height: 18,
    timestamp: 1795237229,
    txId: expect.any(Uint8Array),
    id: expect.any(Uint8Array),
    assetId: expect.any(Uint8Array),
    outputIndex: 1,
    amount: 1n,
    addresses: [expect.any(Uint8Array)],
    threshold: 1,
    locktime: 0,
    stakeableLocktime: 0,
    staked: false,
    isTransfer: false,
    fragment: {
      addresses: [ewoq],
      asset: amount(cores, "1"),
      consumedOnChainId: xChain,
      createdOnChainId: xChain,
      utxoId: "jCHSSjQro5jfhzETCRePZnFHEKsPgys4ETwirpAWHzKBiwKrF",
      utxoBytes: `0x00008d0fda3820fdfdeae3bde6aabc9f979b168383f364400f4a0159a90e6bde76e100000001cbe8eef1ca2552b74f85a48bf8e78b7c26a9b5189faee1b6a6e15b569449168f0000000b000000000000000a7b22636f7265223a307d00000000000000000000000100000001${ewoqBytes}`,
      creationTxHash: id,
      groupId: 0,
      payload: "0x7b22636f7265223a307d",
      locktime: 0,
      outputIndex: "1",
      threshold: 1,
      timestamp: 1795237229,
      utxoType: "transfer",
    },
  })
  const signed = {
    signature: "ZC+Zb/Q8Ja1eLLIHOntFOUeYcJRrSYFLjgzYis+iYQcWN0RXC0krZnYcSk8ePnsS94XOrIybN6uIFqJXtC+S1wA=",
    publicKey: ewoqKey,
  }
  expect(consumptions.map(({ credentials = "" }) => JSON.parse(credentials))).toEqual([[signed], [signed]])
})

test("a created asset stands in its transaction, and its rights to mint are worth nothing", () => {
  const { transaction, utxos } = storedOf(cores)
  expect(transaction.fragment.assetCreated).toEqual({
    assetId: cores,
    name: "Ice Cores",
    symbol: "CORE",
    denomination: 0,
    type: "nft",
    createdAtTimestamp: 1795237228,
    cap: "variable",
  })
  expect(utxos.map((row) => [row.amount, row.isTransfer, shown(row.fragment)].slice(0, 2))).toEqual([
    [4998000000n, true],
    [0n, false],
    [0n, false],
  ])
  expect(utxos.map(({ fragment }) => shown(fragment)).map(({ utxoType, groupId }) => ({ utxoType, groupId }))).toEqual([
    { utxoType: "transfer" },
    { utxoType: "mint", groupId: 0 },
    { utxoType: "mint", groupId: 1 },
  ])
})

test("what is exported to the P-Chain can be consumed there, and has the shapes of both chains", () => {
  const { transaction, utxos } = storedOf("7VJtCoyi77H2SAAZzAWqNAweGRk7c6GVnomDdyU3bP8NzpqVS")
  expect(transaction.fragment.destinationChain).toBe(pChain)
  expect(transaction.outputs).toBe(2)
  const exported = utxos[1]
  const bytes = `0x00000ebb623061fd6323c6d5351d39de80ec49221a664d6b78f32976a2e824230bd400000001691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c0000000700000022ef9b8ad6000000000000000000000001000000013cb7d3842e8cee6a0ebd09f1fe884f6861e1b29c`
  const common = {
    addresses: [ewoq],
    asset: amount(avax, "150048836310"),
    consumedOnChainId: pChain,
    createdOnChainId: xChain,
    utxoId: "2v6hCST52RWarJ7imf7jJKURZ4QvzUXyLkja9MucSefc39ghPg",
    utxoBytes: bytes,
    threshold: 1,
  }
  expect([exported?.createdOn, exported?.consumedOn]).toEqual(["X", "P"])
  expect(shown(exported?.platformFragment)).toEqual({
    ...common,
    amount: "150048836310",
    assetId: avax,
    blockNumber: "26",
    blockTimestamp: 1795237232,
    outputIndex: 1,
    platformLocktime: 0,
    stakeableLocktime: 0,
    txHash: "7VJtCoyi77H2SAAZzAWqNAweGRk7c6GVnomDdyU3bP8NzpqVS",
    utxoType: "TRANSFER",
  })
  expect(shown(exported?.fragment)).toEqual({
    ...common,
    creationTxHash: "7VJtCoyi77H2SAAZzAWqNAweGRk7c6GVnomDdyU3bP8NzpqVS",
    locktime: 0,
    outputIndex: "1",
    timestamp: 1795237232,
    utxoType: "transfer",
  })
})

test("an import to the C-Chain shows the accounts that got the funds", () => {
  const id = "2RRShz6pkofdt9acyDPip1vucjLxVhPoVp41dJ3Cvg24RtdMVs"
  const { transaction, utxos, consumptions } = storedOf(id)
  expect(transaction).toEqual({
    height: 1,
    index: 0,
    id,
    type: "ImportTx",
    timestamp: 1795237233,
    inputs: [expect.stringMatching(/ 1$/)],
    outputs: 0,
    assets: [],
    addresses: ["8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"],
    fragment: {
      txHash: id,
      txType: "ImportTx",
      blockHeight: 1,
      blockHash: "0x32d71f9ed56d746ac250f0f3de2f802f37e29b4ba518626fb58385fd2e9877c1",
      timestamp: 1795237233,
      memo: "0x",
      amountUnlocked: [amount(avax, "747476752618")],
      amountCreated: [amount(avax, "747476752617")],
      sourceChain: xChain,
      destinationChain: cChain,
      evmOutputs: [{ toAddress: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC", asset: amount(avax, "747476752617") }],
    },
  })
  expect(utxos).toEqual([])
  expect(consumptions.map(({ credentials = "" }) => JSON.parse(credentials))).toEqual([
    [{ signature: expect.any(String), publicKey: ewoqKey }],
  ])
})

test("an export of the C-Chain shows the accounts that gave the funds, and who signed for them", () => {
  const id = "2ptrXzAW3XDmKshAtPHxsyKXQNUs5ADY7pAoxxurg7V9qCUmSi"
  const { transaction, utxos } = storedOf(id)
  expect(transaction.addresses).toEqual(["8db97c7cece249c2b98bdc0226cc4c2a57bf52fc", ewoqBytes])
  expect(transaction.fragment).toEqual({
    txHash: id,
    txType: "ExportTx",
    blockHeight: 3,
    blockHash: "0x1636016d365a0d8583de32b11df720890353cd0c33f3b87760d488080251dca2",
    timestamp: 1795237237,
    memo: "0x",
    amountUnlocked: [amount(avax, "75328874730")],
    amountCreated: [amount(avax, "75328874729")],
    sourceChain: cChain,
    destinationChain: xChain,
    evmInputs: [
      {
        fromAddress: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",
        asset: amount(avax, "75328874730"),
        credentials: [
          {
            signature: "RHVttzfuAmeQsXBwTwuHp9M9v4GSEbnh9PLenpLnjGUBia7JEN2gM2BBGFtMXHfG0Vm6iS1TEyyvLVfxt0pjGQE=",
            publicKey: ewoqKey,
          },
        ],
      },
    ],
  })
  expect(utxos.map(({ createdOn, consumedOn }) => [createdOn, consumedOn])).toEqual([["C", "X"]])
})

test("blocks of the C-Chain have rows where they hold atomic transactions, and the checkpoint moves anyway", async () => {
  const blocks = [...writer.blocks].filter(([key]) => key.startsWith("C")).map(([, row]) => row.height)
  expect(blocks).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect((await writer.head("C"))?.height).toBe(169)
  expect(JSON.parse(writer.blocks.get("C1")?.json as string)).toEqual({
    blockNumber: "1",
    blockHash: "0x32d71f9ed56d746ac250f0f3de2f802f37e29b4ba518626fb58385fd2e9877c1",
    parentHash: "0x673352a345a6c4b387c69c3af11969b66e75d7f2159d37b47c189f572a973391",
    blockTimestamp: 1795237233,
    blockType: "StandardBlock",
    txCount: 1,
    transactions: ["2RRShz6pkofdt9acyDPip1vucjLxVhPoVp41dJ3Cvg24RtdMVs"],
    blockSizeBytes: 937,
  })
})
