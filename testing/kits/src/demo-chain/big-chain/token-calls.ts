import { encodeAbiParameters, type Hex } from "viem"

const string = (text: string) => encodeAbiParameters([{ type: "string" }], [text])
const encodedUint256 = (value: bigint) => encodeAbiParameters([{ type: "uint256" }], [value])

/** The result of a call to a token of the synthetic chain; undefined if it reverts. */
export function answerTokenCall(token: number, data: Hex, balanceOf: (holder: Hex) => bigint): Hex | undefined {
  switch (data.slice(0, 10)) {
    case "0x06fdde03":
      return string(`Big Token ${token}`)
    case "0x95d89b41":
      return string(`BIG${token}`)
    case "0x313ce567":
      return encodedUint256(18n)
    case "0x18160ddd":
      return encodedUint256(10n ** 27n)
    case "0x70a08231":
      return encodedUint256(balanceOf(`0x${data.slice(34, 74)}`))
    default:
      return undefined
  }
}
