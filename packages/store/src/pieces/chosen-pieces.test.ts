import { expect, test } from "vitest"
import { choosePieces, type ListedPiece, type PieceError } from "./index.ts"

const piece = (first: number, last: number): ListedPiece => ({
  key: `${first}-${last}`,
  chain: "evm-7" as const,
  size: 1,
  first,
  last,
})
const keys = (pieces: readonly ListedPiece[]) => pieces.map(({ key }) => key)

function chosen(listed: readonly ListedPiece[], from?: number) {
  const { chosen, superseded } = choosePieces(listed, from)
  return { chosen: keys(chosen), superseded: keys(superseded) }
}

test.each<[string, ListedPiece[], number | undefined, string[], string[]]>([
  ["none", [], undefined, [], []],
  ["pieces that follow each other", [piece(0, 9), piece(10, 19)], undefined, ["0-9", "10-19"], []],
  [
    "a short end that a whole piece replaced",
    [piece(0, 9), piece(10, 14), piece(10, 19)],
    undefined,
    ["0-9", "10-19"],
    ["10-14"],
  ],
  ["the pieces after a block", [piece(0, 9), piece(10, 19), piece(20, 29)], 15, ["10-19", "20-29"], ["0-9"]],
  [
    "pieces of two sizes",
    [piece(0, 9), piece(0, 19), piece(10, 19), piece(20, 29)],
    undefined,
    ["0-19", "20-29"],
    ["0-9", "10-19"],
  ],
])("%s", (_, listed, from, expected, superseded) => {
  expect(chosen(listed, from)).toEqual({ chosen: expected, superseded })
})

test.each([
  ["between pieces", [piece(0, 9), piece(20, 29)], undefined, 10, 19],
  ["before the first", [piece(10, 19)], 0, 0, 9],
])("a gap %s is refused by name", (_, listed, from, first, last) => {
  const refused = () => choosePieces(listed, from)
  expect(refused).toThrow(
    `evm-7/${first}-${last}: the archive has no blocks ${first} to ${last}, and later ones (PIECE_MISSING)`,
  )
  expect(refused).toThrow(expect.objectContaining<Partial<PieceError>>({ code: "PIECE_MISSING" }))
})
