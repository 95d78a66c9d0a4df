import { RLP } from "@ethereumjs/rlp"
import { concat, fromHex, type Hex, minimalBytes } from "../../../src/evm/codec/hex.ts"

/** The bytes of a signed transaction, from the node's JSON. */
export function bytesOfTransaction(json: Readonly<Record<string, unknown>>): Uint8Array {
  const integer = (name: string) => minimalBytes(BigInt(json[name] as Hex))
  const to = json.to === null ? new Uint8Array(0) : fromHex(json.to as Hex)
  const data = fromHex(json.input as Hex)
  const signature = [integer("v"), integer("r"), integer("s")]
  const type = Number(json.type)
  if (type === 0)
    return RLP.encode([integer("nonce"), integer("gasPrice"), integer("gas"), to, integer("value"), data, ...signature])
  const list = ((json.accessList ?? []) as { address: Hex; storageKeys: Hex[] }[]).map(({ address, storageKeys }) => [
    fromHex(address),
    storageKeys.map(fromHex),
  ])
  const prices = type === 1 ? [integer("gasPrice")] : [integer("maxPriorityFeePerGas"), integer("maxFeePerGas")]
  const items = [integer("chainId"), integer("nonce"), ...prices, integer("gas"), to, integer("value"), data, list]
  return concat(Uint8Array.of(type), RLP.encode([...items, ...signature] as never))
}
