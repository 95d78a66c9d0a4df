import { InvalidArgumentError, Option } from "commander"
import { parseChainId } from "./reset.ts"

/** `--chain`, of a chain that has pieces: an EVM chain ID, or `P`, `X` or `C` of a primary network. */
export function pieceChainOption(): Option {
  const words = "EVM chain ID, or P, X or C: a chain of the primary network"
  return new Option("--chain <id>", words).argParser(parsePieceChain)
}

function parsePieceChain(text: string): string {
  if (/^[PXC]$/.test(text)) return text
  try {
    return parseChainId(text)
  } catch {
    throw new InvalidArgumentError("It must be an EVM chain ID in decimal digits, or P, X or C.")
  }
}
