import type { Hex } from "../codec/hex.ts"

/** An account of a living chain. */
export interface UpstreamAccount {
  readonly nonce: bigint
  /** In wei. */
  readonly balance: bigint
  /** 32 bytes. */
  readonly codeHash: Uint8Array
}

/**
 * The state of a living chain after the block at which a fork starts, and the hashes of its blocks. A fork reads it where its own state
 * has no value. Implementations keep what they read: the values never change.
 *
 * All methods throw an `UpstreamError` if the value cannot be had.
 */
export interface Upstream {
  /** An account; undefined if it does not exist. */
  account(address: Hex): Promise<UpstreamAccount | undefined>
  /** The code of an account; empty if it has none. */
  code(address: Hex): Promise<Uint8Array>
  /** The value of a slot (32 bytes) without leading zeros. */
  storage(address: Hex, slot: Hex): Promise<Uint8Array>
  /** The hash of a block up to the one at which the fork starts; undefined if there is no such block. */
  blockHash(number: bigint): Promise<Hex | undefined>
}

/** A value of a living chain cannot be had. The message names the value, the block, and the node. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError"
  /** Whether a later attempt may succeed: the node was slow, limited its requests, or could not be reached. */
  readonly isTemporary: boolean

  constructor(message: string, options: ErrorOptions & { readonly isTemporary?: boolean } = {}) {
    super(message, options)
    this.isTemporary = options.isTemporary ?? false
  }
}
