import { concat, fromHex, type Hex, padLeft, toHex, toWord } from "../codec/hex.ts"
import type { ChainConfig } from "../config/chain-config.ts"
import type { Crypto } from "../crypto/crypto.ts"
import type { Log } from "../execute/log.ts"
import type { WorldState } from "../state/world-state.ts"

/** The context of a call of a stateful precompile. */
export interface PrecompileCall {
  readonly state: WorldState
  readonly crypto: Crypto
  readonly config: ChainConfig
  /** The chain that runs the call; warp messages that it sends have this source. */
  readonly identity: ChainIdentity
  readonly caller: Hex
  /** Whether the call is static: it may not change the state. */
  readonly isStatic: boolean
  readonly blockNumber: bigint
  /** Unix seconds. */
  readonly timestamp: number
  /** The warp predicates in the transaction's access list, and which of them failed. */
  readonly predicates: Predicates
  readonly gas: Gas
  /** The logs of the call; the precompile appends to them. */
  readonly logs: Log[]
}

/** The network and the ids of a chain. */
export interface ChainIdentity {
  readonly networkID: number
  readonly blockchainID: Uint8Array
  readonly subnetID: Uint8Array
}

/** The predicates of one transaction, in the order of its access list. */
export interface Predicates {
  readonly chunks: readonly (readonly Hex[])[]
  readonly failed: ReadonlySet<number>
}

/** No predicates. */
export const noPredicates: Predicates = { chunks: [], failed: new Set() }

/** Fails a call and consumes all its gas, like every error of the node's precompiles except a revert. */
export class PrecompileError extends Error {
  override readonly name = "PrecompileError"
}

/** The gas of a call. */
export class Gas {
  #left: bigint

  constructor(limit: bigint) {
    this.#left = limit
  }

  get left(): bigint {
    return this.#left
  }

  /** @throws PrecompileError if there is too little gas */
  use(amount: bigint): void {
    if (amount > this.#left) throw new PrecompileError("out of gas")
    this.#left -= amount
  }
}

/** A function of a precompile: takes the input after the selector, returns the encoded result. */
export type PrecompileFunction = (call: PrecompileCall, input: Uint8Array) => Promise<Uint8Array>

/** A precompile's functions by Solidity signature. */
export type PrecompileFunctions = Readonly<Record<string, PrecompileFunction>>

export const gasCost = { write: 20_000n, read: 5_000n, log: 375n, topic: 375n, logByte: 8n } as const

/** A precompile that selects its function by the selector in the input. */
export function bySelector(functions: PrecompileFunctions, crypto: Crypto): PrecompileFunction {
  const table = new Map(
    Object.entries(functions).map(([signature, run]) => [selectorOf(signature, crypto), run] as const),
  )
  return async (call, input) => {
    if (input.length < 4)
      throw new PrecompileError(`missing function selector to precompile - input length (${input.length})`)
    const selector = toHex(input.subarray(0, 4))
    const run = table.get(selector)
    if (run === undefined) {
      const colon = call.config.kind === "coreth" ? "" : ":"
      throw new PrecompileError(`invalid function selector${colon} ${selector}`)
    }
    return run(call, input.subarray(4))
  }
}

/** The first four bytes of the hash of a function signature. */
export const selectorOf = (signature: string, crypto: Crypto): Hex =>
  toHex(crypto.keccak256(new TextEncoder().encode(signature)).subarray(0, 4))

/** The topic of an event: the hash of its signature. */
export const topicOf = (signature: string, crypto: Crypto): Hex =>
  toHex(crypto.keccak256(new TextEncoder().encode(signature)))

/** @throws PrecompileError in a static call */
export function assertWritable(call: PrecompileCall): void {
  if (call.isStatic) throw new PrecompileError("write protection")
}

/** A 32-byte word of the input. @throws PrecompileError if the input is too short */
export function wordAt(input: Uint8Array, index: number): Uint8Array {
  const bytes = input.subarray(32 * index, 32 * index + 32)
  if (input.length === 0)
    throw new PrecompileError("abi: attempting to unmarshal an empty string while arguments are expected")
  if (bytes.length < 32)
    throw new PrecompileError(
      `abi: cannot marshal in to go type: length insufficient ${input.length} require ${32 * index + 32}`,
    )
  return bytes
}

/** The address in a word of the input. */
export const addressAt = (input: Uint8Array, index: number): Hex => toHex(wordAt(input, index).subarray(12))

/** The bytes of a single argument of type `bytes`. @throws PrecompileError */
export function bytesArgument(input: Uint8Array): Uint8Array {
  const offset = small(wordAt(input, 0), "offset")
  if (offset + 32 > input.length)
    throw new PrecompileError(
      `abi: cannot marshal in to go slice: offset ${offset + 32} would go over slice boundary (len=${input.length})`,
    )
  const length = small(input.subarray(offset, offset + 32), "length")
  if (offset + 32 + length > input.length)
    throw new PrecompileError(
      `abi: cannot marshal in to go type: length insufficient ${input.length} require ${offset + 32 + length}`,
    )
  return input.subarray(offset + 32, offset + 32 + length)
}

function small(bytes: Uint8Array, name: string): number {
  const value = BigInt(toHex(bytes))
  if (value > 0xffffffffn) throw new PrecompileError(`abi: ${name} larger than int64: ${value}`)
  return Number(value)
}

/** Encodes a single value of type `bytes`: offset, length and data. */
export function encodeBytes(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil(bytes.length / 32) * 32)
  padded.set(bytes)
  return concat(toWord(bytes.length), padded)
}

/** An address as a 32-byte word. */
export const addressWord = (address: Hex): Uint8Array => padLeft(fromHex(address), 32)
