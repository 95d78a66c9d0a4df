import { serializeTransaction, type TransactionSerializable } from "viem"
import type { RecordedTransaction } from "../recording/ledger-block.ts"
import { bytesFromHex } from "./bytes.ts"

const transactionTypes = { "0x0": "legacy", "0x1": "eip2930", "0x2": "eip1559" } as const

/** The signed bytes of a transaction in the node's JSON format. */
export function bytesOfTransaction(json: RecordedTransaction): Uint8Array {
  const type = transactionTypes[json.type as keyof typeof transactionTypes]
  const prices =
    type === "eip1559"
      ? { maxFeePerGas: BigInt(json.maxFeePerGas ?? 0), maxPriorityFeePerGas: BigInt(json.maxPriorityFeePerGas ?? 0) }
      : { gasPrice: BigInt(json.gasPrice) }
  const unsigned = {
    type,
    to: json.to,
    nonce: Number(json.nonce),
    gas: BigInt(json.gas),
    value: BigInt(json.value),
    data: json.input,
    ...(json.chainId && { chainId: Number(json.chainId) }),
    ...(type === "legacy" ? {} : { accessList: json.accessList ?? [] }),
    ...prices,
  } as TransactionSerializable
  const { r, s, v, yParity } = json
  const parity = yParity === undefined ? {} : { yParity: Number(yParity) }
  return bytesFromHex(serializeTransaction(unsigned, { r, s, v: BigInt(v), ...parity }))
}
