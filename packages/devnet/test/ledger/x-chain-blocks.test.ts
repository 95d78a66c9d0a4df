import {
  addressOfPrivateKey,
  buildXChainBaseTx,
  decodeXChainBlock,
  decodeXChainTransaction,
  encodeXChainBlock,
  encodeXChainTransaction,
  formatId,
  networkFees,
  signTransaction,
  type XChainBlock,
  type XChainUnsignedTransaction,
  type XChainUtxo,
} from "@serac/chain"
import { expect, test } from "vitest"
import { Journal, keyOf, SharedMemory, XChain, type XChainOptions, zeroID } from "../../src/ledger/index.ts"
import { genesisOf } from "./recording.ts"
import { refusalOf } from "./refusal-of.ts"

/** The key, known to everybody, of who has the funds of local networks. */
const testKey = new Uint8Array(Buffer.from("56289e99c94b6912bfc12adc093c9b51124f0dc54ac7a766b2bc5ccf558d8027", "hex"))
const address = addressOfPrivateKey(testKey)
const genesis = genesisOf("durango")
const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)

/** An X-Chain at second 1,700,000,000, and transactions of the one who has funds in it. */
function setting(options: Partial<XChainOptions> = {}) {
  const journal = new Journal()
  const time = { seconds: 1_700_000_000 }
  const memory = new SharedMemory(journal)
  const chain = new XChain({ journal, memory, clock: { now: () => time.seconds * 1000 + 999 }, genesis, ...options })
  const { networkID, xChainID: blockchainID, avaxAssetID, txFee, createAssetTxFee } = chain.rules
  const context = { networkID, blockchainID, avaxAssetID, txFee, createAssetTxFee }
  const own = () => chain.state.utxos.idsOf(keyOf(address)).map((id) => chain.state.utxos.get(id) as XChainUtxo)
  const payment = (amount: bigint, { utxos = own(), given = {} as object } = {}) => {
    const wallet = { utxos, addresses: [address], now: BigInt(time.seconds) }
    const made = buildXChainBaseTx(context, wallet, { outputs: [{ to: address, amount }] })
    return signTransaction({ ...made, unsigned: { ...made.unsigned, ...given } }, [testKey]).bytes
  }
  /** The bytes of a block with these transactions, which follows the last one. */
  const blockOf = (transactions: readonly Uint8Array[], members: object = {}) =>
    encodeXChainBlock({
      ...{ type: "StandardBlock", parentID: chain.last.id, height: BigInt(chain.last.height) + 1n, merkleRoot: zeroID },
      ...{
        time: BigInt(time.seconds),
        transactions: transactions.map((bytes) => decodeXChainTransaction(bytes)),
        ...members,
      },
    } as XChainBlock)
  return { chain, time, own, payment, blockOf, context }
}

test("a chain begins at the nodes' time, with its network's fees, unless its options say otherwise", () => {
  const usual = setting().chain
  const subnetsOf = ({ rules }: XChain) =>
    [zeroID, genesis.xChainID, genesis.cChainID, some(9)].map((chain) => rules.subnetOf(chain))
  const { txFee, createAssetTxFee } = networkFees(genesis.networkID)
  expect([usual.last.height, usual.last.time, usual.rules.txFee, usual.rules.createAssetTxFee]).toEqual([
    ...[0, 1_607_144_400n, txFee, createAssetTxFee],
  ])
  expect(subnetsOf(usual)).toEqual([zeroID, zeroID, zeroID, undefined])
  const own = setting({ startTime: 7n, fees: { txFee: 1n, createAssetTxFee: 2n }, subnetOf: () => some(8) }).chain
  expect([own.last.time, own.rules.txFee, own.rules.createAssetTxFee]).toEqual([7n, 1n, 2n])
  expect(subnetsOf(own)).toEqual([some(8), some(8), some(8), some(8)])
})

