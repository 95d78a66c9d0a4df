import { type ArgumentReader, readEvm } from "@serac/wire/node"

/** Reads an integer: a bare number, as viem's test client sends it, or a quantity. */
export const bareOrQuantity: ArgumentReader<bigint> = (given) =>
  given?.kind === "number" ? readEvm.bareUint64(given) : readEvm.quantity(given)
