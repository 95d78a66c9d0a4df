import { type ByNameMethods, byNameMethod, listReader, read } from "@serac/wire/node"
import { noSuchAlias } from "../addresses/chain-names.ts"
import type { NodeFacts } from "./node-facts.ts"

const networkNames: ReadonlyMap<number, string> = new Map([
  [1, "mainnet"],
  [2, "cascade"],
  [3, "denali"],
  [4, "everest"],
  [5, "fuji"],
  [10, "testing"],
  [12345, "local"],
])

/** The fixed fees of the P-Chain before dynamic fees, in nAVAX, which nodes still report. */
const localPlatformFees = {
  createSubnetTxFee: "100000000",
  transformSubnetTxFee: "100000000",
  createBlockchainTxFee: "100000000",
  addPrimaryNetworkValidatorFee: "0",
  addPrimaryNetworkDelegatorFee: "0",
  addSubnetValidatorFee: "1000000",
  addSubnetDelegatorFee: "1000000",
}

/** The fees of networks that differ, by network id: mainnet and Fuji. */
const platformFees: ReadonlyMap<number, typeof localPlatformFees> = new Map([
  [
    1,
    {
      ...localPlatformFees,
      createSubnetTxFee: "1000000000",
      transformSubnetTxFee: "10000000000",
      createBlockchainTxFee: "1000000000",
    },
  ],
  [5, { ...localPlatformFees, transformSubnetTxFee: "1000000000" }],
])

/** The methods of `/ext/info`. */
export function infoMethods(facts: NodeFacts): ByNameMethods {
  const { networkID, nodeID, nodePOP } = facts
  return {
    "info.getNodeVersion": byNameMethod({}, () => ({
      version: facts.version,
      databaseVersion: facts.databaseVersion,
      rpcProtocolVersion: facts.rpcProtocolVersion,
      gitCommit: facts.gitCommit,
      vmVersions: Object.fromEntries(
        facts
          .virtualMachines()
          .map(({ id, aliases: [alias = id], version }) => [alias, version] as const)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
    })),
    "info.getNodeID": byNameMethod({}, () => ({ nodeID, nodePOP })),
    "info.getNodeIP": byNameMethod({}, () => ({ ip: facts.ip() })),
    "info.getNetworkID": byNameMethod({}, () => ({ networkID: String(networkID) })),
    "info.getNetworkName": byNameMethod({}, () => ({
      networkName: networkNames.get(networkID) ?? `network-${networkID}`,
    })),
    "info.getBlockchainID": byNameMethod({ alias: read.text }, ({ alias }) => {
      const blockchainID = facts.blockchainID(alias)
      if (blockchainID === undefined) throw noSuchAlias(alias)
      return { blockchainID }
    }),
    "info.isBootstrapped": byNameMethod({ chain: read.text }, ({ chain }) => {
      if (chain === "") throw new Error("argument 'chain' not given")
      const isBootstrapped = facts.isBootstrapped(chain)
      if (isBootstrapped === undefined) throw new Error(`there is no chain with alias/ID '${chain}'`)
      return { isBootstrapped }
    }),
    "info.peers": byNameMethod({ nodeIDs: listReader(read.text) }, ({ nodeIDs }) => {
      const peers = facts.peers().filter((peer) => nodeIDs.length === 0 || nodeIDs.includes(peer.nodeID))
      return { numPeers: String(peers.length), peers }
    }),
    "info.uptime": byNameMethod({}, () => {
      const { rewarding, weighted } = facts.uptime()
      return { rewardingStakePercentage: rewarding.toFixed(4), weightedAveragePercentage: weighted.toFixed(4) }
    }),
    "info.upgrades": byNameMethod({}, () => facts.upgrades()),
    // A node of this version has no open proposals, and peers here announce no preferences.
    "info.acps": byNameMethod({}, () => ({ acps: {} })),
    "info.getTxFee": byNameMethod({}, () => ({
      txFee: String(facts.fees.txFee),
      createAssetTxFee: String(facts.fees.createAssetTxFee),
      ...(platformFees.get(networkID) ?? localPlatformFees),
    })),
    "info.getVMs": byNameMethod({}, () => ({
      vms: Object.fromEntries(
        facts
          .virtualMachines()
          .map(({ id, aliases }) => [id, aliases] as const)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
      fxs: facts.fxs,
    })),
  }
}
