import { EvmError } from "../chain/evm-error.ts"
import type { Hex } from "../codec/hex.ts"
import { predicateGas } from "../precompiles/predicate.ts"
import { warpAddress } from "../precompiles/warp-gas.ts"
import type { AccessListEntry } from "../transaction/transaction.ts"

const transactionGas = 21_000n
const creationGas = 53_000n
const zeroByteGas = 4n
const byteGas = 16n
const initWordGas = 2n
const entryGas = 2_400n
const keyGas = 1_900n
const maxInitCodeSize = 49_152

/** The parts of a message that determine its intrinsic gas. */
export interface GasMessage {
  readonly to: Hex | undefined
  readonly data: Uint8Array
  readonly accessList: readonly AccessListEntry[]
}

/**
 * The intrinsic gas of a message: base cost, data, access list, and the predicates in the access list.
 *
 * @param withWarp - whether the Warp precompile is active; then the access list may contain warp messages
 * @throws EvmError if a predicate is not a signed message
 */
export function intrinsicGas({ to, data, accessList }: GasMessage, withWarp: boolean): bigint {
  let gas = to === undefined ? creationGas : transactionGas
  let zeros = 0n
  for (const byte of data) if (byte === 0) zeros++
  gas += zeros * zeroByteGas + (BigInt(data.length) - zeros) * byteGas
  if (to === undefined) gas += BigInt(Math.ceil(data.length / 32)) * initWordGas
  for (const { address, storageKeys } of accessList)
    gas +=
      withWarp && address === warpAddress ? predicateGas(storageKeys) : entryGas + BigInt(storageKeys.length) * keyGas
  return gas
}

/** @throws EvmError if the creation code of a contract is too long */
export function assertInitCodeSize(code: Uint8Array): void {
  if (code.length > maxInitCodeSize)
    throw new EvmError(`max initcode size exceeded: code size ${code.length} limit ${maxInitCodeSize}`)
}
