import { formatHex, formatId, formatNodeId, parseId, parseNodeId } from "@serac/chain"
import { equalBytes, hexOf, zeroID } from "../world/bytes.ts"
import type { Coin } from "../world/coins.ts"
import { isRewardable, type Staker } from "../world/p/staker.ts"
import { utxoBytes } from "./utxo-bytes.ts"
import { utxosPage } from "./utxo-page.ts"
import { type NodeAnswer, type NodeCall, rpcFailure, type View } from "./view.ts"

/** The validator performance that a node reports, constant in the simulation. */
export const uptimeOf = (txID: Uint8Array): number => ((txID[0] as number) * 100) / 255
export const isConnected = (txID: Uint8Array): boolean => (txID[1] as number) % 2 === 0

/** Answers a call of the P-Chain. */
export function answerPlatform({ method, params = {} }: NodeCall, view: View): NodeAnswer {
  const { world, heights } = view
  switch (method) {
    case "platform.getHeight":
      return { result: { height: String(heights.P) } }
    case "platform.getBlockByHeight": {
      const height = Number(params.height)
      const block = height <= heights.P ? world.blocks.P[height] : undefined
      if (!block?.bytes) return rpcFailure(`couldn't get block at height ${height}: not found`)
      return { result: { block: formatHex(block.bytes), encoding: "hex" } }
    }
    case "platform.getStakingAssetID":
      return { result: { assetID: world.network.avaxAssetId } }
    case "platform.getValidatorFeeConfig": {
      const { capacity, target, minPrice, excessConversionConstant } = world.p.platform.fees
      return {
        result: {
          capacity: Number(capacity),
          target: Number(target),
          minPrice: Number(minPrice),
          excessConversionConstant: Number(excessConversionConstant),
        },
      }
    }
    case "platform.getRewardUTXOs": {
      const utxos = rewardCoins(parseId(params.txID), view).map((coin) => formatHex(utxoBytes(coin)))
      return { result: { numFetched: String(utxos.length), utxos, encoding: "hex" } }
    }
    case "platform.getTx": {
      const found = world.transaction(parseId(params.txID))
      if (found?.chain !== "P" || found.height > heights.P) return rpcFailure("couldn't get tx: not found")
      return { result: { tx: formatHex(found.bytes), encoding: "hex" } }
    }
    case "platform.getUTXOs":
      return utxosPage("P", params, view)
    case "platform.getCurrentValidators":
      return { result: { validators: currentValidators(params, view) } }
    case "platform.getBlockchains": {
      const [xChainId, cChainId] = [world.network.xChainId, world.network.cChainId]
      const subnetID = formatId(zeroID)
      const blockchains = [
        { id: xChainId, name: "X-Chain", subnetID, vmID: "jvYyfQTxGMJLuGWa55kdP2p2zSUYsQ5Raupu4TW34ZAUBAbtq" },
        { id: cChainId, name: "C-Chain", subnetID, vmID: "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6" },
      ]
      return { result: { blockchains } }
    }
  }
  return rpcFailure(`rpc: can't find method "${method}"`)
}

/** The rewards of a staker so far. */
export function rewardCoins(txID: Uint8Array, { world, heights }: View): readonly Coin[] {
  return (world.rewards.get(hexOf(txID)) ?? []).filter(({ made }) => made.height <= heights.P)
}

interface ValidatorsRequest {
  readonly subnetID?: string
  readonly nodeIDs?: readonly string[]
}

/** The current stakers of a subnet; delegators are listed only within a single requested validator. */
function currentValidators(
  { subnetID = formatId(zeroID), nodeIDs = [] }: ValidatorsRequest,
  { world, heights }: View,
): object[] {
  const subnet = parseId(subnetID)
  const nodes = nodeIDs.map(parseNodeId)
  const isCurrent = ({ currentFrom, currentUntil }: Staker) =>
    currentFrom !== undefined && currentFrom <= heights.P && (currentUntil === undefined || currentUntil > heights.P)
  const current = world.p.platform.stakers.filter((one) => isCurrent(one) && equalBytes(one.subnetID, subnet))
  const asked = current.filter(
    ({ kind, nodeID }) => kind === "validator" && (nodes.length === 0 || nodes.some((one) => equalBytes(one, nodeID))),
  )
  return asked.map((validator) => ({
    ...shownStaker(validator),
    ...(equalBytes(subnet, zeroID)
      ? { uptime: uptimeOf(validator.txID).toFixed(4), connected: isConnected(validator.txID) }
      : {}),
    ...(nodes.length === 1
      ? { delegators: current.filter((one) => one.validator === validator).map((one) => shownStaker(one)) }
      : {}),
  }))
}

function shownStaker(staker: Staker): object {
  const { txID, nodeID, weight, start, end, potentialReward } = staker
  return {
    txID: formatId(txID),
    nodeID: formatNodeId(nodeID),
    weight: String(weight),
    startTime: String(start),
    endTime: String(end),
    ...(isRewardable(staker) && potentialReward !== undefined ? { potentialReward: String(potentialReward) } : {}),
  }
}
