import { readFileSync } from "node:fs"
import solc from "solc"
import type { Abi, Hex } from "viem"

/** Compiles a contract of contracts/Greeting.sol. */
export function compile(name: "Greeter" | "Guestbook"): { readonly abi: Abi; readonly bytecode: Hex } {
  const sources = { "Greeting.sol": { content: readFileSync("contracts/Greeting.sol", "utf8") } }
  const outputSelection = { "*": { "*": ["abi", "evm.bytecode.object"] } }
  const input = { language: "Solidity", sources, settings: { outputSelection, evmVersion: "cancun" } }
  const { contracts, errors = [] } = JSON.parse(solc.compile(JSON.stringify(input)))
  if (!contracts?.["Greeting.sol"]?.[name])
    throw new Error(errors.map((error: { message: string }) => error.message).join("\n"))
  const { abi, evm } = contracts["Greeting.sol"][name]
  return { abi, bytecode: `0x${evm.bytecode.object}` }
}
