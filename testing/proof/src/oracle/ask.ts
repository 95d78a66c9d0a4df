import { type Hex, numberToHex } from "viem"

/** Calls a contract; undefined when it reverts. */
export type EthCall = (to: Hex, data: Hex) => Promise<Hex | undefined>

/** @param block after which it is called. Default: the last one */
export function askAt(rpcUrl: string, block?: number): EthCall {
  const at = block === undefined ? "latest" : numberToHex(block)
  return async (to, data) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_call", params: [{ to, data }, at] })
    const response = await fetch(rpcUrl, { method: "POST", headers: { "content-type": "application/json" }, body })
    return ((await response.json()) as { result?: Hex }).result
  }
}
