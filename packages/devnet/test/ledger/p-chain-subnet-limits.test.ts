import {
  buildAddPermissionlessValidatorTx,
  buildAddSubnetValidatorTx,
  buildCreateChainTx,
  buildCreateSubnetTx,
  buildPChainExportTx,
  buildPChainImportTx,
  buildRemoveSubnetValidatorTx,
  buildTransferSubnetOwnershipTx,
  decodePChainTransaction,
  formatId,
  formatNodeId,
  type PChainUtxo,
  type UnsignedPChain,
} from "@serac/chain"
import { expect, test } from "vitest"
import { type AtomicUtxo, zeroID } from "../../src/ledger/index.ts"
import {
  ann,
  avax,
  ben,
  changed,
  doubled,
  expectedOf,
  hasMemo,
  type RefusalCase,
  setting,
  some,
  wrongNetwork,
} from "./refusing-platform.ts"
import { signed, signers } from "./traffic/people.ts"

const unspendable = { type: "secp256k1fx.OutputOwners", locktime: 0n, threshold: 2, addresses: [ann] }
const indices = "address indices not sorted and unique"
const unsorted = { subnetAuthorization: { type: "secp256k1fx.Input", signatureIndices: [0, 0] } }
const unauthorized = "unauthorized modification: wrong signature"

/** The rules of every transaction that a subnet's owner authorizes, broken one by one. */
const authorizedCases = (made: UnsignedPChain, around = ""): readonly RefusalCase[] => [
  [undefined, made],
  [wrongNetwork, changed(made, { networkID: 1 })],
  [hasMemo, changed(made, { memo: some(1, 1) })],
  [indices, changed(made, unsorted)],
  [unauthorized, { ...made, signers: [...made.signers.slice(0, -1), [ben]] }],
  [`${around}wrong number of credentials: 1 inputs != 0 credentials`, { ...made, signers: made.signers.slice(1) }],
]
const flowCheck = "flow check failed: "

/** A network where stakes take 30 to 1,000 seconds, with a subnet of Ann's and a primary validator for 500 seconds. */
function begun() {
  const world = setting({ maxStakeDuration: 1_000n })
  const { time, context, wallet, refusal, subnet } = world
  time.now += 500_000
  const now = BigInt(time.now / 1000)
  const nodeID = some(4, 20)
  const [signer] = signers as [(typeof signers)[0]]
  const stake = { nodeID, end: now + 500n, weight: 20n * avax, signer, shares: 20_000 }
  const validation = { ...stake, validationRewardsOwner: ann, delegationRewardsOwner: ben }
  expect(refusal(buildAddPermissionlessValidatorTx(context, wallet(), validation))).toBeUndefined()
  const owned = subnet()
  return { ...world, now, nodeID, owned, node: formatNodeId(nodeID), name: formatId(owned.subnetID) }
}

test("each rule of a subnet's creation refuses the one that breaks it alone", () => {
  const { refusals, context, wallet } = begun()
  const made = buildCreateSubnetTx(context, wallet(), { owner: ann })
  const cases: readonly RefusalCase[] = [
    [undefined, made],
    [wrongNetwork, changed(made, { networkID: 1 })],
    ["output is unspendable", changed(made, { owner: unspendable })],
    [hasMemo, changed(made, { memo: some(1, 1) })],
    ["wrong number of credentials: 1 inputs != 0 credentials", { ...made, signers: [] }],
  ]
  expect(refusals(cases)).toEqual(expectedOf(cases))
})

test("each rule of a chain's creation refuses the one that breaks it alone", () => {
  const { refusals, refusal, context, wallet, owned, chain } = begun()
  const text = (words: string) => new TextEncoder().encode(words)
  const of = (chainName: string) =>
    buildCreateChainTx(context, wallet(), { ...owned, chainName, vmID: some(1), genesisData: some(1, 3) })
  const made = of("one")
  const other = chain.state.stakers.inOrder()[0]?.txID as Uint8Array
  const cases: readonly RefusalCase[] = [
    ...authorizedCases(made),
    [undefined, of("aZ 09".repeat(25))],
    [undefined, of("a".repeat(128))],
    ["name too long", changed(made, { chainName: text("a".repeat(129)) })],
    ...["_a", "a_"].map((name) => ["illegal name character", changed(made, { chainName: text(name) })] as const),
    ["invalid VM ID", changed(made, { vmID: zeroID })],
    ["feature extensions IDs must be sorted and unique", changed(made, { fxIDs: [some(1), some(1)] })],
    ["new blockchain can't be validated by primary network", changed(made, { subnetID: zeroID })],
    ["not found", changed(made, { subnetID: some(7) })],
    [`"${formatId(other)}" is not a subnet`, changed(made, { subnetID: other })],
  ]
  expect(refusals(cases)).toEqual(expectedOf(cases))
  expect(refusal(made)).toBeUndefined()
  const { id, unsigned } = decodePChainTransaction(signed(made))
  expect(chain.state.subnets.chains(owned.subnetID)).toEqual([{ id, unsigned }])
})

