import {
  buildPChainBaseTx,
  buildPChainImportTx,
  decodePChainBlock,
  decodePChainTransaction,
  encodePChainBlock,
  encodePChainTransaction,
  encodeWarpMessage,
  formatId,
  gasOf as gasUsed,
  type PChainBlock,
  type PChainUtxo,
  pChainComplexity,
  WarpError,
} from "@serac/chain"
import { expect, test } from "vitest"
import { type AtomicUtxo, keyOf, zeroID } from "../../src/ledger/index.ts"
import { refusalOf } from "./refusal-of.ts"
import { ann, avax, ben, setting, some } from "./refusing-platform.ts"
import { cheapCryptography, people, signed } from "./traffic/people.ts"
import { network } from "./traffic/traffic.ts"

/** A network, and the bytes of blocks that follow its last one. */
function begun() {
  const world = setting()
  const { chain, context, wallet, time } = world
  const blockOf = (type: PChainBlock["type"], members: object = {}) =>
    encodePChainBlock({
      ...{ type, parentID: chain.last.id, height: BigInt(chain.last.height) + 1n, time: chain.state.time },
      ...members,
    } as PChainBlock)
  const standard = (...transactions: readonly Uint8Array[]) =>
    blockOf("BanffStandardBlock", {
      time: BigInt(Math.floor(time.now / 1000)),
      transactions: transactions.map((bytes) => decodePChainTransaction(bytes)),
    })
  /** A payment of one of the owners, whose gas grows with the number of its outputs. */
  const payment = (owner: Uint8Array, count = 1, gasPrice = 5n) => {
    const ids = chain.state.utxos.idsOf(keyOf(owner))
    const utxos = ids.map((id) => chain.state.utxos.get(id) as PChainUtxo)
    const outputs = Array.from({ length: count }, (_, at) => ({ to: ben, amount: BigInt(at + 1) }))
    const made = { ...wallet(), utxos, addresses: [owner] }
    return signed(buildPChainBaseTx({ ...context, gasPrice }, made, { outputs }))
  }
  return { ...world, blockOf, standard, payment }
}

test("a block consumes the gas of its transactions, and none more than the chain has", () => {
  const { chain, standard, payment, time } = begun()
  const gasOf = (block: Uint8Array) => {
    const before = chain.state.fees
    chain.accept(block)
    return { less: before.capacity - chain.state.fees.capacity, more: chain.state.fees.excess - before.excess }
  }
  time.now += 100_000
  chain.issue(payment(ann))
  chain.build()
  const [large, small] = [payment(people[2] as Uint8Array, 50), payment(ann)]
  const used = gasOf(standard(small))
  expect(used.less).toBe(used.more)
  expect(used.less).toBeGreaterThan(1_000n)
  const { capacity } = chain.state.fees
  chain.state.fees = { ...chain.state.fees, capacity: 50_000n }
  expect(refusalOf(() => chain.accept(standard(large)))).toMatch(
    /^insufficient capacity: capacity \(50000\) < gas \(\d+\)$/,
  )
  chain.state.fees = { ...chain.state.fees, capacity }
  expect(refusalOf(() => chain.accept(standard(large)))).toBeUndefined()
})

