import type { PrimaryChain } from "../network/rows.ts"

/** The blocks of a piece. */
export interface PieceRange {
  readonly first: number
  readonly last: number
}

/** A chain that has pieces, as their folder is named: `evm-43114`, or `primary-1-P` for a chain of a primary network. */
export type PieceChain = `evm-${string}` | `primary-${string}`

/** The chain that a folder of pieces names. */
export type PieceSubject =
  | { readonly kind: "evm"; readonly chainId: string }
  | { readonly kind: "primary"; readonly networkId: number; readonly chain: PrimaryChain }

/** Digits of a block number in a name: numbers of equal length sort like their values. */
const digits = 12

/** An EVM chain, by its ID in decimal digits. */
export const evmPieces = (chainId: string): PieceChain => `evm-${chainId}`

/** A chain of a primary network. */
export const primaryPieces = (networkId: number, chain: PrimaryChain): PieceChain => `primary-${networkId}-${chain}`

/** Reads the name of a folder of pieces; undefined for any other text. */
export function readPieceChain(text: string): PieceSubject | undefined {
  const [, chainId, networkId, chain] = /^(?:evm-(0|[1-9]\d{0,18})|primary-([1-9]\d{0,9})-([PXC]))$/.exec(text) ?? []
  if (chainId !== undefined) return { kind: "evm", chainId }
  if (networkId === undefined) return undefined
  return { kind: "primary", networkId: Number(networkId), chain: chain as PrimaryChain }
}

/** The key of a piece: `evm-43114/000000001000-000000001999.piece`. */
export function pieceKey(chain: PieceChain, { first, last }: PieceRange): string {
  const [from, to] = [first, last].map((number) => String(number).padStart(digits, "0"))
  return `${chain}/${from}-${to}.piece`
}

/** The chain and the blocks that a key names; undefined for a key that is not of a piece. */
export function readPieceKey(key: string): (PieceRange & { readonly chain: PieceChain }) | undefined {
  const [, chain = "", from, to] = /^([^/]+)\/(\d{12})-(\d{12})\.piece$/.exec(key) ?? []
  const [first, last] = [Number(from), Number(to)]
  return readPieceChain(chain) === undefined || last < first ? undefined : { chain: chain as PieceChain, first, last }
}
