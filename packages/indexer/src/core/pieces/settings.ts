/** How pieces of archives are made: members of `pieces` in `serac.json`. */
export const pieceSettings = {
  blocks: {
    type: "integer",
    minimum: 1,
    maximum: 100_000,
    default: 1_000,
    description:
      "blocks in a piece of an archive; all machines that fetch to one archive need the same number, and a piece has a gibibyte at most",
    flag: "blocks-per-piece",
  },
} as const
