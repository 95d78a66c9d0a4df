import {
  addressOfPublicKey,
  type CChainUnsignedAtomicTransaction,
  decodeCChainAtomicTransaction,
  encodeCChainAtomicTransaction,
  ethAddressOfPublicKey,
} from "@serac/chain"
import { expect, test } from "vitest"
import { zeroID } from "../bytes.ts"
import { LedgerError } from "../ledger-error.ts"
import { Journal } from "../state/journal.ts"
import { type AtomicUtxo, SharedMemory } from "../state/shared-memory.ts"
import { AtomicTransactions, type AtomicTransactionsOptions } from "./atomic-transactions.ts"

const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)
const [avaxAssetID, cChainID, xChainID] = [some(1), some(2), some(3)] as [Uint8Array, Uint8Array, Uint8Array]
/** The public key of the secret 1, which makes all signatures here. */
const key = new Uint8Array(Buffer.from("0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798", "hex"))
const account = ethAddressOfPublicKey(key)
const owners = { locktime: 0n, threshold: 1, addresses: [addressOfPublicKey(key)] }
const output = { type: "secp256k1fx.TransferOutput" as const, amount: 10_000_000n, ...owners }
const utxo: AtomicUtxo = { txID: some(7), outputIndex: 0, assetID: avaxAssetID, output }
const signature = { type: "secp256k1fx.Credential" as const, signatures: [some(9, 65)] }
const both = { networkID: 9, blockchainID: cChainID }
const { txID, outputIndex, assetID } = utxo

const spent = { type: "secp256k1fx.TransferInput" as const, amount: 10_000_000n, signatureIndices: [0] }
const importTx = (amount: bigint): CChainUnsignedAtomicTransaction => ({
  ...{ ...both, type: "ImportTx", sourceChain: xChainID },
  importedInputs: [{ txID, outputIndex, assetID, input: spent }],
  outputs: [{ address: account, amount, assetID }],
})
const exportTx = (nonce: bigint, destinationChain = xChainID): CChainUnsignedAtomicTransaction => ({
  ...{ ...both, type: "ExportTx", destinationChain },
  inputs: [{ address: account, amount: 10_000_000n, assetID, nonce }],
  exportedOutputs: [{ assetID, output: { ...output, amount: 9_000_000n } }],
})
const bytesOf = (unsigned: CChainUnsignedAtomicTransaction) =>
  encodeCChainAtomicTransaction({ unsigned, credentials: [signature] })
const transactionOf = (unsigned: CChainUnsignedAtomicTransaction) => decodeCChainAtomicTransaction(bytesOf(unsigned))

/** The atomic transactions of a C-Chain, to which the X-Chain exported one output. */
function begun(options: Partial<AtomicTransactionsOptions> = {}) {
  const journal = new Journal()
  const memory = new SharedMemory(journal)
  memory.between(xChainID, cChainID).add(utxo)
  const genesis = { networkID: 9, xChainID, cChainID, avaxAssetID }
  const clock = { now: () => 100_999 }
  const atomic = new AtomicTransactions({ journal, memory, clock, genesis, recover: () => key, ...options })
  const refusal = async (bytes: Uint8Array, isPayable?: Parameters<typeof atomic.issue>[2]) =>
    atomic.issue(bytes, 1n, isPayable).then(
      () => undefined,
      (error: unknown) => {
        if (!(error instanceof LedgerError)) throw error
        return error.message
      },
    )
  return { atomic, memory, refusal }
}

test("an import brings wei to accounts, and an export takes it at the account's nonce", () => {
  const { atomic } = begun()
  const [imported, exported] = [importTx(9_000_000n), exportTx(4n)].map((unsigned) =>
    atomic.changesOf(transactionOf(unsigned)),
  )
  expect([imported, exported]).toEqual([
    [{ address: account, amount: 9_000_000_000_000_000n }],
    [{ address: account, amount: -10_000_000_000_000_000n, nonce: 4n }],
  ])
})

test("a transaction waits once it is verified and its accounts can pay", async () => {
  const { atomic, refusal } = begun()
  const bytes = bytesOf(exportTx(4n))
  const asked: unknown[] = []
  const poor = async (changes: unknown) => {
    asked.push(changes)
    throw new LedgerError("insufficient funds")
  }
  expect([await refusal(bytes, poor), atomic.mempool.size]).toEqual(["insufficient funds", 0])
  expect(asked).toEqual([atomic.changesOf(transactionOf(exportTx(4n)))])
  expect(await atomic.issue(bytes, 1n)).toEqual(transactionOf(exportTx(4n)).id)
  expect([
    await refusal(Uint8Array.of(0)),
    await refusal(bytesOf({ ...exportTx(5n), networkID: 1 })),
    await refusal(bytes),
    await refusal(bytesOf(exportTx(4n, zeroID))),
    await refusal(bytesOf(exportTx(5n))),
    await refusal(bytesOf(importTx(9_000_000n))),
    await refusal(bytesOf(importTx(8_000_000n))),
  ]).toEqual([
    "problem parsing transaction: couldn't unpack codec version",
    "tx was issued with a different network ID",
    expect.stringMatching(/^duplicate tx: /),
    expect.stringMatching(/^tx conflicts with other tx: /),
    undefined,
    undefined,
    expect.stringMatching(/^tx conflicts with other tx: /),
  ])
  expect(atomic.mempool.size).toBe(3)
})

test("locks of what is imported end at the clock's second", async () => {
  const locked = (locktime: bigint) => {
    const { memory, refusal } = begun()
    memory.between(xChainID, cChainID).add({ ...utxo, output: { ...output, locktime } })
    return refusal(bytesOf(importTx(9_000_000n)))
  }
  expect([await locked(100n), await locked(101n)]).toEqual([
    ...[undefined, "import tx transfer failed verification: output is time locked"],
  ])
})

test("an imported output is of the asset that its input says", async () => {
  const { memory, refusal } = begun()
  memory.between(xChainID, cChainID).add({ ...utxo, assetID: some(5) })
  expect(await refusal(bytesOf(importTx(9_000_000n)))).toBe("asset IDs in the input don't match the utxo")
})

test("a block's transactions are known with its height, change shared memory and wait no more", async () => {
  const { atomic, memory } = begun()
  const [imported, exported] = [transactionOf(importTx(9_000_000n)), transactionOf(exportTx(4n))] as const
  for (const { bytes } of [imported, exported]) await atomic.issue(bytes, 1n)
  atomic.accept(7, [imported, exported])
  expect([imported, exported].map(({ id }) => atomic.find(id))).toEqual(
    [imported, exported].map(({ bytes }) => ({ height: 7, bytes })),
  )
  const sent = [...memory.between(cChainID, xChainID)].map(([, one]) => one)
  expect([atomic.mempool.size, atomic.find(some(9)), memory.between(xChainID, cChainID).size, sent]).toEqual([
    ...[0, undefined, 0],
    [{ txID: exported.id, outputIndex: 0, assetID, output: { ...output, amount: 9_000_000n } }],
  ])
  expect(() => atomic.accept(8, [transactionOf(importTx(8_000_000n))])).toThrow(
    new LedgerError("invalid block due to conflicting atomic inputs"),
  )
})

test("P, X and C are of the primary network, unless it is said otherwise", () => {
  const chains = [zeroID, xChainID, cChainID, some(8)]
  const of = (options = {}) => chains.map((chain) => begun(options).atomic.rules.subnetOf(chain))
  expect([of(), of({ subnetOf: () => some(6) })]).toEqual([
    [zeroID, zeroID, zeroID, undefined],
    chains.map(() => some(6)),
  ])
})