test("the next block has the dearest transactions that the gas suffices for, and no later one goes before an earlier", () => {
  const { chain, payment, time, journal } = begun()
  time.now += 100_000
  chain.issue(payment(ann))
  chain.build()
  const offered = [
    payment(ann, 10, 9n),
    payment(people[3] as Uint8Array, 20, 7n),
    payment(people[4] as Uint8Array, 1, 5n),
  ] as const
  const gasOf = (bytes: Uint8Array) => {
    const { unsigned } = decodePChainTransaction(bytes)
    return gasUsed(pChainComplexity(unsigned), chain.config.dynamicFees.weights)
  }
  const built = (capacity: bigint) =>
    journal.try(() => {
      for (const bytes of offered.toReversed()) chain.issue(bytes)
      chain.state.fees = { capacity, excess: 0n }
      const block = chain.build()
      return block && decodePChainBlock(block.bytes).transactions.map(({ bytes }) => bytes)
    })
  const [one, two, three] = offered.map(gasOf) as [bigint, bigint, bigint]
  expect([built(one + two + three), built(one + two + three - 1n), built(one + two - 1n), built(one - 1n)]).toEqual([
    ...[offered, offered.slice(0, 2), offered.slice(0, 1), undefined],
  ])
  chain.state.fees = { capacity: one, excess: 0n }
  expect(refusalOf(() => chain.issue(offered[1]))).toBe(
    `couldn't issue tx: failed verification: tx exceeds current gas capacity: ${two} > ${one}`,
  )
  expect(refusalOf(() => chain.issue(offered[0]))).toBeUndefined()
})

test("what no longer holds when the next block is made is left out, and its reason is told", () => {
  const { chain, payment, time } = begun()
  const late = payment(ann)
  const { id } = decodePChainTransaction(late)
  chain.issue(late)
  for (const [key] of [...chain.state.utxos]) chain.state.utxos.remove(key)
  expect([chain.build(), chain.pool.size]).toEqual([undefined, 0])
  expect(chain.pool.dropReason(id)).toMatch(/^standard tx \w+ failed execution: failed to read consumed UTXO/)
  time.now += 1
})

test("two transactions of a block that import the same are refused as such", () => {
  const { chain, standard, memory, context, wallet, xChainID } = begun()
  const output = { type: "secp256k1fx.TransferOutput" as const, amount: avax, locktime: 0n, threshold: 1 }
  const utxo: AtomicUtxo = {
    ...{ txID: some(1), outputIndex: 0, assetID: context.avaxAssetID, output: { ...output, addresses: [ben] } },
  }
  memory.between(xChainID, zeroID).add(utxo)
  const imported = (to: Uint8Array) =>
    signed(buildPChainImportTx(context, { ...wallet(), utxos: [] }, { sourceChain: xChainID, utxos: [utxo], to }))
  expect(refusalOf(() => chain.accept(standard(imported(ben), imported(ann))))).toBe(
    "block contains conflicting transactions",
  )
  expect(refusalOf(() => chain.accept(standard(imported(ben))))).toBeUndefined()
})

test("a proposal is decided by the next block, at the same time, whose changes of validators are its own", () => {
  const { chain, blockOf, time, payment, journal } = begun()
  const { state } = chain
  const staker = state.stakers.next()
  if (!staker) throw new Error("no validator")
  time.now = Number(staker.end) * 1000
  const paid = payment(ann)
  chain.issue(paid)
  const proposal = chain.build()
  const block = decodePChainBlock(proposal?.bytes ?? new Uint8Array())
  if (!("transaction" in block)) throw new Error("no proposal")
  const unsigned = { type: "RewardValidatorTx", txID: staker.txID }
  expect([block.type, block.transaction.unsigned, block.transactions.map(({ bytes }) => bytes)]).toEqual([
    ...["BanffProposalBlock", unsigned, [paid]],
  ])
  expect([state.proposal?.blockID, state.blocks.transaction(block.transaction.id)]).toEqual([block.id, undefined])
  expect(state.blocks.transaction(decodePChainTransaction(paid).id)).toMatchObject({ status: "Committed", height: 1 })
  const at = (seconds: bigint) =>
    new Date(Number(seconds) * 1000).toISOString().replace("T", " ").replace(".000Z", " +0000 UTC")
  const [now, later] = [staker.end, staker.end + 1n]
  const mismatch = "option block proposed timestamp not matching parent block one"
  expect([
    refusalOf(() => chain.accept(blockOf("BanffStandardBlock", { transactions: [] }))),
    refusalOf(() => chain.accept(blockOf("BanffCommitBlock", { time: later }))),
    refusalOf(() => chain.accept(blockOf("BanffAbortBlock", { time: later }))),
  ]).toEqual([
    `missing parent state: ${formatId(block.id)}`,
    ...["", ""].map(() => `${mismatch} parent block timestamp (${at(now)}) option block timestamp (${at(later)})`),
  ])
  const decided = (type: "BanffCommitBlock" | "BanffAbortBlock") => {
    chain.accept(blockOf(type))
    const { status, height, transaction } = state.blocks.transaction(block.transaction.id) ?? {}
    const members = [1, 2].map((of) => chain.validatorsAt(of).get(keyOf(zeroID))?.length ?? 0)
    return { status, height, isProposed: transaction?.id, members, proposal: state.proposal }
  }
  const expected = { height: 1, isProposed: block.transaction.id, members: [1, 0], proposal: undefined }
  expect(chain.nextDue()).toBe(now)
  expect(journal.try(() => decided("BanffCommitBlock"))).toEqual({ status: "Committed", ...expected })
  expect(decided("BanffAbortBlock")).toEqual({ status: "Aborted", ...expected })
})

