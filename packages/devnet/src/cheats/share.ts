import { type ArgumentReader, read } from "@serac/wire/node"

/** Reads a number from 0 to 1, bare or quoted. */
export const shareReader: ArgumentReader<number> = (given) => {
  const value = given?.kind === "number" ? Number(given.text) : Number(read.text(given))
  if (!(value >= 0 && value <= 1)) throw new Error(`a share is 0 to 1, not ${value}`)
  return value
}
