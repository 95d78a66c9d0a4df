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

/** What of a message its gas depends on before it runs. */
export interface GasMessage {
  readonly to: Hex | undefined
  readonly data: Uint8Array
  readonly accessList: readonly AccessListEntry[]
}

/**
 * What a message costs before it runs: itself, its bytes, its access list, and the predicates in it.
 *
 * @param withWarp - whether the Warp precompile is there, for which an access list may bring messages
 * @throws EvmError for a predicate that is no signed message
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

/** @throws EvmError for code that is too long to be run at a contract's creation */
export function assertInitCodeSize(code: Uint8Array): void {
  if (code.length > maxInitCodeSize)
    throw new EvmError(`max initcode size exceeded: code size ${code.length} limit ${maxInitCodeSize}`)
}
