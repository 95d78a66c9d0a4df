import { type Crypto, encodeUnsigned, type Hex, toHex, toQuantity, type UnsignedTransaction } from "../../evm/index.ts"

/** The result of `eth_fillTransaction`: the bytes of an unsigned transaction, and its fields in the node's format. */
export function filledTransactionJson(
  transaction: UnsignedTransaction,
  crypto: Crypto,
): { readonly raw: Hex; readonly tx: Readonly<Record<string, unknown>> } {
  const { type, chainID, nonce, to, gasLimit, maxFeePerGas, maxPriorityFeePerGas, value, data, accessList } =
    transaction
  const bytes = encodeUnsigned(transaction)
  const hasFees = type === 2
  return {
    raw: toHex(bytes),
    tx: {
      type: toQuantity(type),
      // The JSON of a legacy transaction has no chain id, which is part of its signature.
      ...(type === 0 ? {} : { chainId: toQuantity(chainID) }),
      nonce: toQuantity(nonce),
      to: to ?? null,
      gas: toQuantity(gasLimit),
      gasPrice: hasFees ? null : toQuantity(maxFeePerGas),
      maxPriorityFeePerGas: hasFees ? toQuantity(maxPriorityFeePerGas) : null,
      maxFeePerGas: hasFees ? toQuantity(maxFeePerGas) : null,
      value: toQuantity(value),
      input: toHex(data),
      ...(type === 0 ? {} : { accessList }),
      v: "0x0",
      r: "0x0",
      s: "0x0",
      ...(type === 0 ? {} : { yParity: "0x0" }),
      hash: toHex(crypto.keccak256(bytes)),
    },
  }
}