test("a proposal's time is a block's, and its block may end no other period", () => {
  const { chain, blockOf, time } = begun()
  const staker = chain.state.stakers.next()
  if (!staker) throw new Error("no validator")
  const unsigned = { type: "RewardValidatorTx" as const, txID: staker.txID }
  const transaction = decodePChainTransaction(encodePChainTransaction({ unsigned, credentials: [] }))
  const proposal = (at: bigint) => blockOf("BanffProposalBlock", { time: at, transactions: [], transaction })
  time.now = Number(staker.end) * 1000 - 11_000
  expect(refusalOf(() => chain.accept(proposal(staker.end)))).toMatch(/^proposed timestamp is too far in the future/)
  time.now += 1_000
  expect(refusalOf(() => chain.accept(proposal(staker.end - 1n)))).toMatch(
    /^proposal tx \w+ failed execution: attempting to remove staker before their end time/,
  )
  expect(chain.accept(proposal(staker.end)).height).toBe(1)
})

test("messages in blocks are signed by the validators at the block's height of the P-Chain", () => {
  let fault: Error = new WarpError("invalid-signature", "no")
  const { chain, genesis } = network({
    ...cheapCryptography,
    verifyWarp: () => {
      throw fault
    },
  })
  const message = encodeWarpMessage({
    unsignedMessage: { networkID: chain.config.networkID, sourceChainID: genesis.xChainID, payload: some(1, 1) },
    signature: { type: "BitSetSignature", signers: Uint8Array.of(1), signature: some(1, 96) },
  })
  const base = { networkID: chain.config.networkID, blockchainID: zeroID, outputs: [], inputs: [], memo: some(0, 0) }
  const unsigned = { type: "SetL1ValidatorWeightTx" as const, ...base, message }
  const transaction = decodePChainTransaction(encodePChainTransaction({ unsigned, credentials: [] }))
  const place = { parentID: chain.last.id, height: 1n, time: chain.state.time, transactions: [transaction] }
  const blocks = [
    { type: "BanffStandardBlock" as const, ...place },
    { type: "BanffProposalBlock" as const, ...place, transaction },
  ].map(encodePChainBlock)
  expect(blocks.map((block) => refusalOf(() => chain.accept(block)))).toEqual([
    "signature is invalid",
    "signature is invalid",
  ])
  expect(refusalOf(() => chain.accept(blocks[0] as Uint8Array, { pChainHeight: 1 }))).toMatch(/unfinalized height/)
  expect(refusalOf(() => chain.issue(transaction.bytes))).toBe(
    "couldn't issue tx: failed verification: failed verifying warp messages: signature is invalid",
  )
  const other = decodePChainTransaction(
    encodePChainTransaction({ unsigned: { ...unsigned, memo: some(1, 1) }, credentials: [] }),
  )
  fault = new RangeError("no memory")
  expect(() => chain.issue(other.bytes)).toThrow(fault)
  expect(chain.pool.dropReason(other.id)).toBeUndefined()
})
