import {
  buildAddPermissionlessValidatorTx,
  buildAddSubnetValidatorTx,
  buildCreateChainTx,
  formatId,
  formatNodeId,
  type UnsignedPChain,
} from "@serac/chain"
import { expect, test } from "vitest"
import { zeroID } from "../../src/ledger/index.ts"
import { ann, avax, ben, changed, setting, some } from "./refusing-platform.ts"
import { signers } from "./traffic/people.ts"

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
  // The next block would be the one in which the validator is removed.
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
