/** How columns are exported: members of `export` in `serac.json`. */
export const columnSettings = {
  blocks: {
    type: "integer",
    minimum: 1,
    maximum: 1_000_000,
    default: 10_000,
    description: "blocks in a file of exported columns; each file begins at a multiple of this number",
    flag: "blocks-per-file",
  },
} as const