test("each rule of a block refuses the block that breaks it alone, which leaves all as it was", () => {
  const { chain, time, payment, blockOf, own } = setting()
  const paid = payment(5n)
  const { id } = decodeXChainTransaction(paid)
  const [now, start] = [BigInt(time.seconds), chain.last.time]
  const noFee = payment(5n, { given: { outputs: [], inputs: [] } })
  const spentTwice = payment(6n)
  const cases: readonly (readonly [bytes: Uint8Array, text: string])[] = [
    [Uint8Array.of(0), "couldn't unpack codec version"],
    [blockOf([paid], { merkleRoot: some(1) }), `unexpected merkle root: ${formatId(some(1))}`],
    [
      blockOf([paid], { time: now + 11n }),
      "proposed timestamp is too far in the future relative to local time, " +
        "proposed time (2023-11-14T22:13:31.000Z), local time (2023-11-14T22:13:20.000Z)",
    ],
    [blockOf([]), "block contains no transactions"],
    [
      blockOf([noFee]),
      `failed to syntactically verify tx ${formatId(decodeXChainTransaction(noFee).id)}: insufficient funds`,
    ],
    [blockOf([paid], { parentID: some(1) }), `failed to get parent ${formatId(some(1))}: not found`],
    [blockOf([paid], { height: 2n }), "block has incorrect height: expected height 1, got 2"],
    [blockOf([paid], { height: 0n }), "block has incorrect height: expected height 1, got 0"],
    [blockOf([paid], { time: start - 1n }), "proposed timestamp before current chain time"],
    [
      blockOf([paid, spentTwice]),
      `failed to semantically verify tx ${formatId(decodeXChainTransaction(spentTwice).id)}: failed to verify transfer: failed to get utxo`,
    ],
  ]
  const look = () => [chain.last.height, own(), chain.state.transactions.size]
  const before = look()
  for (const [bytes, text] of cases) expect(refusalOf(() => chain.accept(bytes))?.startsWith(text), text).toBe(true)
  expect(look()).toEqual(before)
  const block = blockOf([paid], { time: now + 10n })
  const accepted = chain.accept(block)
  expect(accepted).toEqual({ id: decodeXChainBlock(block).id, height: 1, time: now + 10n, bytes: block })
  expect([chain.last, chain.state.transactions.get(keyOf(id)), chain.state.heights.get(keyOf(accepted.id))]).toEqual([
    ...[accepted, { height: 1, index: 0 }, 1],
  ])
  const earlier = blockOf([payment(5n)], { time: now + 9n })
  expect(refusalOf(() => chain.accept(earlier))).toBe("proposed timestamp before current chain time")
  expect(chain.accept(blockOf([payment(5n)], { time: now + 10n })).height).toBe(2)
})

test("the first block may have the time of the chain's beginning", () => {
  const { chain, payment, blockOf } = setting()
  expect(chain.accept(blockOf([payment(5n)], { time: chain.last.time })).time).toBe(1_607_144_400n)
})

test("a block's time is the clock's, and not before the last block's", () => {
  const { chain, time, payment, blockOf } = setting()
  const ahead = BigInt(time.seconds) + 10n
  chain.accept(blockOf([payment(5n)], { time: ahead }))
  chain.issue(payment(5n))
  expect(chain.build()?.time).toBe(ahead)
  time.seconds += 11
  chain.issue(payment(5n))
  expect(chain.build()?.time).toBe(ahead + 1n)
  expect(chain.build()).toBeUndefined()
})

test("a transaction is refused while it waits, and for the same reason after it was dropped", () => {
  const { chain, payment } = setting()
  const paid = payment(5n)
  const id = chain.issue(paid)
  expect(id).toEqual(decodeXChainTransaction(paid).id)
  const wrong = payment(6n, { given: { networkID: 1 } })
  expect([
    refusalOf(() => chain.issue(paid)),
    refusalOf(() => chain.issue(payment(6n))),
    refusalOf(() => chain.issue(Uint8Array.of(0))),
    refusalOf(() => chain.issue(wrong)),
    chain.mempool.dropReason(decodeXChainTransaction(wrong).id),
    chain.mempool.size,
  ]).toEqual([
    `attempted to issue duplicate tx: ${formatId(id)} `,
    `tx conflicts with other tx: ${formatId(decodeXChainTransaction(payment(6n)).id)}`,
    "couldn't unpack codec version",
    "tx has wrong network ID",
    "tx has wrong network ID",
    1,
  ])
})

