import { formatNodeId } from "@serac/chain"
import type { WireExchange } from "./wire-exchange.ts"

/** What a recorded node observed of other nodes, as it answered. */
export interface RecordedObservations {
  /** 0 to 1. */
  uptimeOf(nodeID: Uint8Array): number
  isConnected(nodeID: Uint8Array): boolean
  /** When it was asked, in milliseconds since 1970; `undefined` if no answer tells, from the seconds of a validator that was always there. */
  readonly askedAt: number | undefined
}

interface ObservedValidator {
  readonly nodeID: string
  readonly uptime?: string
  readonly uptimePercentage?: number
  readonly uptimeSeconds?: number
  readonly startTimestamp?: number
  readonly connected?: boolean
  readonly isConnected?: boolean
}

/**
 * The observations in the answers of `getCurrentValidators`: they follow from nothing that is recorded, so that a ledger gets them from outside, and the answers that tell them
 * are compared like all others.
 *
 * @param path - the path of the chain's interface; the P-Chain tells of validators of the primary network, an L1 of its own
 */
export function recordedObservations(exchanges: readonly WireExchange[], path: string): RecordedObservations {
  const seen = new Map<string, ObservedValidator>()
  for (const { request, response } of exchanges) {
    if (request.path !== path || !request.body?.includes("getCurrentValidators")) continue
    for (const validator of validatorsIn(response.body)) {
      if (validator.uptime !== undefined || validator.uptimePercentage !== undefined)
        seen.set(validator.nodeID, validator)
    }
  }
  const constant = [...seen.values()].find(({ uptimePercentage }) => uptimePercentage === 100)
  const { startTimestamp, uptimeSeconds } = constant ?? {}
  const of = (nodeID: Uint8Array) => seen.get(formatNodeId(nodeID))
  return {
    uptimeOf: (nodeID) => Number(of(nodeID)?.uptime ?? of(nodeID)?.uptimePercentage ?? 100) / 100,
    isConnected: (nodeID) => of(nodeID)?.connected ?? of(nodeID)?.isConnected ?? true,
    askedAt:
      startTimestamp === undefined || uptimeSeconds === undefined
        ? undefined
        : 1_000 * (startTimestamp + uptimeSeconds),
  }
}

function validatorsIn(body: string): readonly ObservedValidator[] {
  try {
    return JSON.parse(body).result?.validators ?? []
  } catch {
    return []
  }
}
