import { addressOfPrivateKey, ethAddressOfPrivateKey, formatId, signMessage } from "@serac/chain"
import type { KnownUtxo } from "@serac/store"
import { expect, test } from "vitest"
import type { SignedAuthorization } from "../p/signed-authorization.ts"
import { DeferredSpends } from "./deferred-spends.ts"
import { ForgedBlock } from "./forged-block.ts"
import { cSpends, pSpends, type SignedSpends, type Spend, xSpends } from "./spend.ts"
import { SpendVerifier } from "./spend-verifier.ts"
import { verifyAuthorization } from "./verify-authorization.ts"
import { SpendSignatures, verifySpend } from "./verify-spend.ts"

const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)
const [first, second, third] = [some(1), some(2), some(3)] as const
const message = Uint8Array.of(1, 2, 3)
const [one, other, last] = [first, second, third].map((key) => signMessage(message, key)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
]
const owners = [first, second, third].map((key) => addressOfPrivateKey(key))

const utxo: KnownUtxo = {
  ...{ txId: some(7), outputIndex: 2, assetId: some(9), amount: 5n, addresses: owners, threshold: 2 },
  ...{ locktime: 0, stakeableLocktime: 0 },
}
const spend: Spend = {
  ...{ txId: some(7), outputIndex: 2, assetId: some(9), amount: 5n, stakeableLocktime: undefined },
  ...{ signatureIndices: [0, 2], signatures: [one, last] },
}
const faultOf = (work: () => void) => {
  try {
    work()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

test("owners sign in the ascending order of their indices, each once", () => {
  const fault = (
    signatureIndices: readonly number[],
    signatures: readonly Uint8Array[],
    threshold = signatureIndices.length,
  ) =>
    faultOf(() =>
      verifySpend(
        { ...spend, signatureIndices, signatures },
        { ...utxo, threshold },
        new SpendSignatures(message),
        undefined,
      ),
    )
  const unsorted = "its signers are not in ascending order"
  expect([
    fault([0, 2], [one, last]),
    fault([0, 1, 2], [one, other, last]),
    fault([2, 0], [last, one]),
    fault([0, 0], [one, one]),
    fault([0, 2, 1], [one, last, other]),
    fault([3], [one]),
  ]).toEqual([undefined, undefined, unsorted, unsorted, unsorted, "it has no owner 3"])
})

test("a change is authorized by as many owners as must, in order, from their time on", () => {
  const authorization: SignedAuthorization = {
    what: "a change",
    owner: { locktime: "1000", threshold: 2, addresses: owners.map((address) => Buffer.from(address).toString("hex")) },
    addressText: (address) => Buffer.from(address).toString("hex"),
    ...{ signatureIndices: [0, 2], signatures: [one, last] },
  }
  const fault = (members: Partial<SignedAuthorization>, acceptedAt?: number) =>
    faultOf(() => verifyAuthorization({ ...authorization, ...members }, new SpendSignatures(message), acceptedAt))
  const [a, , c] = authorization.owner.addresses
  const unsorted = "its signers are not in ascending order"
  expect([
    fault({}),
    fault({}, 940),
    fault({}, 939),
    fault({ signatureIndices: undefined } as never),
    fault({ signatureIndices: [0] }),
    fault({ signatures: [one] }),
    fault({ signatureIndices: [0, 1, 2], signatures: [one, other, last] }),
    fault({ signatureIndices: [2, 0], signatures: [last, one] }),
    fault({ signatureIndices: [0, 0], signatures: [one, one] }),
    fault({ signatureIndices: [0, 3] }),
    fault({ signatures: [last, last] }),
  ]).toEqual([
    ...[undefined, undefined, "its owners may sign from 1000 on, and did at 939", "nothing that authorizes it"],
    ...["2 owners have to sign, not 1, and 2 signed", "2 owners have to sign, not 2, and 1 signed"],
    "2 owners have to sign, not 3, and 3 signed",
    ...[unsorted, unsorted, "it has no owner 3", `${c} signed in the place of its owner ${a}`],
  ])
})

const transaction = (members: Partial<SignedSpends> = {}): SignedSpends => ({
  ...{ height: 4, id: some(8), message, acceptedAt: undefined, spends: [spend], withdrawals: [], ...members },
})

/** Verifies transactions by a store that has these UTXOs, and tells what it was asked and what is deferred; a height below 0 is not known. */
async function verify(
  transactions: readonly SignedSpends[],
  { utxos = [utxo], random = 0, nodeHeight = 100, verify = undefined as "full" | undefined } = {},
) {
  const [asked, deferred] = [[] as Spend[][], [] as unknown[]]
  const verifier = new SpendVerifier({
    ...{
      chain: "P",
      verify,
      clock: { random: () => random },
      nodeHeight: () => (nodeHeight < 0 ? undefined : nodeHeight),
    },
    deferred: { add: (one) => deferred.push(one) },
  })
  const writer = {
    utxos: async (keys: readonly unknown[]) => {
      asked.push(keys as Spend[])
      return utxos
    },
  }
  const fault = await verifier.verify(transactions, writer as never).then(
    () => undefined,
    (error: Error) => [error instanceof ForgedBlock, error.message],
  )
  return { fault, asked, deferred }
}

test("the UTXOs of all transactions are looked up at once, and a spend of one that is not stored waits", async () => {
  const two = transaction({ id: some(6), spends: [{ ...spend, outputIndex: 5 }] })
  const { fault, asked, deferred } = await verify([transaction(), two])
  expect([fault, asked]).toEqual([undefined, [[spend, two.spends[0]]]])
  expect(deferred).toEqual([{ chain: "P", transaction: two, spend: two.spends[0] }])
})

test("a forged block is named, with what is wrong in it", async () => {
  const [id, tx] = [formatId(some(8)), formatId(some(7))]
  const account = ethAddressOfPrivateKey(first)
  const withdrawal = { address: account, signatures: [other] }
  const faults = await Promise.all([
    verify([transaction({ spends: [{ ...spend, amount: 6n }] })]),
    verify([transaction({ spends: [], withdrawals: [withdrawal] })]),
    verify([transaction({ spends: [], withdrawals: [{ ...withdrawal, signatures: [one] }] })]),
    verify([transaction({ spends: [{ ...spend, stakeableLocktime: undefined }], acceptedAt: 10 })], {
      utxos: [{ ...utxo, locktime: 71 }],
    }),
  ])
  expect(faults.map(({ fault }) => fault)).toEqual([
    [true, `block 4: ${id} consumes output 2 of ${tx}: its amount is 5, not 6`],
    [true, expect.stringMatching(new RegExp(`^block 4: ${id} takes from an account: \\w+ signed in the place of 0x`))],
    undefined,
    [true, `block 4: ${id} consumes output 2 of ${tx}: it is locked until 71, and consumed at 10`],
  ])
  // No UTXO is looked up for a transaction that consumes none.
  expect(faults[1]?.asked).toEqual([])
})

test("which transactions are verified depends on their height below the node's, and on chance", async () => {
  const isVerified = async (options: Parameters<typeof verify>[1], height = 4) =>
    (await verify([transaction({ height, spends: [{ ...spend, amount: 6n }] })], options)).fault !== undefined
  expect([
    await isVerified({ random: 1 / 32 - 0.001 }),
    await isVerified({ random: 1 / 32 }),
    await isVerified({ random: 0.9, nodeHeight: 35 }),
    await isVerified({ random: 0.9, nodeHeight: 36 }),
    await isVerified({ random: 0.9, nodeHeight: -1 }),
    await isVerified({ random: 0.9, verify: "full" }),
  ]).toEqual([true, false, true, false, true, true])
})

test("an error of ours is no forged block", async () => {
  const broken = {
    ...spend,
    get signatureIndices(): readonly number[] {
      throw new RangeError("no memory")
    },
  }
  expect((await verify([transaction({ spends: [broken] })])).fault).toEqual([false, "no memory"])
})

/** Runs deferred spends with these UTXOs stored. */
async function deferred(spends: readonly Spend[], utxos: readonly KnownUtxo[], waiting = new DeferredSpends()) {
  const [logged, noted, asked] = [[] as unknown[][], [] as string[], [] as number[]]
  for (const one of spends) waiting.add({ chain: "X", transaction: transaction(), spend: one })
  const run = () =>
    waiting.run({
      writer: {
        utxos: async (keys: readonly unknown[]) => {
          asked.push(keys.length)
          return utxos
        },
      } as never,
      notes: { add: async (words: string) => void noted.push(words) },
      log: (...words) => logged.push(words),
    })
  await run()
  return { logged, noted, asked, run }
}

test("a spend that waited is verified once its UTXO is stored, and one that is false is logged and noted", async () => {
  const lie = { ...spend, amount: 6n }
  const { logged, noted, asked, run } = await deferred([spend, lie, { ...spend, outputIndex: 9 }], [utxo])
  const words = `X-Chain, block 4: ${formatId(some(8))} consumes output 2 of ${formatId(some(7))}: its amount is 5, not 6`
  expect([logged, noted, asked]).toEqual([
    [["error", "A stored transaction spends what its signers do not own", { chain: "X", reason: words }]],
    [words],
    [3],
  ])
  // It is done once, and nothing is asked where nothing waits.
  await run()
  expect([asked, noted.length]).toEqual([[3], 1])
})

test("ten thousand spends wait at most, the newest ones", async () => {
  const waiting = new DeferredSpends()
  waiting.add({ chain: "X", transaction: transaction(), spend: { ...spend, amount: 6n } })
  const { asked, noted } = await deferred(
    Array.from({ length: 10_000 }, () => ({ ...spend, outputIndex: 9 })),
    [utxo],
    waiting,
  )
  expect([asked, noted]).toEqual([[10_000], []])
})

test("an error of ours ends the run", async () => {
  const broken = {
    ...spend,
    get signatureIndices(): readonly number[] {
      throw new RangeError("no memory")
    },
  }
  await expect(deferred([broken], [utxo])).rejects.toThrow("no memory")
})

const place = { height: 4, acceptedAt: 9 }
const reference = { txID: some(7), outputIndex: 2, assetID: some(9) }
const input = { type: "secp256k1fx.TransferInput", amount: 5n, signatureIndices: [0, 2] }
const credential = (...signatures: readonly Uint8Array[]) => ({ type: "secp256k1fx.Credential", signatures })
const common = { id: some(8), unsignedBytes: message }
const read = { ...spend, signatures: [one] }

test("the signed parts of a transaction of the P-Chain are its inputs and those that it imports, with the locks that they say", () => {
  const locked = { ...reference, outputIndex: 3, input: { type: "stakeable.LockIn", locktime: 77n, input } }
  const unsigned = {
    type: "ImportTx",
    inputs: [{ ...reference, input }, locked],
    importedInputs: [{ ...reference, outputIndex: 4, input }],
  }
  const credentials = [credential(one), credential(other), {}]
  const authorization = { what: "a change" } as SignedAuthorization
  expect(pSpends({ ...common, unsigned, credentials } as never, place, authorization)).toEqual({
    ...{ ...place, id: some(8), message, withdrawals: [], authorization },
    spends: [
      read,
      { ...read, outputIndex: 3, stakeableLocktime: 77, signatures: [other] },
      { ...read, outputIndex: 4, signatures: [] },
    ],
  })
  expect(pSpends({ ...common, unsigned: { type: "AdvanceTimeTx" }, credentials: [] } as never, place)).toEqual({
    ...{ ...place, id: some(8), message, withdrawals: [], spends: [] },
  })
})

test("the signed parts of an atomic transaction of the C-Chain are what it imports, or the accounts that it takes from", () => {
  const importTx = {
    type: "ImportTx",
    importedInputs: [
      { ...reference, input },
      { ...reference, outputIndex: 3, input },
    ],
  }
  expect(cSpends({ ...common, unsigned: importTx, credentials: [credential(one)] } as never, place)).toEqual({
    ...{ ...place, id: some(8), message, withdrawals: [] },
    spends: [read, { ...read, outputIndex: 3, signatures: [] }],
  })
  const exportTx = { type: "ExportTx", inputs: [{ address: some(5, 20) }, { address: some(6, 20) }] }
  expect(
    cSpends({ ...common, unsigned: exportTx, credentials: [credential(one), credential(other)] } as never, place),
  ).toEqual({
    ...{ ...place, id: some(8), message, spends: [] },
    withdrawals: [
      { address: some(5, 20), signatures: [one] },
      { address: some(6, 20), signatures: [other] },
    ],
  })
})

test("the signed parts of a transaction of the X-Chain are its inputs", () => {
  const unsigned = { type: "BaseTx", inputs: [{ ...reference, input }], outputs: [] }
  expect(xSpends({ ...common, unsigned, credentials: [credential(one)] } as never, place)).toEqual({
    ...{ ...place, id: some(8), message, withdrawals: [], spends: [read] },
  })
})