test("an error that is not about the transaction is not remembered as its reason", () => {
  let isBroken = true
  const { chain, payment } = setting({
    recover: () => {
      if (isBroken) throw new Error("no memory")
      return some(2, 33)
    },
  })
  const paid = payment(5n)
  expect(refusalOf(() => chain.issue(paid))).toBe("failed to verify transfer: invalid signature")
  isBroken = false
  const other = payment(6n)
  expect(refusalOf(() => chain.issue(other))).toMatch(/wrong signature/)
  const broken = setting()
  broken.chain.mempool.add = () => {
    throw new RangeError("no memory")
  }
  const bytes = broken.payment(5n)
  expect(() => broken.chain.issue(bytes)).toThrow(new RangeError("no memory"))
  expect(broken.chain.mempool.dropReason(decodeXChainTransaction(bytes).id)).toBeUndefined()
})

test("what is accepted from elsewhere no longer waits, nor does what consumes the same", () => {
  const { chain, payment, blockOf } = setting()
  const [one, other] = [payment(5n), payment(6n)]
  const id = chain.issue(one)
  chain.accept(blockOf([other]))
  expect([chain.mempool.size, chain.mempool.has(id), chain.build()]).toEqual([0, false, undefined])
})

/** The bytes of a transaction that burns an output, and is of 64 KiB. */
function largestOf(context: ReturnType<typeof setting>["context"], utxo: XChainUtxo, size = 64 * 1024) {
  const amount = "amount" in utxo.output ? utxo.output.amount : 0n
  const input = { type: "secp256k1fx.TransferInput" as const, amount, signatureIndices: [0] }
  const { networkID, blockchainID, avaxAssetID: assetID } = context
  const signedWith = (count: number, memo: number) => {
    // Outputs of eight owners, since fewer large ones are faster; a memo is as long as the rest.
    const addresses = Array.from({ length: 8 }, (_, at) => some(at, 20))
    const output = { type: "secp256k1fx.TransferOutput" as const, amount: 1n, locktime: 0n, threshold: 1 }
    const outputs = Array.from({ length: count }, () => ({ assetID, output: { ...output, addresses } }))
    const inputs = [{ txID: utxo.txID, outputIndex: utxo.outputIndex, assetID, input }]
    const base = { type: "BaseTx" as const, networkID, blockchainID, outputs, inputs, memo: some(0, memo) }
    return { chain: "X" as const, unsigned: base as XChainUnsignedTransaction, signers: [[address]] }
  }
  const bare = (count: number) =>
    encodeXChainTransaction({ unsigned: signedWith(count, 0).unsigned, credentials: [] }).length
  const credential = 4 + 4 + 65
  const count = Math.floor((size - credential - bare(0)) / (bare(1) - bare(0)))
  const memo = size - credential - bare(count)
  const made = signTransaction(signedWith(count, memo), [testKey])
  expect(made.bytes.length).toBe(size)
  return made.bytes
}

test("transactions of 128 KiB fit in a block, in the order in which they came, and the next ones wait for another", () => {
  const { chain, payment, own, context } = setting()
  const amountOf = ({ output }: XChainUtxo) => ("amount" in output ? output.amount : 0n)
  const richest = () => own().sort((one, other) => Number(amountOf(other) - amountOf(one)))
  for (let count = 0; count < 2; count++) {
    chain.issue(payment(100_000_000n, { utxos: richest().slice(0, 1) }))
    chain.build()
  }
  const [first, second, third] = richest() as [XChainUtxo, XChainUtxo, XChainUtxo]
  const issued = [largestOf(context, first), largestOf(context, second), largestOf(context, third, 1_024)]
  for (const bytes of issued) chain.issue(bytes)
  const built = () => decodeXChainBlock(chain.build()?.bytes as Uint8Array).transactions.map(({ bytes }) => bytes)
  expect(built()).toEqual(issued.slice(0, 2))
  expect(built()).toEqual(issued.slice(2))
  expect(chain.state.transactions.get(keyOf(decodeXChainTransaction(issued[1] as Uint8Array).id))).toEqual({
    ...{ height: 3, index: 1 },
  })
})