test("each rule of a subnet's transfer refuses the one that breaks it alone", () => {
  const { refusals, refusal, context, wallet, owned, chain } = begun()
  const made = buildTransferSubnetOwnershipTx(context, wallet(), { ...owned, newOwner: ben })
  const cases: readonly RefusalCase[] = [
    ...authorizedCases(made, flowCheck),
    ["output is unspendable", changed(made, { newOwner: unspendable })],
    ["cannot transfer ownership of a permissionless subnet", changed(made, { subnetID: zeroID })],
    ["not found", changed(made, { subnetID: some(7) })],
  ]
  expect(refusals(cases)).toEqual(expectedOf(cases))
  expect(refusal(made)).toBeUndefined()
  expect(chain.state.subnets.owner(owned.subnetID)?.addresses).toEqual([ben])
})

test("each rule of a subnet's validator refuses the validator that breaks it alone", () => {
  const { refusals, refusal, context, wallet, owned, now, nodeID, node, name, chain } = begun()
  const of = (end: bigint, id = nodeID) =>
    buildAddSubnetValidatorTx(context, wallet(), { ...owned, nodeID: id, end, weight: 5n })
  const made = of(now + 400n)
  const { validator } = made.unsigned
  const cases: readonly RefusalCase[] = [
    ...authorizedCases(made, flowCheck),
    [undefined, of(now + 30n)],
    ["staking period is too short", of(now + 29n)],
    [undefined, of(now + 500n)],
    ["proposed staking period is not inside dependent staking period", of(now + 501n)],
    ["staking period is too long", of(now + 1_001n)],
    [
      `${formatNodeId(some(5, 20))} isn't a current or pending validator of the primary network`,
      of(now + 400n, some(5, 20)),
    ],
    ["weight of this validator is too low", changed(made, { validator: { ...validator, weight: 0n } })],
    [
      "can't add primary network validator with AddSubnetValidatorTx",
      changed(made, { validator: { ...validator, subnetID: zeroID } }),
    ],
    ["not found", changed(made, { validator: { ...validator, subnetID: some(7) } })],
  ]
  expect(refusals(cases)).toEqual(expectedOf(cases))
  expect(refusal(made)).toBeUndefined()
  const { transaction: _, txID: __, ...staker } = chain.state.stakers.validator(owned.subnetID, nodeID) ?? ({} as never)
  const { subnetID } = owned
  expect(staker).toEqual({
    ...{ kind: "subnet-validator", subnetID, nodeID, weight: 5n, start: now, end: now + 400n, potentialReward: 0n },
  })
  expect(refusal(of(now + 450n))).toBe(`attempted to issue duplicate validator for ${node} on subnet ${name}`)
})

test("each rule of a removal from a subnet refuses the removal that breaks it alone", () => {
  const { refusals, refusal, context, wallet, owned, now, nodeID, name, chain } = begun()
  const added = buildAddSubnetValidatorTx(context, wallet(), { ...owned, nodeID, end: now + 400n, weight: 5n })
  expect(refusal(added)).toBeUndefined()
  const made = buildRemoveSubnetValidatorTx(context, wallet(), { ...owned, nodeID })
  const cases: readonly RefusalCase[] = [
    ...authorizedCases(made, flowCheck),
    [
      `${formatNodeId(some(5, 20))} isn't a current or pending validator of ${name}: not found`,
      changed(made, { nodeID: some(5, 20) }),
    ],
    ["can't remove primary network validator with RemoveSubnetValidatorTx", changed(made, { subnetID: zeroID })],
  ]
  expect(refusals(cases)).toEqual(expectedOf(cases))
  expect(refusal(made)).toBeUndefined()
  expect(chain.state.stakers.validator(owned.subnetID, nodeID)).toBeUndefined()
})

