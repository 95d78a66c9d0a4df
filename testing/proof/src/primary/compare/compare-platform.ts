import {
  getBlockchain,
  getSubnet,
  listBlockchains,
  listDelegators,
  listHistoricalRewards,
  listL1Validators,
  listPendingRewards,
  listSubnets,
} from "@serac/data"
import { expectBlockchains, expectL1Validators, expectSubnets } from "../expect/subnets.ts"
import type { Staker } from "../oracle/stakers.ts"
import { comparedNetwork, type Proof, paged, sentResult } from "./ask.ts"

/** Compares the P-Chain's other lists: delegators, rewards, subnets, blockchains and validators of L1s. */
export async function comparePlatform(proof: Proof): Promise<void> {
  await compareDelegators(proof)
  await compareRewards(proof)
  await compareSubnets(proof)
  await compareL1Validators(proof)
}

async function compareDelegators(proof: Proof): Promise<void> {
  const { stack, expected } = proof
  const { names, stakers: items } = expected
  const all = items.list("delegator")
  const ask = (
    wanted: readonly Staker[],
    query: Parameters<typeof listDelegators>[1] | object,
    sizes?: readonly number[],
  ) =>
    paged(
      proof,
      "delegators",
      JSON.stringify(query),
      wanted.map((one) => items.delegator(one)),
      (pageSize) => listDelegators(stack.data, { network: comparedNetwork, pageSize, ...query }),
      sizes,
    )
  await ask(all, {}, [1, 7, 100])
  await ask(all.toReversed(), { sortOrder: "asc" }, [7])
  for (const delegationStatus of ["active", "completed", "pending"] as const)
    await ask(
      all.filter((one) => items.status(one) === delegationStatus),
      { delegationStatus },
    )
  for (const nodeId of new Set(all.map(({ nodeID }) => nodeID)))
    await ask(
      all.filter(({ nodeID }) => nodeID === nodeId),
      { nodeIds: [nodeId] },
    )
  for (const owner of new Set(all.flatMap((one) => items.rewardOwners(one)))) {
    const own = all.filter((one) => items.rewardOwners(one).includes(owner))
    await ask(own, { rewardAddresses: [`P-${names.address(owner)}`] })
  }
}

async function compareRewards(proof: Proof): Promise<void> {
  const { stack, expected } = proof
  const { names, stakers: items } = expected
  const paid = items.rewards()
  const stakers = [...items.list("validator"), ...items.list("delegator")]
  const expecting = stakers
    .filter((one) => items.status(one) === "active" && one.potentialReward !== undefined)
    .sort((one, other) => stakerPosition(other) - stakerPosition(one))
  const owners = new Set([
    ...paid.flatMap(({ utxo }) => utxo.output.owners),
    ...expecting.flatMap((one) => items.rewardOwners(one)),
  ])
  for (const owner of owners) {
    const addresses = [names.address(owner)]
    const own = paid.filter(({ utxo }) => utxo.output.owners.includes(owner)).map(({ item }) => item)
    await paged(proof, "rewards", `${addresses}`, own, (pageSize) =>
      listHistoricalRewards(stack.data, { network: comparedNetwork, addresses, pageSize }),
    )
    const mine = expecting
      .filter((one) => items.rewardOwners(one).includes(owner))
      .map((one) => items.pendingReward(one))
    await paged(proof, "expected rewards", `${addresses}`, mine, (pageSize) =>
      listPendingRewards(stack.data, { network: comparedNetwork, addresses, pageSize }),
    )
  }
  for (const nodeId of new Set(stakers.map(({ nodeID }) => nodeID))) {
    const own = paid.filter(({ staker }) => staker.nodeID === nodeId).map(({ item }) => item)
    await paged(proof, "rewards", nodeId, own.toReversed(), (pageSize) =>
      listHistoricalRewards(stack.data, { network: comparedNetwork, nodeIds: [nodeId], sortOrder: "asc", pageSize }),
    )
    const mine = expecting.filter(({ nodeID }) => nodeID === nodeId).map((one) => items.pendingReward(one))
    await paged(proof, "expected rewards", nodeId, mine.toReversed(), (pageSize) =>
      listPendingRewards(stack.data, { network: comparedNetwork, nodeIds: [nodeId], sortOrder: "asc", pageSize }),
    )
  }
}

const stakerPosition = ({ transaction: { event, index } }: Staker) => event.height * 1_000_000 + index

async function compareSubnets(proof: Proof): Promise<void> {
  const { world, stack, comparison, expected } = proof
  const [subnets, blockchains] = [expectSubnets(world, expected.names), expectBlockchains(world)]
  for (const sortOrder of ["asc", "desc"] as const) {
    const ordered = <Item>(list: readonly Item[]) => (sortOrder === "asc" ? list : list.toReversed())
    await paged(proof, "subnets", sortOrder, ordered(subnets), (pageSize) =>
      listSubnets(stack.data, { network: comparedNetwork, pageSize, sortOrder }),
    )
    await paged(proof, "blockchains", sortOrder, ordered(blockchains), (pageSize) =>
      listBlockchains(stack.data, { network: comparedNetwork, pageSize, sortOrder }),
    )
  }
  for (const subnet of subnets) {
    const served = await sentResult(
      getSubnet(stack.data, { network: comparedNetwork, subnetId: String(subnet.subnetId) }),
    )
    comparison.value("subnet", String(subnet.subnetId), subnet, served)
  }
  for (const blockchain of blockchains) {
    const served = await sentResult(
      getBlockchain(stack.data, { network: comparedNetwork, blockchainId: String(blockchain.blockchainId) }),
    )
    comparison.value("blockchain", String(blockchain.blockchainId), blockchain, served)
  }
}

async function compareL1Validators(proof: Proof): Promise<void> {
  const { world, stack, expected } = proof
  const all = expectL1Validators(world, expected.names)
  const ask = (wanted: typeof all, query: object) =>
    paged(
      proof,
      "L1 validators",
      JSON.stringify(query),
      wanted.map(({ item }) => item),
      (pageSize) => listL1Validators(stack.data, { network: comparedNetwork, pageSize, ...query }),
    )
  await ask(
    all.filter(({ isActive }) => isActive),
    {},
  )
  await ask(all, { includeInactiveL1Validators: true })
  for (const { item } of all) {
    const { subnetId, nodeId, validationId } = item
    const inactive = { includeInactiveL1Validators: true }
    await ask(
      all.filter((one) => one.item.subnetId === subnetId),
      { subnetId, ...inactive },
    )
    await ask(
      all.filter((one) => one.item.nodeId === nodeId),
      { nodeId, ...inactive },
    )
    await ask(
      all.filter((one) => one.item === item),
      { l1ValidationId: validationId, ...inactive },
    )
  }
}
