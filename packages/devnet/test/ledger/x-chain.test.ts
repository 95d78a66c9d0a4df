import {
  addressOfPrivateKey,
  buildCreateAssetTx,
  buildXChainBaseTx,
  decodeXChainBlock,
  decodeXChainTransaction,
  formatId,
  networkFees,
  signTransaction,
  type XChainUtxo,
} from "@serac/chain"
import { expect, test } from "vitest"
import { type AtomicUtxo, Journal, LedgerError, SharedMemory, XChain, zeroID } from "../../src/ledger/index.ts"
import { supply } from "./recorded-exports.ts"
import { verdictsOf, verdictsOn } from "./recorded-refusals.ts"
import { blocksOf, bytesOf, genesisOf, type RecordedBlock, type RecordingName } from "./recording.ts"

/** An X-Chain in the initial state of a recorded network, with all outputs that P and C sent to it. */
function beginning(name: RecordingName) {
  const genesis = genesisOf(name)
  const journal = new Journal()
  const memory = new SharedMemory(journal)
  supply(memory, name, genesis, genesis.xChainID)
  const time = { seconds: 1_700_000_000 }
  const clock = { now: () => time.seconds * 1000 }
  return { genesis, journal, memory, time, chain: new XChain({ journal, memory, clock, genesis }) }
}

type Json = { readonly id: string; readonly time: number; readonly txs: readonly { readonly id: string }[] }
const jsonOf = ({ json }: RecordedBlock) => JSON.parse(json) as Json

const amounts = (utxos: Iterable<{ assetID: Uint8Array; output: object }>, avax: Uint8Array) => {
  let sum = 0n
  for (const { assetID, output } of utxos)
    if (Buffer.compare(assetID, avax) === 0 && "amount" in output) sum += output.amount as bigint
  return sum
}

test.each(["durango", "helicon"] as const)("accepts every recorded block of a network (%s), whole", (name) => {
  const { chain, time, genesis, memory } = beginning(name)
  const { avaxAssetID, xChainID, cChainID } = genesis
  const values = (utxos: Iterable<[string, AtomicUtxo]>) => [...utxos].map(([, utxo]) => utxo)
  const all = () =>
    [
      chain.state.utxos,
      ...[zeroID, cChainID].flatMap((other) => [memory.between(xChainID, other), memory.between(other, xChainID)]),
    ].flatMap((set) => values(set as Iterable<[string, AtomicUtxo]>))
  const before = amounts(all(), avaxAssetID)
  const [first, ...rest] = blocksOf(name, "x-chain") as [RecordedBlock, ...RecordedBlock[]]
  expect(Buffer.from(chain.last.bytes).toString("hex")).toBe(first.bytes.slice(2))
  for (const block of rest) {
    const { id, time: seconds } = jsonOf(block)
    time.seconds = seconds
    expect(formatId(chain.accept(bytesOf(block.bytes)).id)).toBe(id)
  }
  const { txFee } = networkFees(genesis.networkID)
  const count = rest.reduce((sum, block) => sum + jsonOf(block).txs.length, 0)
  // Every transaction burns exactly the fee.
  expect({ height: chain.last.height, burned: before - amounts(all(), avaxAssetID) }).toEqual({
    height: rest.length,
    burned: txFee * BigInt(count),
  })
})

test("makes of the recorded transactions, as they are issued, the blocks that were recorded", () => {
  const { chain, time } = beginning("durango")
  for (const block of blocksOf("durango", "x-chain").slice(1)) {
    const { txs, time: seconds, id } = jsonOf(block)
    time.seconds = seconds
    const { transactions } = decodeXChainBlock(bytesOf(block.bytes))
    expect(transactions.map(({ bytes }) => formatId(chain.issue(bytes)))).toEqual(txs.map((one) => one.id))
    expect(formatId(chain.build()?.id as Uint8Array)).toBe(id)
  }
})

test("refuses what a node refused, in its words, and accepts what it accepted", () => {
  const entries = verdictsOn("X")
  const { chain, time } = beginning("durango")
  const idOf = (tx: string) => formatId(decodeXChainTransaction(bytesOf(tx)).id)
  const accepted = new Set(entries.filter(({ error }) => error === undefined).map(({ tx }) => idOf(tx)))
  const [first] = accepted
  for (const block of blocksOf("durango", "x-chain").slice(1)) {
    const { txs, time: seconds } = jsonOf(block)
    time.seconds = seconds
    if (txs.some(({ id }) => id === first)) break
    chain.accept(bytesOf(block.bytes))
  }
  expect(verdictsOf(chain, entries)).toEqual(entries)
})

