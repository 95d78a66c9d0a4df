import {
  getChainIdsForAddresses,
  getLastActivityTimestampByAddresses,
  getLastActivityTimestampByAddressesV2,
} from "@serac/data"
import { getAddress } from "viem"
import { expectActivity } from "../expect/activity.ts"
import { chains } from "../oracle/utxo.ts"
import { comparedNetwork, type Proof, resultOrStatus, sampledItems, sentResult } from "./ask.ts"
import { aliases } from "./compare-utxos.ts"

const zeroOwner = "00".repeat(20)

/** Compares the last activity of every owner on every chain, and the chains on which each owner occurs. */
export async function compareAddresses(proof: Proof): Promise<void> {
  await compareActivity(proof)
  await compareChains(proof)
}

async function compareActivity(proof: Proof): Promise<void> {
  const { world, stack, comparison, expected } = proof
  const owners = [...new Set([...world.utxos.values()].flatMap(({ output }) => output.owners))].sort()
  for (const chain of chains) {
    const blockchainId = aliases[chain]
    for (const group of [...owners.map((owner) => [owner]), owners.slice(0, 3), [zeroOwner]]) {
      const addresses = group.map(expected.names.address)
      const wanted = expectActivity(world, chain, new Set(group)) ?? 404
      const answer = sentResult(
        getLastActivityTimestampByAddresses(stack.data, { network: comparedNetwork, blockchainId, addresses }),
      )
      comparison.value("last activity", `${chain} ${addresses}`, wanted, await resultOrStatus(answer))
    }
    const body = { addresses: owners.map((owner) => `X-${expected.names.address(owner)}`).join() }
    const answer = sentResult(
      getLastActivityTimestampByAddressesV2(stack.data, { network: comparedNetwork, blockchainId, body }),
    )
    const wanted = expectActivity(world, chain, new Set(owners))
    comparison.value("last activity", `${chain} everybody`, wanted, await answer)
  }
}

async function compareChains(proof: Proof): Promise<void> {
  const { world, stack, comparison, expected } = proof
  const { names, transactions } = expected
  const utxos = [...world.utxos.values()]
  const parties = chains.flatMap((chain) => transactions[chain].flatMap(({ owners }) => [...owners]))
  const owners = new Set([...utxos.flatMap(({ output }) => output.owners), ...parties, zeroOwner])
  // An account of the C-Chain may have the same twenty bytes as an owner.
  const isOf = (owner: string) => (other: string) => other.replace("0x", "") === owner.replace("0x", "")
  const items = [...owners].map((owner) => ({
    address: owner.startsWith("0x") ? getAddress(owner) : names.address(owner),
    blockchainIds: chains
      .filter(
        (chain) =>
          transactions[chain].some(({ owners: all }) => [...all].some(isOf(owner))) ||
          utxos.some(({ consumedOn, output }) => consumedOn === chain && output.owners.some(isOf(owner))),
      )
      .map((chain) => names.chainIds[chain]),
  }))
  for (const group of [items, ...sampledItems(proof, items, 9).map((item) => [item])]) {
    const addresses = group.map(({ address }) => address)
    const served = await sentResult(getChainIdsForAddresses(stack.data, { network: comparedNetwork, addresses }))
    comparison.value("chains of addresses", `${addresses.length} ${addresses[0]}`, { addresses: group }, served)
  }
}
