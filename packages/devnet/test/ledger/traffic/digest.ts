import type { PChain, PlatformState } from "../../../src/ledger/index.ts"

const keyOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex")

/** The complete state of a P-Chain as text. */
export function digestOf({ state, last }: PChain): string {
  const { utxos, stakers, l1Validators, subnets, rewards } = state
  return written({
    last: last.id,
    utxos: [...utxos].map(([id]) => id).sort(),
    stakers: stakers
      .inOrder()
      .map((one) => [one.txID, one.weight, one.start, one.end, one.potentialReward, stakers.info(one)]),
    l1: subnets.ids.map((id) => [
      subnets.owner(id),
      subnets.conversion(id),
      subnets.chains(id).length,
      l1Validators.of(id),
    ]),
    rewards: [...rewards.keys()].sort(),
    sums: [state.time, state.supply, state.fees, state.l1Excess, state.accruedFees, l1Validators.activeCount],
    sets: setsOf(state, last.height),
  })
}

const written = (value: unknown) =>
  JSON.stringify(value, (_, one) => {
    if (typeof one === "bigint") return String(one)
    return one instanceof Uint8Array ? keyOf(one) : one
  })

/** The validator sets at a height, from the ledger's history. */
export const setsOf = ({ sets }: PlatformState, height: number): string[] =>
  [...sets.at(height)]
    .flatMap(([subnet, members]) =>
      members.map(({ nodeID, weight, publicKey }) => lineOf(subnet, nodeID, weight, publicKey)),
    )
    .sort()

const lineOf = (subnet: string, nodeID: Uint8Array, weight: bigint, publicKey: Uint8Array | undefined) =>
  `${subnet} ${keyOf(nodeID)} ${weight} ${publicKey ? keyOf(publicKey) : "-"}`

/** The same, computed from the current stakers and active L1 validators. */
export function setsNow({ stakers, l1Validators, subnets }: PlatformState): string[] {
  const primary = "00".repeat(32)
  const lines: string[] = []
  const all = stakers.inOrder()
  for (const { kind, subnetID, nodeID, weight } of all) {
    if (kind === "delegator") continue
    const delegators = kind === "validator" ? stakers.delegators(subnetID, nodeID) : []
    const total = delegators.reduce((sum, one) => sum + one.weight, weight)
    const key = stakers.validator(Buffer.from(primary, "hex"), nodeID)?.publicKey
    lines.push(lineOf(keyOf(subnetID), nodeID, total, key))
  }
  for (const subnetID of subnets.ids) {
    const validators = l1Validators.of(subnetID)
    for (const { nodeID, weight, publicKey, endAccumulatedFee } of validators)
      if (endAccumulatedFee > 0n) lines.push(lineOf(keyOf(subnetID), nodeID, weight, publicKey))
    const idle = validators.filter(({ endAccumulatedFee }) => endAccumulatedFee === 0n)
    const weight = idle.reduce((sum, one) => sum + one.weight, 0n)
    if (weight > 0n) lines.push(lineOf(keyOf(subnetID), new Uint8Array(20), weight, undefined))
  }
  return lines.sort()
}
