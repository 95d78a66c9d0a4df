import { wordOf } from "../../calls/abi.ts"

type Data = `0x${string}`

const supports = (interfaceId: string): Data => `0x01ffc9a7${interfaceId}${"0".repeat(56)}`

/** Some address that is nobody's. */
const anyoneWord = wordOf(1)

/** What a contract is asked, as call data. */
export const questions = {
  /** ERC-165: whether it can be asked for interfaces, to which the second must be answered with no. */
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
  /** No function: whoever answers it answers anything, and its other answers say nothing. */
  nonsense: "0xffffffff",
} as const satisfies Record<string, Data>
