import {
  buildAddPermissionlessValidatorTx,
  buildAddSubnetValidatorTx,
  buildCreateChainTx,
  buildCreateSubnetTx,
  buildPChainBaseTx,
  buildPChainExportTx,
  decodePChainTransaction,
  encodePChainBlock,
  encodePChainTransaction,
  formatId,
  formatNodeId,
  networkFees,
  type PChainTransaction,
  type PChainUnsignedTransaction,
  type PChainUtxo,
  type UnsignedPChain,
} from "@serac/chain"
import { LedgerError } from "@serac/ledger"
import { expect, test } from "vitest"
import { people, signed, signers } from "./traffic/people.ts"
import { network } from "./traffic/traffic.ts"

const avax = 1_000_000_000n
const zeroID = new Uint8Array(32)
const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)
// What the first one has is staked.
const [, ann, ben] = people as [Uint8Array, Uint8Array, Uint8Array]
const keyOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex")

/** A network in which something can go wrong. */
function setting() {
  const world = network()
  const { chain, genesis, time } = world
  time.now += 10_000
  const { state, config } = chain
  const { weights } = networkFees(config.networkID).dynamicFeeConfig
  const context = { networkID: config.networkID, avaxAssetID: config.avaxAssetID, weights, gasPrice: 1n }
  const utxosOf = (owner: Uint8Array) => state.utxos.idsOf(keyOf(owner)).map((id) => state.utxos.get(id) as PChainUtxo)
  const wallet = () => ({ utxos: utxosOf(ann), addresses: [ann, ben], now: BigInt(Math.floor(time.now / 1000)) })
  /** What is said of a transaction behind its id; nothing where it is accepted. */
  const refusal = (transaction: UnsignedPChain | Uint8Array): string | undefined => {
    const bytes = transaction instanceof Uint8Array ? transaction : signed(transaction)
    try {
      chain.issue(bytes)
      chain.build()
      return undefined
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error
      return error.message
        .replace(/^couldn't issue tx: failed verification: /, "")
        .replace(/^failed execution: standard tx \w+ failed execution: /, "")
    }
  }
  const transfer = () => buildPChainBaseTx(context, wallet(), { outputs: [{ to: ben, amount: avax }] })
  const subnet = (owner = ann) => {
    const bytes = signed(buildCreateSubnetTx(context, wallet(), { owner }))
    expect(refusal(bytes)).toBeUndefined()
    const { id } = decodePChainTransaction(bytes)
    return { subnetID: id, subnetOwner: { locktime: 0n, threshold: 1, addresses: [owner] } }
  }
  return { ...world, context, wallet, refusal, transfer, subnet, xChainID: genesis.xChainID }
}

/** The same transaction with other members. */
function changed<T extends UnsignedPChain>(transaction: T, members: object): UnsignedPChain {
  return { ...transaction, unsigned: { ...transaction.unsigned, ...members } as PChainUnsignedTransaction }
}

const doubled = <T>(values: readonly T[]): T[] => [...values, ...values]

test("refuses transfers that are not what they must be", () => {
  const { transfer, refusal, context, wallet, chain } = setting()
  const made = transfer()
  const { outputs, inputs } = made.unsigned
  const [first, second] = outputs as [(typeof outputs)[0], (typeof outputs)[0]]
  const [input] = inputs as [(typeof inputs)[0]]
  const inner = first.output as { amount: bigint; addresses: Uint8Array[] }
  const asset = formatId(context.avaxAssetID)
  const around = "output failed verification"
  const cases: [UnsignedPChain | Uint8Array, string | undefined][] = [
    [changed(made, { networkID: 1 }), "metadata failed verification: tx has wrong network ID"],
    [changed(made, { blockchainID: some(1) }), "metadata failed verification: tx has wrong chain ID"],
    [changed(made, { memo: some(1, 300) }), "metadata failed verification: memo exceeds maximum length: 300 > 256"],
    [changed(made, { memo: some(1, 3) }), "memo exceeds maximum length: 3 > 0"],
    [changed(made, { outputs: [{ ...first, assetID: zeroID }] }), `${around}: empty asset ID is not valid`],
    [changed(made, { outputs: [{ ...first, output: { ...inner, amount: 0n } }] }), `${around}: output has no value`],
    [
      changed(made, { outputs: [{ ...first, output: { ...inner, addresses: doubled(inner.addresses) } }] }),
      `${around}: addresses not sorted and unique`,
    ],
    [
      changed(made, { outputs: [{ ...first, output: { type: "stakeable.LockOut", locktime: 0n, output: inner } }] }),
      `${around}: invalid locktime`,
    ],
    [changed(made, { outputs: [second, first] }), "outputs not sorted"],
    [{ ...changed(made, { inputs: doubled(inputs) }), signers: doubled(made.signers) }, "inputs not sorted and unique"],
    [{ ...made, signers: [] }, `wrong number of credentials: ${inputs.length} inputs != 0 credentials`],
    [
      changed(made, { inputs: [{ ...input, txID: some(1) }] }),
      `failed to read consumed UTXO ${formatId(some(1))}:${input.outputIndex} due to: not found`,
    ],
    [
      changed(made, { inputs: [{ ...input, assetID: some(1) }] }),
      `input asset ID does not match UTXO asset ID: ${formatId(some(1))} != ${asset}`,
    ],
    [
      changed(made, { inputs: [{ ...input, input: { type: "stakeable.LockIn", locktime: 5n, input: input.input } }] }),
      "input locktime does not match UTXO locktime: 5 != 0",
    ],
    [
      changed(made, {
        outputs: [{ ...first, output: { ...inner, amount: inner.amount + 9_000n * avax } }, second].sort(byAmount),
      }),
      `insufficient unlocked funds: needs ${9_000n * avax} more ${asset}`,
    ],
    [made, undefined],
  ]
  expect(cases.map(([transaction]) => refusal(transaction))).toEqual(cases.map(([, text]) => text))
  // What was consumed is gone, and a refusal is remembered.
  const [text, again] = [refusal(signed(made)), refusal(signed(made))]
  expect(text).toMatch(/^failed to read consumed UTXO/)
  expect(again).toMatch(
    /^couldn't issue tx: failed execution: standard tx \w+ failed execution: failed to read consumed UTXO/,
  )
  const late = buildPChainBaseTx(context, wallet(), {
    outputs: [{ to: { locktime: 2_000_000_000n, threshold: 1, addresses: [ann] }, amount: avax }],
  })
  expect(refusal(late)).toBeUndefined()
  const mine = chain.state.utxos.idsOf(keyOf(ann)).map((id) => chain.state.utxos.get(id) as PChainUtxo)
  const lockedUtxo = mine.find(({ output }) => "locktime" in output && output.locktime === 2_000_000_000n) as PChainUtxo
  const early = buildPChainBaseTx(
    context,
    { utxos: [lockedUtxo], addresses: [ann], now: 2_100_000_000n },
    { outputs: [{ to: ben, amount: 5n }] },
  )
  expect(refusal(early)).toBe("failed to verify transfer: output is time locked")
})

const byAmount = (one: { output: object }, other: { output: object }) =>
  Number((one.output as { amount: bigint }).amount - (other.output as { amount: bigint }).amount)

test("refuses signatures of others, and transactions of kinds that are over", () => {
  const { transfer, refusal, chain } = setting()
  const made = transfer()
  expect(refusal({ ...made, signers: made.signers.map(() => [ben]) })).toMatch(
    /^failed to verify transfer: wrong signature: expected signature from \w+ but got from \w+$/,
  )
  expect(refusal({ ...made, signers: made.signers.map(() => [ann, ben]) })).toBe(
    "failed to verify transfer: input expected a different number of signers than provided in the credential",
  )
  const validator = { nodeID: some(1, 20), start: 0n, end: 9n, weight: 1n }
  const owner = { type: "secp256k1fx.OutputOwners" as const, locktime: 0n, threshold: 1, addresses: [ann] }
  const base = made.unsigned
  const over: PChainUnsignedTransaction[] = [
    { ...base, type: "AddValidatorTx", validator, stake: [], rewardsOwner: owner, shares: 0 },
    { ...base, type: "AddDelegatorTx", validator, stake: [], rewardsOwner: owner },
    { type: "AdvanceTimeTx", time: 5n },
    { type: "RewardValidatorTx", txID: some(1) },
  ]
  for (const unsigned of over)
    expect(refusal(encodePChainTransaction({ unsigned, credentials: [] }))).toBe(
      "failed to calculate tx complexity: unsupported transaction type",
    )
  expect(chain.pool.size).toBe(0)
})

test("refuses what does not go to or come from another chain", () => {
  const { refusal, context, wallet, xChainID } = setting()
  const made = buildPChainExportTx(context, wallet(), {
    destinationChain: xChainID,
    outputs: [{ to: ben, amount: avax }],
  })
  const brought = { type: "ImportTx", sourceChain: xChainID, importedInputs: made.unsigned.inputs } as const
  const { exportedOutputs: _, destinationChain: __, ...base } = made.unsigned
  const imported = (members: object) =>
    changed(made, { ...base, exportedOutputs: undefined, ...brought, inputs: [], ...members })
  const unknown = formatId(some(5))
  const cases: [UnsignedPChain, string | undefined][] = [
    [changed(made, { exportedOutputs: [] }), "no export outputs"],
    [changed(made, { destinationChain: zeroID }), "same chainID"],
    [
      changed(made, { destinationChain: some(5) }),
      `failed to get subnet of "${unknown}": problem retrieving blockchain "${unknown}": not found`,
    ],
    [imported({ importedInputs: [] }), "tx has no imported inputs"],
    [imported({ sourceChain: zeroID }), "same chainID"],
    [imported({}), "failed to get shared memory: not found"],
    [made, undefined],
  ]
  expect(cases.map(([transaction]) => refusal(transaction))).toEqual(cases.map(([, text]) => text))
})

test("refuses what a subnet's owner did not agree to, and what no subnet may have", () => {
  const { refusal, context, wallet, subnet } = setting()
  const owned = subnet()
  const made = buildCreateChainTx(context, wallet(), {
    ...owned,
    chainName: "one",
    vmID: some(1),
    genesisData: some(1, 3),
  })
  const wrongOwner = { ...made, signers: [...made.signers.slice(0, -1), [ben]] }
  const text = (name: string) => new TextEncoder().encode(name)
  const cases: [UnsignedPChain, string | RegExp | undefined][] = [
    [changed(made, { subnetID: zeroID }), "new blockchain can't be validated by primary network"],
    [changed(made, { chainName: text("a".repeat(129)) }), "name too long"],
    [changed(made, { chainName: text("a_b") }), "illegal name character"],
    [changed(made, { vmID: zeroID }), "invalid VM ID"],
    [changed(made, { fxIDs: [some(2), some(1)] }), "feature extensions IDs must be sorted and unique"],
    [changed(made, { subnetID: some(7) }), "not found"],
    [{ ...made, signers: [] }, "should have the same number of credentials as inputs"],
    [wrongOwner, /^unauthorized modification: wrong signature: expected/],
    [made, undefined],
  ]
  for (const [transaction, expected] of cases) {
    const found = refusal(transaction)
    if (expected instanceof RegExp) expect(found).toMatch(expected)
    else expect(found).toBe(expected)
  }
})

test("nobody takes the place that a subnet's validator left in the same block, until the Helicon upgrade", () => {
  const { chain, refusal, context, wallet, subnet, time } = setting()
  const owned = subnet()
  const nodeID = chain.state.stakers.next()?.nodeID as Uint8Array
  const add = (end: bigint) => buildAddSubnetValidatorTx(context, wallet(), { ...owned, nodeID, end, weight: 5n })
  const end = chain.state.time + 100n
  expect(refusal(add(end))).toBeUndefined()
  // The block that would hold the next one is the one in which the validator leaves.
  time.now = Number(end) * 1000
  expect(refusal(add(end + 500n))).toBe("attempted to add a staker after deleting it")
  chain.build()
  expect(refusal(add(end + 501n))).toBeUndefined()
  time.now = Number(chain.config.helicon) * 1000
  for (let block = chain.build(); block; ) block = chain.build()
  const later = BigInt(time.now / 1000) + 100n
  expect(refusal(add(later))).toBeUndefined()
  time.now = Number(later) * 1000
  expect(refusal(add(later + 500n))).toBeUndefined()
})

test("refuses validators that are not what they must be", () => {
  const { refusal, context, wallet, chain } = setting()
  const [signer] = signers as [(typeof signers)[0]]
  const stake = { nodeID: some(4, 20), end: 1_900_000_900n, weight: 20n * avax, signer, shares: 20_000 }
  const made = buildAddPermissionlessValidatorTx(context, wallet(), {
    ...{ ...stake, validationRewardsOwner: ann, delegationRewardsOwner: ben },
  })
  const { validator } = made.unsigned
  const [staked] = made.unsigned.stake
  const around = "failed to verify validator, signer, or rewards owners"
  const cases: [UnsignedPChain, string | undefined][] = [
    [changed(made, { validator: { ...validator, nodeID: some(0, 20) } }), "validator nodeID cannot be empty"],
    [changed(made, { stake: [] }), "no stake"],
    [changed(made, { validator: { ...validator, weight: 0n } }), `${around}: weight of this validator is too low`],
    [
      changed(made, { signer: { type: "signer.ProofOfPossession", ...signer, proofOfPossession: some(2, 96) } }),
      `${around}: invalid proof of possession`,
    ],
    [
      changed(made, { signer: { type: "signer.ProofOfPossession", ...signer, publicKey: some(2, 48) } }),
      `${around}: couldn't decompress public key`,
    ],
    [changed(made, { signer: { type: "signer.Empty" } }), "invalid signer: hasKey=false != isPrimaryNetwork=true"],
    [
      changed(made, { validator: { ...validator, weight: 21n * avax } }),
      `validator weight mismatch: weight ${21n * avax} != stake ${20n * avax}`,
    ],
    [
      changed(made, { stake: [{ ...staked, assetID: some(3) }] }),
      `incorrect staked assetID: ${formatId(context.avaxAssetID)} != ${formatId(some(3))}`,
    ],
    [changed(made, { subnetID: some(3), signer: { type: "signer.Empty" } }), "not found"],
    [made, undefined],
  ]
  expect(cases.map(([transaction]) => refusal(transaction))).toEqual(cases.map(([, text]) => text))
  expect(chain.state.stakers.validator(zeroID, stake.nodeID)?.weight).toBe(20n * avax)
  const again = buildAddPermissionlessValidatorTx(context, wallet(), {
    ...{ ...stake, validationRewardsOwner: ann, delegationRewardsOwner: ben },
  })
  expect(refusal(again)).toBe(`duplicate validator: ${formatNodeId(stake.nodeID)} on ${formatId(zeroID)}`)
})

test("refuses blocks that do not follow, and leaves all as it was", () => {
  const { chain, transfer, time } = setting()
  const transaction: PChainTransaction = decodePChainTransaction(signed(transfer()))
  const place = {
    type: "BanffStandardBlock" as const,
    parentID: chain.last.id,
    height: 1n,
    time: chain.state.time + 1n,
  }
  const standard = { ...place, transactions: [transaction] }
  const reward = decodePChainTransaction(
    encodePChainTransaction({ unsigned: { type: "RewardValidatorTx", txID: some(3) }, credentials: [] }),
  )
  const first = formatId(chain.state.stakers.inOrder()[0]?.txID as Uint8Array)
  const [start, later] = ["2030-03-17 17:46:40 +0000 UTC", "2030-03-17 17:46:50 +0000 UTC"]
  const cases: [Parameters<typeof encodePChainBlock>[0], string][] = [
    [{ ...standard, parentID: some(1) }, `missing parent state: ${formatId(some(1))}`],
    [{ ...standard, height: 2n }, "incorrect block height expected 1, but found 2"],
    [
      { ...standard, time: chain.state.time - 1n },
      `proposed timestamp before current chain time: proposed timestamp (2030-03-17 17:46:39 +0000 UTC), chain time (${start})`,
    ],
    [
      { ...standard, time: chain.state.time + 21n },
      `proposed timestamp is too far in the future relative to local time, proposed time (2030-03-17 17:47:01 +0000 UTC), local time (${later})`,
    ],
    [{ ...standard, transactions: [] }, "BanffStandardBlock performs no state changes"],
    [{ ...standard, type: "ApricotStandardBlock" }, `apricot block issued after fork: timestamp = ${start}`],
    [
      { ...standard, transactions: [transaction, transaction] },
      `standard tx ${formatId(transaction.id)} failed execution: failed to read consumed UTXO`,
    ],
    [
      { ...standard, type: "BanffProposalBlock", transactions: [], transaction: reward },
      `proposal tx ${formatId(reward.id)} failed execution: attempting to remove wrong staker: ${first} != ${formatId(some(3))}`,
    ],
    [{ ...place, type: "BanffCommitBlock" }, `missing parent state: ${formatId(chain.last.id)}`],
  ]
  const before = [chain.last.height, chain.state.utxos.size, chain.state.time]
  for (const [block, text] of cases) expect(() => chain.accept(encodePChainBlock(block))).toThrow(text)
  expect([chain.last.height, chain.state.utxos.size, chain.state.time]).toEqual(before)
  expect(chain.accept(encodePChainBlock(standard)).height).toBe(1)
  time.now += 1
})
