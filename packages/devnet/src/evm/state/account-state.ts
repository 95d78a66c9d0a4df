import { RLP } from "@ethereumjs/rlp"
import { empty, fromHex, minimalBytes, toBigInt, toHex } from "../codec/hex.ts"
import type { EvmKind } from "../config/chain-config.ts"
import { emptyRoot } from "../header/next.ts"

/** An account of the state trie. Updates replace the object; nothing mutates it. */
export interface AccountState {
  readonly nonce: bigint
  readonly balance: bigint
  readonly storageRoot: Uint8Array
  readonly codeHash: Uint8Array
}

/** The hash of empty code. */
export const emptyCodeHash: Uint8Array = fromHex("0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470")

/** The root of empty storage. */
export const emptyRootBytes: Uint8Array = fromHex(emptyRoot)

/** An account without balance, nonce, code and storage. */
export const emptyAccount: AccountState = {
  nonce: 0n,
  balance: 0n,
  storageRoot: emptyRootBytes,
  codeHash: emptyCodeHash,
}

/** Decodes an account from a leaf of the state trie. */
export function decodeAccount(bytes: Uint8Array): AccountState {
  const [nonce, balance, storageRoot, codeHash] = RLP.decode(bytes) as Uint8Array[]
  return {
    nonce: toBigInt(nonce as Uint8Array),
    balance: toBigInt(balance as Uint8Array),
    storageRoot: storageRoot as Uint8Array,
    codeHash: codeHash as Uint8Array,
  }
}

/** Encodes an account for the state trie. The C-Chain's accounts end with a flag for assets besides AVAX, which is false for all since Banff. */
export function encodeAccount({ nonce, balance, storageRoot, codeHash }: AccountState, kind: EvmKind): Uint8Array {
  const items = [minimalBytes(nonce), minimalBytes(balance), storageRoot, codeHash]
  return RLP.encode(kind === "coreth" ? [...items, empty] : items)
}

/** Whether a root is that of an empty trie. */
export const isEmptyRoot = (root: Uint8Array): boolean => toHex(root) === emptyRoot

/** Whether a hash is that of empty code. */
export const isEmptyCode = (codeHash: Uint8Array): boolean => toHex(codeHash) === toHex(emptyCodeHash)

/** Whether an account has no balance, nonce and code: it then counts as absent (EIP-161). */
export const isEmptyAccount = ({ nonce, balance, codeHash }: AccountState): boolean =>
  nonce === 0n && balance === 0n && isEmptyCode(codeHash)
