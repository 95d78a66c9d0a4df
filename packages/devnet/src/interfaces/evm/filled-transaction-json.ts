import { type Crypto, encodeUnsigned, type Hex, quantity, toHex, type UnsignedTransaction } from "../../evm/index.ts"

/** What `eth_fillTransaction` gives: the bytes of an unsigned transaction, and what they say as the node writes it. */
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
      type: quantity(type),
      // A legacy transaction says its chain in its signature.
      ...(type === 0 ? {} : { chainId: quantity(chainID) }),
      nonce: quantity(nonce),
      to: to ?? null,
      gas: quantity(gasLimit),
      gasPrice: hasFees ? null : quantity(maxFeePerGas),
      maxPriorityFeePerGas: hasFees ? quantity(maxPriorityFeePerGas) : null,
      maxFeePerGas: hasFees ? quantity(maxFeePerGas) : null,
      value: quantity(value),
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
