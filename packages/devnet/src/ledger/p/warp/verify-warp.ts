import {
  canonicalValidators,
  decodeWarpMessage,
  equalBytes,
  formatId,
  type PChainTransaction,
  WarpError,
  type WarpMessage,
} from "@serac/chain"
import { keyOf, zeroID } from "../../bytes.ts"
import { LedgerError } from "../../ledger-error.ts"
import { parseBytes } from "../../parse/refuse-bytes.ts"
import type { PChainConfig } from "../config.ts"
import type { PlatformState } from "../state/platform-state.ts"
import type { Verifier } from "../verifier.ts"

/** The context in which warp messages are verified. */
export interface WarpContext {
  readonly config: PChainConfig
  readonly state: PlatformState
  readonly verifier: Verifier
  /** The P-Chain height whose validator set of the source chain's subnet must have signed. */
  readonly pChainHeight: number
}

/** Verifies that the validators of the message's source chain have signed a transaction's warp message. @throws {LedgerError} */
export function verifyWarp(surroundings: WarpContext, { unsigned }: PChainTransaction): void {
  if (!("message" in unsigned)) return
  const { config, state, verifier, pChainHeight } = surroundings
  const message = parseBytes(unsigned.message, decodeWarpMessage)
  const subnetID = subnetOfChain(config, state, message.unsignedMessage.sourceChainID)
  const current = state.blocks.tip.height
  if (pChainHeight > current)
    throw new LedgerError(
      `failed to fetch validator set at unfinalized height with SubnetID = ${formatId(subnetID)}: ` +
        `current P-chain height (${current}) < requested P-Chain height (${pChainHeight})`,
    )
  const validators = canonicalValidators(state.sets.at(pChainHeight).get(keyOf(subnetID)) ?? [])
  try {
    verifier.verifyWarp(message, config.networkID, validators)
  } catch (error) {
    if (error instanceof WarpError) throw new LedgerError(warpErrorText(error, message, validators))
    throw error
  }
}

/** The subnet that validates a chain. @throws {LedgerError} */
export function subnetOfChain(
  { primaryChains }: PChainConfig,
  { blocks, subnets }: PlatformState,
  chainID: Uint8Array,
): Uint8Array {
  if (equalBytes(chainID, zeroID) || primaryChains.some((known) => equalBytes(known, chainID))) return zeroID
  const subnetID = subnets.subnetOfChain(chainID)
  if (subnetID) return subnetID
  throw new LedgerError(
    blocks.transaction(chainID)
      ? `"${formatId(chainID)}" is not a blockchain`
      : `problem retrieving blockchain "${formatId(chainID)}": not found`,
  )
}

/** The node's error text for an invalid warp message. */
function warpErrorText(
  { code, message: rule }: WarpError,
  { signature }: WarpMessage,
  { validators, totalWeight }: ReturnType<typeof canonicalValidators>,
): string {
  switch (code) {
    case "network":
      return "wrong networkID"
    case "bit-set":
      return "bitset is invalid"
    case "unknown-validator": {
      const [first = 0] = signature.signers
      const last = signature.signers.length * 8 - Math.clz32(first) + 24 - 1
      return `unknown validator: NumIndices (${last}) >= NumFilteredValidators (${validators.length})`
    }
    case "insufficient-weight": {
      const weight = /^\d+/.exec(rule)?.[0] ?? "0"
      return `signature weight is insufficient: 67*${totalWeight} > 100*${weight}`
    }
    case "malformed-signature":
      return "failed to parse signature: couldn't decompress signature"
    case "no-public-keys":
      return "no public keys"
    case "weight-overflow":
      return "weight overflowed"
    default:
      return "signature is invalid"
  }
}