test("each rule of an export refuses the export that breaks it alone", () => {
  const { refusals, refusal, context, wallet, owned, xChainID, chain, memory } = begun()
  const outputs = [1n, 2n].map((amount) => ({ to: ben, amount: amount * avax }))
  const made = buildPChainExportTx(context, wallet(), { destinationChain: xChainID, outputs })
  const created = signed(
    buildCreateChainTx(context, wallet(), { ...owned, chainName: "one", vmID: some(1), genesisData: some(1, 3) }),
  )
  expect(refusal(created)).toBeUndefined()
  const { id: l1Chain } = decodePChainTransaction(created)
  const sent = buildPChainExportTx(context, wallet(), { destinationChain: xChainID, outputs })
  const { exportedOutputs } = made.unsigned
  const [exported] = exportedOutputs as [(typeof exportedOutputs)[0]]
  const locked = { type: "stakeable.LockOut", locktime: 5n, output: exported.output }
  const subnet = formatId(owned.subnetID)
  const cases: readonly RefusalCase[] = [
    [undefined, sent],
    [wrongNetwork, changed(sent, { networkID: 1 })],
    [hasMemo, changed(sent, { memo: some(1, 1) })],
    [
      "output failed verification: empty asset ID is not valid",
      changed(sent, { exportedOutputs: [{ ...exported, assetID: zeroID }] }),
    ],
    ["wrong locktime reported", changed(sent, { exportedOutputs: [{ ...exported, output: locked }] })],
    ["outputs not sorted", changed(sent, { exportedOutputs: exportedOutputs.toReversed() })],
    [
      `failed to get subnet of "${subnet}": "${subnet}" is not a blockchain`,
      changed(sent, { destinationChain: owned.subnetID }),
    ],
    [
      `mismatched subnetIDs; expected "${formatId(zeroID)}" got "${subnet}"`,
      changed(sent, { destinationChain: l1Chain }),
    ],
    ["failed verifySpend: wrong number of credentials: 1 inputs != 0 credentials", { ...sent, signers: [] }],
  ]
  expect(refusals(cases)).toEqual(expectedOf(cases))
  expect(refusal(sent)).toBeUndefined()
  const own = sent.unsigned.outputs.length
  const { id: txID } = decodePChainTransaction(signed(sent))
  expect([...memory.between(zeroID, chain.config.primaryChains[0] as Uint8Array)].map(([, utxo]) => utxo)).toEqual(
    exportedOutputs.map((one, at) => ({ txID, outputIndex: own + at, ...one })),
  )
})

test("each rule of an import refuses the import that breaks it alone", () => {
  const { refusals, refusal, context, wallet, xChainID, chain, memory } = begun()
  const coming = memory.between(xChainID, zeroID)
  const { avaxAssetID: assetID } = context
  const output = { type: "secp256k1fx.TransferOutput" as const, amount: avax, locktime: 0n, threshold: 1 }
  const utxos = [1, 2].map((byte): AtomicUtxo => {
    const utxo = { txID: some(byte), outputIndex: 0, assetID, output: { ...output, addresses: [ben] } }
    coming.add(utxo)
    return utxo
  })
  const given = { sourceChain: xChainID, utxos: utxos as readonly PChainUtxo[], to: ben }
  const made = buildPChainImportTx(context, { ...wallet(), utxos: [] }, given)
  const { importedInputs } = made.unsigned
  const [imported] = importedInputs as [(typeof importedInputs)[0]]
  const valueless = { ...imported, input: { ...imported.input, amount: 0n } }
  const gone = { ...imported, txID: some(9) }
  const cases: readonly RefusalCase[] = [
    [undefined, made],
    [wrongNetwork, changed(made, { networkID: 1 })],
    [hasMemo, changed(made, { memo: some(1, 1) })],
    ["tx has no imported inputs", changed(made, { importedInputs: [] })],
    ["input failed verification: input has no value", changed(made, { importedInputs: [valueless] })],
    ["inputs not sorted and unique", changed(made, { importedInputs: doubled([imported]) })],
    ["failed to get shared memory: not found", changed(made, { importedInputs: [gone] })],
    ["same chainID", changed(made, { sourceChain: zeroID })],
    [
      `failed to get UTXO ${formatId(some(9))}:0: not found`,
      { ...changed(made, { inputs: [gone] }), signers: doubled(made.signers) },
    ],
    ["wrong number of credentials: 2 inputs != 0 credentials", { ...made, signers: [] }],
  ]
  expect(refusals(cases)).toEqual(expectedOf(cases))
  const before = chain.state.utxos.size
  expect(refusal(made)).toBeUndefined()
  expect([coming.size, chain.state.utxos.size - before]).toEqual([0, made.unsigned.outputs.length])
})
