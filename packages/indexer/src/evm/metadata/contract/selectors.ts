import { wordOf } from "../../calls/abi.ts"

type Data = `0x${string}`

const supports = (interfaceId: string): Data => `0x01ffc9a7${interfaceId}${"0".repeat(56)}`

/** An address that nobody owns. */
const anyoneWord = wordOf(1)

/** The call data of each question to a contract. */
export const questions = {
  /** ERC-165: whether interfaces can be queried. `supportsNothing` must then return false. */
  supportsErc165: supports("01ffc9a7"),
  supportsNothing: supports("ffffffff"),
  supportsErc721: supports("80ac58cd"),
  supportsErc1155: supports("d9b67a26"),
  name: "0x06fdde03",
  symbol: "0x95d89b41",
  decimals: "0x313ce567",
  totalSupply: "0x18160ddd",
  balanceOf: `0x70a08231${anyoneWord}`,
  allowance: `0xdd62ed3e${anyoneWord}${anyoneWord}`,
  /** No contract has this function. A contract that returns data for it returns data for anything, so its other answers mean nothing. */
  nonsense: "0xffffffff",
} as const satisfies Record<string, Data>
