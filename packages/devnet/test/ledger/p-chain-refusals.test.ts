import {
  buildPChainBaseTx,
  buildPChainExportTx,
  decodePChainTransaction,
  encodePChainBlock,
  encodePChainTransaction,
  formatId,
  type PChainTransaction,
  type PChainUnsignedTransaction,
  type PChainUtxo,
  type UnsignedPChain,
} from "@serac/chain"
import { expect, test } from "vitest"
import { keyOf, zeroID } from "../../src/ledger/index.ts"
import { ann, avax, ben, changed, doubled, setting, some } from "./refusing-platform.ts"
import { signed } from "./traffic/people.ts"

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
  // The consumed output no longer exists, and the refusal is cached.
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
