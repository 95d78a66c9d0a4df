import { type CChainAtomicTransaction, decodeAtomicBatch } from "@serac/chain"
import { expect, test } from "vitest"
import { AtomicTransactions, Journal, SharedMemory, zeroID } from "../../src/ledger/index.ts"
import { supply } from "./recorded-exports.ts"
import { bytesOf, cBlocksOf, genesisOf, type RecordingName } from "./recording.ts"

/** The C-Chain's atomic backend at the start of a recorded network, with all outputs that P and X sent to it. */
function beginning(name: RecordingName) {
  const genesis = genesisOf(name)
  const journal = new Journal()
  const memory = new SharedMemory(journal)
  supply(memory, name, genesis, genesis.cChainID)
  const atomic = new AtomicTransactions({ journal, memory, clock: { now: () => 1.8e12 }, genesis })
  return { genesis, memory, atomic }
}

test.each(["durango", "helicon"] as const)(
  "accepts every recorded atomic transaction of a network (%s), once",
  (name) => {
    const { atomic, genesis, memory } = beginning(name)
    const seen: CChainAtomicTransaction[] = []
    for (const { block } of cBlocksOf(name)) {
      const transactions = decodeAtomicBatch(bytesOf(block.blockExtraData ?? "0x"))
      const moment = { baseFee: BigInt(block.baseFeePerGas ?? "0x0"), now: BigInt(block.timestamp) }
      for (const transaction of transactions) atomic.verify(transaction, moment)
      atomic.accept(Number(block.number), transactions)
      seen.push(...transactions)
      for (const { id, bytes } of transactions) expect(atomic.find(id)).toEqual({ height: Number(block.number), bytes })
    }
    const moment = { baseFee: 1n, now: 1_800_000_000n }
    const again = seen.map((transaction) => {
      try {
        atomic.verify(transaction, moment)
        return transaction.unsigned.type
      } catch (error) {
        return (error as Error).message.replace(/from \S+/, "from")
      }
    })
    // An export is accepted twice here, because only the account's nonce prevents that.
    expect(new Set(again)).toEqual(new Set(["ExportTx", "failed to fetch import UTXOs from due to: not found"]))
    const exported = seen.flatMap(({ unsigned }) => (unsigned.type === "ExportTx" ? unsigned.exportedOutputs : []))
    const waiting = [zeroID, genesis.xChainID].map((chain) => memory.between(genesis.cChainID, chain).size)
    expect(waiting.reduce((sum, size) => sum + size)).toBe(exported.length)
  },
)

test("says what a transaction does to accounts, and refuses what does not pay its fee", () => {
  const { atomic } = beginning("durango")
  const [first] = cBlocksOf("durango").flatMap(({ block }) => decodeAtomicBatch(bytesOf(block.blockExtraData ?? "0x")))
  const transaction = first as CChainAtomicTransaction
  const sums = atomic.changesOf(transaction).map(({ amount }) => amount > 0n)
  expect(sums).toEqual(sums.map(() => transaction.unsigned.type === "ImportTx"))
  const kind = transaction.unsigned.type === "ImportTx" ? "import" : "export"
  expect(() => atomic.verify(transaction, { baseFee: 10n ** 15n, now: 1_800_000_000n })).toThrow(
    `${kind} tx flow check failed due to: insufficient funds`,
  )
})
