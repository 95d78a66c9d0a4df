/** The blocks of a piece. */
export interface PieceRange {
  readonly first: number
  readonly last: number
}

/** Digits of a block number in a name: numbers of equal length sort like their values. */
const digits = 12

/** Where the pieces of a chain are: `evm-43114/`. */
export const piecesFolder = (chainId: string): string => `evm-${chainId}/`

/** The key of a piece: `evm-43114/000000001000-000000001999.piece`. */
export function pieceKey(chainId: string, { first, last }: PieceRange): string {
  const [from, to] = [first, last].map((number) => String(number).padStart(digits, "0"))
  return `${piecesFolder(chainId)}${from}-${to}.piece`
}

/** The chain and the blocks that a key names; undefined for a key that is not of a piece. */
export function readPieceKey(key: string): (PieceRange & { readonly chainId: string }) | undefined {
  const [, chainId, from, to] = /^evm-(0|[1-9]\d{0,18})\/(\d{12})-(\d{12})\.piece$/.exec(key) ?? []
  const [first, last] = [Number(from), Number(to)]
  return chainId === undefined || last < first ? undefined : { chainId, first, last }
}
