import type { NetworkSubjects, PrimaryChainSubjects, Subjects } from "../subjects.ts"
import type { Calls } from "./call.ts"

const primaryPageSize = 100
/** The maximum number of addresses in one request. */
const maxAddressesPerCall = 64

/** The calls about a primary network. */
export const primaryNetworkCalls: Calls = {
  "data.primaryNetwork.listValidators": inNetworks(({ network }) => [{ network, pageSize: primaryPageSize }]),
  "data.primaryNetwork.getValidatorDetails": inNetworks(({ network, nodes }) =>
    nodes.map((nodeId) => ({ network, nodeId, pageSize: primaryPageSize })),
  ),
  "data.primaryNetwork.listDelegators": inNetworks(({ network }) => [{ network, pageSize: primaryPageSize }]),
  "data.primaryNetwork.listL1Validators": inNetworks(({ network }) => [
    { network, pageSize: primaryPageSize, includeInactiveL1Validators: true },
  ]),
  "data.primaryNetwork.listSubnets": inNetworks(({ network }) => [{ network, pageSize: primaryPageSize }]),
  "data.primaryNetwork.getSubnetById": inNetworks(({ network, subnets }) =>
    subnets.map((subnetId) => ({ network, subnetId })),
  ),
  "data.primaryNetwork.listBlockchains": inNetworks(({ network }) => [{ network, pageSize: primaryPageSize }]),
  "data.primaryNetwork.getBlockchainById": inNetworks(({ network, blockchains }) =>
    blockchains.map((blockchainId) => ({ network, blockchainId })),
  ),
  "data.primaryNetwork.getAssetDetails": inNetworks(({ network, assets }) =>
    assets.map((assetId) => ({ network, blockchainId: "x-chain" as const, assetId })),
  ),
  "data.primaryNetwork.transactions.listAssetTransactions": inNetworks(({ network, assets }) =>
    assets.map((assetId) => ({ network, blockchainId: "x-chain" as const, assetId, pageSize: primaryPageSize })),
  ),
  "data.primaryNetwork.transactions.listLatest": inChains(({ network }, { blockchainId }) => [
    { network, blockchainId, pageSize: primaryPageSize },
  ]),
  "data.primaryNetwork.transactions.get": inChains(({ network }, { blockchainId, transactions }) =>
    transactions.map((txHash) => ({ network, blockchainId, txHash })),
  ),
  "data.primaryNetwork.blocks.listLatest": inChains(({ network }, { blockchainId }) => [
    { network, blockchainId, pageSize: primaryPageSize },
  ]),
  "data.primaryNetwork.blocks.get": inChains(({ network }, { blockchainId, blocks }) =>
    blocks.map((blockId) => ({ network, blockchainId, blockId })),
  ),
  "data.primaryNetwork.blocks.listByNodeId": inChains(({ network, nodes }, { blockchainId }) =>
    nodes.map((nodeId) => ({ network, blockchainId, nodeId, pageSize: primaryPageSize })),
  ),
  "data.primaryNetwork.utxos.listByAddresses": inChains(({ network, addresses }, { blockchainId }) =>
    addressGroups(addresses).map((group) => ({
      network,
      blockchainId,
      addresses: group,
      pageSize: primaryPageSize,
      includeSpent: true,
    })),
  ),
  "data.primaryNetwork.utxos.listByAddressesV2": inChains(({ network, addresses }, { blockchainId }) => [
    {
      network,
      blockchainId,
      pageSize: primaryPageSize,
      includeSpent: true,
      primaryNetworkAddressesBodyDto: { addresses: addresses.join(",") },
    },
  ]),
  "data.primaryNetwork.utxos.getLastActivityTimestampByAddresses": inChains(
    ({ network, addresses }, { blockchainId }) =>
      addressGroups(addresses).map((group) => ({ network, blockchainId, addresses: group })),
  ),
  "data.primaryNetwork.utxos.getLastActivityTimestampByAddressesV2": inChains(
    ({ network, addresses }, { blockchainId }) => [
      { network, blockchainId, primaryNetworkAddressesBodyDto: { addresses: addresses.join(",") } },
    ],
  ),
  "data.primaryNetwork.transactions.listActiveStakingTransactions": inNetworks(({ network, addresses }) => [
    { network, blockchainId: "p-chain" as const, pageSize: primaryPageSize },
    ...addressGroups(addresses).map((group) => ({
      network,
      blockchainId: "p-chain" as const,
      addresses: group,
      sortOrder: "asc" as const,
      pageSize: primaryPageSize,
    })),
  ]),
  "data.primaryNetwork.getChainIdsForAddresses": inNetworks(({ network, addresses }) =>
    addressGroups(addresses).map((group) => ({ network, addresses: group })),
  ),
  "avaxSupply.get": () => [undefined],
  "data.primaryNetwork.getNetworkDetails": inNetworks(({ network }) => [{ network }]),
  "data.primaryNetwork.balances.listByAddresses": inChains(({ network, addresses }, { blockchainId }) =>
    addressGroups(addresses).flatMap((group) => [
      { network, blockchainId, addresses: group },
      { network, blockchainId, addresses: group, blockTimestamp: 1795237250 },
    ]),
  ),
  "data.primaryNetwork.rewards.listHistoricalRewards": inNetworks(({ network, addresses }) =>
    addressGroups(addresses).map((group) => ({ network, addresses: group, pageSize: primaryPageSize })),
  ),
  "data.primaryNetwork.rewards.listPendingRewards": inNetworks(({ network, addresses }) =>
    addressGroups(addresses).map((group) => ({ network, addresses: group, pageSize: primaryPageSize })),
  ),
}

/** Requests about each network. */
function inNetworks<Request>(requests: (network: NetworkSubjects) => readonly Request[]) {
  return ({ networks }: Subjects): readonly Request[] => networks.flatMap(requests)
}

/** Requests about each chain of each network. */
function inChains<Request>(requests: (network: NetworkSubjects, chain: PrimaryChainSubjects) => readonly Request[]) {
  return inNetworks((network) => network.chains.flatMap((chain) => requests(network, chain)))
}

function addressGroups(addresses: readonly string[]): readonly string[] {
  const count = Math.ceil(addresses.length / maxAddressesPerCall)
  return Array.from({ length: count }, (_, at) =>
    addresses.slice(at * maxAddressesPerCall, (at + 1) * maxAddressesPerCall).join(","),
  )
}
