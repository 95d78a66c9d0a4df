import { formatId, formatNodeId } from "@serac/chain"
import { type ByNameMethods, byNameMethod, listReader, read } from "@serac/wire/node"
import type { PChain } from "../../ledger/index.ts"
import { keyOf } from "../keys.ts"
import type { Observations } from "../p/observations.ts"

/** Options of the validators interface of an L1. */
export interface ValidatorsInterfaceOptions {
  readonly p: PChain
  /** 32 bytes. */
  readonly subnetID: Uint8Array
  readonly clock: { now(): number }
  readonly observations: Observations
}

/** The method of `/ext/bc/<L1>/validators`: the validators of the chain as its node has observed them. Numbers are bare. */
export function validatorsMethods({ p, subnetID, clock, observations }: ValidatorsInterfaceOptions): ByNameMethods {
  const seen = (nodeID: Uint8Array, start: bigint) => {
    const share = observations.uptimeOf(nodeID, start)
    const seconds = Math.max(0, Math.floor(clock.now() / 1000) - Number(start))
    return {
      isConnected: observations.isConnected(nodeID),
      uptimePercentage: Math.fround(share * 100),
      uptimeSeconds: Math.floor(seconds * share),
    }
  }
  const all = () => [
    ...p.state.stakers
      .inOrder()
      .filter((one) => keyOf(one.subnetID) === keyOf(subnetID))
      .map(({ txID, nodeID, weight, start }) => ({
        id: txID,
        nodeID,
        weight,
        start,
        isActive: true,
        isL1Validator: false,
      })),
    ...p.state.l1Validators.of(subnetID).map(({ validationID, nodeID, weight, start, ...one }) => ({
      id: validationID,
      nodeID,
      weight,
      start,
      isActive: one.endAccumulatedFee > 0n,
      isL1Validator: true,
    })),
  ]
  return {
    "validators.getCurrentValidators": byNameMethod({ nodeIDs: listReader(read.nodeId) }, ({ nodeIDs }) => {
      const wanted = new Set(nodeIDs.map(keyOf))
      const validators = all()
        .filter(({ nodeID }) => wanted.size === 0 || wanted.has(keyOf(nodeID)))
        .map(({ id, nodeID, weight, start, isActive, isL1Validator }) => ({
          validationID: formatId(id),
          nodeID: formatNodeId(nodeID),
          weight,
          startTimestamp: start,
          isActive,
          isL1Validator,
          ...seen(nodeID, start),
        }))
      return { validators }
    }),
  }
}
