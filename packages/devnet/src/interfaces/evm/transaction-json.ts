import {
  bloomOf,
  type Crypto,
  effectiveGasPrice,
  type Hex,
  type Log,
  type PlacedLog,
  type Transaction,
  type TransactionLocation,
  toHex,
  toQuantity,
} from "../../evm/index.ts"

/** A transaction in the node's format; the block fields of a pending one are null. */
export function transactionJson(
  transaction: Transaction,
  place: TransactionLocation | undefined,
): Record<string, unknown> {
  const { type, chainID, maxFeePerGas, maxPriorityFeePerGas, v } = transaction
  // The highest price by the block's header. If the block is executed after acceptance, the receipt has the price paid.
  const price = place ? effectiveGasPrice(transaction, place.block.header.baseFeePerGas ?? 0n) : maxFeePerGas
  return {
    blockHash: place?.block.hash ?? null,
    blockNumber: place === undefined ? null : toQuantity(place.block.header.number),
    from: transaction.from,
    gas: toQuantity(transaction.gasLimit),
    gasPrice: toQuantity(price),
    ...(type === 2
      ? { maxFeePerGas: toQuantity(maxFeePerGas), maxPriorityFeePerGas: toQuantity(maxPriorityFeePerGas) }
      : {}),
    hash: transaction.hash,
    input: toHex(transaction.data),
    nonce: toQuantity(transaction.nonce),
    to: transaction.to ?? null,
    transactionIndex: place === undefined ? null : toQuantity(place.index),
    value: toQuantity(transaction.value),
    type: toQuantity(type),
    ...(type === 0 ? {} : { accessList: transaction.accessList }),
    ...(chainID === undefined ? {} : { chainId: toQuantity(chainID) }),
    v: toQuantity(v),
    r: toQuantity(transaction.r),
    s: toQuantity(transaction.s),
    ...(type === 0 ? {} : { yParity: toQuantity(v) }),
  }
}

/** A receipt in the node's format. */
export function receiptJson(
  { block, index }: TransactionLocation,
  crypto: Crypto,
): Record<string, unknown> | undefined {
  const transaction = block.transactions[index]
  const receipt = block.receipts[index]
  if (transaction === undefined || receipt === undefined) return undefined
  const firstLog = block.receipts.slice(0, index).reduce((sum, { logs }) => sum + logs.length, 0)
  return {
    blockHash: block.hash,
    blockNumber: toQuantity(block.header.number),
    contractAddress: transaction.to === undefined ? (receipt.contractAddress ?? null) : null,
    cumulativeGasUsed: toQuantity(receipt.cumulativeGasUsed),
    effectiveGasPrice: toQuantity(receipt.effectiveGasPrice),
    from: transaction.from,
    gasUsed: toQuantity(receipt.gasUsed),
    logs: receipt.logs.map((log, at) =>
      logJson({ log, block, transactionIndex: index, logIndex: firstLog + at }, false),
    ),
    logsBloom: toHex(bloomOf(receipt.logs, crypto)),
    status: toQuantity(receipt.succeeded ? 1 : 0),
    to: transaction.to ?? null,
    transactionHash: transaction.hash,
    transactionIndex: toQuantity(index),
    type: toQuantity(transaction.type),
  }
}

/** A log in the node's format. */
export function logJson(
  { log, block, transactionIndex, logIndex }: PlacedLog,
  removed: boolean,
): Record<string, unknown> {
  const { address, topics, data }: Log = log
  return {
    address,
    topics,
    data: toHex(data),
    blockNumber: toQuantity(block.header.number),
    transactionHash: block.transactions[transactionIndex]?.hash as Hex,
    transactionIndex: toQuantity(transactionIndex),
    blockHash: block.hash,
    logIndex: toQuantity(logIndex),
    removed,
  }
}
