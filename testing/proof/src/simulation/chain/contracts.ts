import type { Hex } from "@serac/store"
import { textAddress, textHash, wordOf } from "./hex.ts"

/** The kind of a contract, derived from its address: the same on every fork. */
export type ContractNature = "erc20" | "erc721" | "erc1155" | "mute" | "reverting" | "nothing"

const tokenAddresses = (nature: ContractNature, count: number): readonly Hex[] =>
  Array.from({ length: count }, (_, index) => textAddress(`${nature} ${index}`))

/** Contracts that exist before the chain begins. */
export const simulatedTokens = {
  erc20: tokenAddresses("erc20", 4),
  erc721: tokenAddresses("erc721", 3),
  erc1155: tokenAddresses("erc1155", 3),
}

const natures = new Map<Hex, ContractNature>(
  Object.entries(simulatedTokens).flatMap(([nature, addresses]) =>
    addresses.map((address): [Hex, ContractNature] => [address, nature as ContractNature]),
  ),
)
const others: readonly ContractNature[] = ["erc20", "erc721", "erc1155", "mute", "reverting", "nothing"]

export function natureOf(address: Hex): ContractNature {
  return natures.get(address) ?? (others[Number.parseInt(address.slice(-4), 16) % others.length] as ContractNature)
}

/** Execution fails. */
export class RevertError extends Error {}

const abiString = (value: string): Hex => {
  const bytes = Buffer.from(value)
  return `0x${wordOf(32)}${wordOf(bytes.length)}${bytes.toString("hex").padEnd(Math.ceil(bytes.length / 32) * 64, "0")}`
}
const encodedWord = (value: number | bigint): Hex => `0x${wordOf(value)}`

/**
 * The result of a call.
 *
 * @throws RevertError where it fails.
 */
export function callContract(to: Hex, data: Hex): Hex {
  const nature = natureOf(to)
  if (nature === "nothing") return "0x"
  if (nature === "reverting") throw new RevertError("execution reverted")
  const answer = contractAnswers[data.slice(2, 10)]?.(nature, to, data)
  if (answer === undefined) throw new RevertError("execution reverted")
  return answer
}

const interfaces: Readonly<Record<string, readonly ContractNature[]>> = {
  "01ffc9a7": ["erc721", "erc1155"],
  "80ac58cd": ["erc721"],
  d9b67a26: ["erc1155"],
}

const contractAnswers: Readonly<Record<string, (nature: ContractNature, to: Hex, data: Hex) => Hex | undefined>> = {
  // supportsInterface
  "01ffc9a7": (nature, _, data) =>
    /^erc(721|1155)$/.test(nature) ? encodedWord(interfaces[data.slice(10, 18)]?.includes(nature) ? 1 : 0) : undefined,
  // name, symbol, decimals, totalSupply, balanceOf, allowance
  "06fdde03": (nature, to) => (nature === "mute" ? undefined : abiString(`Token ${to.slice(2, 8)}`)),
  "95d89b41": (nature, to) => (nature === "mute" ? undefined : abiString(to.slice(2, 6).toUpperCase())),
  "313ce567": (nature, to) => (nature === "erc20" ? encodedWord(Number.parseInt(to.slice(2, 4), 16) % 19) : undefined),
  "18160ddd": (nature) => (nature === "erc20" ? encodedWord(10n ** 24n) : undefined),
  "70a08231": (nature) => (nature === "erc20" ? encodedWord(0) : undefined),
  dd62ed3e: (nature) => (nature === "erc20" ? encodedWord(0) : undefined),
  // tokenURI, uri
  c87b56dd: (nature, to, data) => (nature === "erc721" ? uriOf(to, data) : undefined),
  "0e89341c": (nature, to, data) => (nature === "erc1155" ? uriOf(to, data) : undefined),
}

function uriOf(to: Hex, data: Hex): Hex | undefined {
  const kind = Number.parseInt(textHash(to + data).slice(2, 4), 16) % 8
  if (kind === 0) return undefined
  if (kind === 1) return abiString("no uri at all")
  const name = `${to.slice(2, 8)} ${data.slice(-6)}`
  return abiString(`data:application/json,${encodeURIComponent(JSON.stringify({ name, description: "simulated" }))}`)
}