/** The key, known to everybody, of who has the funds of local networks. */
const testKey = new Uint8Array(Buffer.from("56289e99c94b6912bfc12adc093c9b51124f0dc54ac7a766b2bc5ccf558d8027", "hex"))

/** An X-Chain, and transactions of the one who has funds in it. */
function funded() {
  const { chain, time } = beginning("durango")
  const address = addressOfPrivateKey(testKey)
  const { networkID, xChainID: blockchainID, avaxAssetID, txFee, createAssetTxFee } = chain.rules
  const context = { networkID, blockchainID, avaxAssetID, txFee, createAssetTxFee }
  const wallet = () => {
    const { utxos } = chain.state
    const own = utxos.idsOf(Buffer.from(address).toString("hex")).map((id) => utxos.get(id) as XChainUtxo)
    return { utxos: own, addresses: [address], now: BigInt(time.seconds) }
  }
  const payment = (amount: bigint, locktime: bigint, utxos = wallet().utxos) => {
    const to = { addresses: [address], threshold: 1, locktime }
    const made = buildXChainBaseTx(context, { ...wallet(), utxos }, { outputs: [{ to, amount }] })
    return signTransaction(made, [testKey]).bytes
  }
  const asset = (given: object) => {
    const holders = [{ to: address, amount: 1n }]
    const made = buildCreateAssetTx(context, wallet(), { name: "Asset", symbol: "AST", denomination: 0, holders })
    return signTransaction({ ...made, unsigned: { ...made.unsigned, ...given } }, [testKey]).bytes
  }
  return { chain, time, wallet, payment, asset }
}

test("what waits and is locked again, since the clock was set back, is left out of the next block, and its reason is told", () => {
  const { chain, time, wallet, payment } = funded()
  const until = BigInt(time.seconds + 100)
  chain.issue(payment(1_000_000_000n, until))
  expect(chain.build()?.height).toBe(chain.last.height)
  time.seconds += 100
  const [locked] = wallet().utxos.filter(({ output }) => "locktime" in output && output.locktime === until)
  const others = wallet().utxos.filter((utxo) => utxo !== locked)
  const bytes = payment(1n, 0n, [locked as XChainUtxo])
  const id = chain.issue(bytes)
  time.seconds -= 50
  const other = chain.issue(payment(2n, 0n, others))
  const built = decodeXChainBlock(chain.build()?.bytes as Uint8Array)
  expect(built.transactions.map((transaction) => formatId(transaction.id))).toEqual([formatId(other)])
  expect([chain.mempool.has(id), chain.build(), chain.mempool.dropReason(id)]).toEqual([
    false,
    undefined,
    "failed to verify transfer: output is time locked",
  ])
  time.seconds += 50
  expect(() => chain.issue(bytes)).toThrow(new LedgerError("failed to verify transfer: output is time locked"))
})

test("an asset has a name, a symbol and decimals within their bounds", () => {
  const { chain, asset } = funded()
  const text = (words: string) => new TextEncoder().encode(words)
  const cases: [object, string | undefined][] = [
    [{ name: text("") }, "name is too short, minimum size is 1"],
    [{ name: text("a".repeat(129)) }, "name is too long, maximum size is 128"],
    [{ symbol: text("") }, "symbol is too short, minimum size is 1"],
    [{ symbol: text("ABCDE") }, "symbol is too long, maximum size is 4"],
    [{ initialStates: [] }, "assets must support at least one Fx"],
    [{ denomination: 33 }, "denomination is too large"],
    [{ name: text(" a") }, "unexpected whitespace provided"],
    [{ name: text("a_b") }, "asset's name must be made up of only letters and numbers"],
    [{ symbol: text("aBC") }, "asset's symbol must be all upper case letters"],
    [{ name: text("a".repeat(128)), symbol: text("ABCD"), denomination: 32 }, undefined],
  ]
  const refusals = cases.map(([given]) => {
    try {
      chain.issue(asset(given))
      return undefined
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error
      return error.message
    }
  })
  expect(refusals).toEqual(cases.map(([, expected]) => expected))
})
