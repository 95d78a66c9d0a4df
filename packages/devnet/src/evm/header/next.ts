import { concat, type Hex, zeroHash } from "../codec/hex.ts"
import type { ChainConfig } from "../config/chain-config.ts"
import type { FeeConfig } from "../config/fee-config.ts"
import { initialDelayExcess, nextDelayExcess } from "../fees/delay.ts"
import {
  advance,
  consumeGas,
  encodeGasState,
  type GasState,
  gasPriceOf,
  gasStateSize,
  initialGasState,
  maxCapacity,
  parseGasState,
} from "../fees/gas-state.ts"
import {
  emptyWindow,
  encodeWindow,
  type FeeWindow,
  nextBaseFee,
  parseWindow,
  roll,
  windowSize,
} from "../fees/window.ts"
import { type Header, headerTimeMs } from "./header.ts"

/** The hash of an empty RLP list: a block without uncles. */
export const emptyUncles: Hex = "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347"

/** The root of an empty trie. */
export const emptyRoot: Hex = "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421"

/** The address that receives burned fees; nobody has its key. */
export const blackhole: Hex = "0x0100000000000000000000000000000000000000"

/** The header fields that are known before execution. */
export interface NextHeader {
  readonly gasLimit: bigint
  /** The total gas that transactions may use. */
  readonly gasCapacity: bigint
  readonly baseFeePerGas: bigint
  readonly minDelayExcess: bigint
}

/**
 * The header fields of a block at a time that follow from its parent.
 *
 * @param milliseconds - the block's time in milliseconds since 1970; not before the parent's
 * @param feeConfig - the fee configuration in the parent's state (subnet-evm)
 */
export function nextHeader(
  parent: Header,
  milliseconds: bigint,
  config: ChainConfig,
  feeConfig: FeeConfig,
): NextHeader {
  const minDelayExcess = nextDelayExcess(parent.minDelayExcess ?? initialDelayExcess)
  if (config.kind === "coreth") {
    const state = gasStateBefore(parent, milliseconds)
    return {
      gasLimit: maxCapacity(state),
      gasCapacity: state.capacity,
      baseFeePerGas: gasPriceOf(state),
      minDelayExcess,
    }
  }
  const { gasLimit } = feeConfig
  return {
    gasLimit,
    gasCapacity: gasLimit,
    baseFeePerGas: windowBaseFee(parent, milliseconds, feeConfig),
    minDelayExcess,
  }
}

/** The start of a header's extra data: the fee state, which may depend on the block's gas. */
export function feeBytes(
  parent: Header,
  milliseconds: bigint,
  config: ChainConfig,
  used: { readonly gasUsed: bigint; readonly extDataGasUsed: bigint },
): Uint8Array {
  if (config.kind === "subnet-evm") return encodeWindow(windowBefore(parent, milliseconds))
  return encodeGasState(consumeGas(gasStateBefore(parent, milliseconds), used.gasUsed + used.extDataGasUsed))
}

/** The part of a header's extra data after the fee state: the results of predicates. */
export function predicateBytes(extraData: Uint8Array, config: ChainConfig): Uint8Array {
  return extraData.subarray(config.kind === "coreth" ? gasStateSize : windowSize)
}

/** The complete extra data of a header. */
export const extraDataOf = (fees: Uint8Array, predicates: Uint8Array): Uint8Array => concat(fees, predicates)

/** The header fields that are the same in every block. */
export const constantMembers = {
  sha3Uncles: emptyUncles,
  difficulty: 1n,
  mixHash: zeroHash,
  nonce: "0x0000000000000000",
  blockGasCost: 0n,
  blobGasUsed: 0n,
  excessBlobGas: 0n,
  parentBeaconBlockRoot: zeroHash,
} as const

function gasStateBefore(parent: Header, milliseconds: bigint): GasState {
  const state = parent.number === 0n ? initialGasState : parseGasState(parent.extraData)
  return advance(state, milliseconds - headerTimeMs(parent))
}

function windowBefore(parent: Header, milliseconds: bigint): FeeWindow {
  if (parent.number === 0n) return emptyWindow
  return roll(parseWindow(parent.extraData), parent.gasUsed, Number(milliseconds / 1000n - parent.timestamp))
}

function windowBaseFee(parent: Header, milliseconds: bigint, config: FeeConfig): bigint {
  if (parent.number === 0n) return config.minBaseFee
  const elapsed = Number(milliseconds / 1000n - parent.timestamp)
  return nextBaseFee(parent.baseFeePerGas ?? config.minBaseFee, windowBefore(parent, milliseconds), elapsed, config)
}
