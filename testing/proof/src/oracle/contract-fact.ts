import { decodeFunctionResult, encodeFunctionData, type Hex, hexToString, isHex, parseAbi, zeroAddress } from "viem"
import type { EthCall } from "./ask.ts"

/** The standard and metadata that a contract returns about itself. */
export interface ContractFact {
  readonly ercType: "ERC-20" | "ERC-721" | "ERC-1155" | "UNKNOWN"
  readonly name?: string
  readonly symbol?: string
  readonly decimals?: number
}

const contractAbi = parseAbi([
  "function name() view returns (string)",
  "function symbol() view returns (string)",
  "function decimals() view returns (uint256)",
  "function totalSupply() view returns (uint256)",
  "function balanceOf(address) view returns (uint256)",
  "function allowance(address, address) view returns (uint256)",
  "function supportsInterface(bytes4) view returns (uint256)",
])

/**
 * Detects a contract's standard. ERC-721 and ERC-1155 by the full ERC-165 check; ERC-20 by its functions, unless the contract
 * also answers a call of a function that does not exist.
 */
export async function readContractFact(ask: EthCall, address: Hex): Promise<ContractFact> {
  const supports = async (id: Hex) =>
    numberOfWord(
      await ask(address, encodeFunctionData({ abi: contractAbi, functionName: "supportsInterface", args: [id] })),
    )
  const number = async (functionName: "decimals" | "totalSupply") =>
    numberOfWord(await ask(address, encodeFunctionData({ abi: contractAbi, functionName })))
  const text = async (functionName: "name" | "symbol") =>
    decodedString(functionName, await ask(address, encodeFunctionData({ abi: contractAbi, functionName })))

  const name = await text("name")
  const named = name ? { name } : {}
  const symbol = await text("symbol")
  const known = { ...named, ...(symbol && { symbol }) }
  if ((await supports("0x01ffc9a7")) === 1n && (await supports("0xffffffff")) === 0n) {
    if ((await supports("0x80ac58cd")) === 1n) return { ercType: "ERC-721", ...known }
    if ((await supports("0xd9b67a26")) === 1n) return { ercType: "ERC-1155", ...known }
  }
  const decimals = await number("decimals")
  const balance = numberOfWord(
    await ask(address, encodeFunctionData({ abi: contractAbi, functionName: "balanceOf", args: [zeroAddress] })),
  )
  const allowance = numberOfWord(
    await ask(
      address,
      encodeFunctionData({ abi: contractAbi, functionName: "allowance", args: [zeroAddress, zeroAddress] }),
    ),
  )
  const nonsense = (await ask(address, "0xffffffff")) ?? "0x"
  const fungible = (await number("totalSupply")) !== undefined && balance !== undefined && nonsense === "0x"
  if (!fungible || (decimals ?? allowance) === undefined) return { ercType: "UNKNOWN", ...named }
  return {
    ercType: "ERC-20",
    ...known,
    ...(decimals !== undefined && decimals < 256n && { decimals: Number(decimals) }),
  }
}

const numberOfWord = (answer: Hex | undefined) => (answer?.length === 66 ? BigInt(answer) : undefined)

/** A string, or the bytes32 of older tokens; without control characters. */
function decodedString(functionName: "name" | "symbol", answer: Hex | undefined): string {
  if (answer === undefined || !isHex(answer)) return ""
  const text = answer.length === 66 ? wordText(answer) : stringOf(functionName, answer)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this pattern removes
  return text.replace(/[\u0000-\u001f\u007f-\u009f]/g, "")
}

/** The text in a word, padded with zeros at its end; empty for a number, whose zeros come first, and for what is not UTF-8. */
function wordText(word: Hex): string {
  const text = hexToString(word.replace(/(00)+$/, "") as Hex)
  return text.includes("\0") || text.includes("\ufffd") ? "" : text
}

function stringOf(functionName: "name" | "symbol", data: Hex): string {
  try {
    return decodeFunctionResult({ abi: contractAbi, functionName, data })
  } catch {
    return ""
  }
}
