import {
  type EvmChain,
  EvmError,
  type Hex,
  nextNonce,
  type PriceOracle,
  type UnsignedTransaction,
} from "../../evm/index.ts"
import type { TransactionRequest } from "./readers.ts"

/** The sources of default values for a transaction. */
export interface Filling {
  readonly chain: EvmChain
  readonly oracle: PriceOracle
  /** The gas limit of a request without one; the request's prices are filled in already. */
  readonly gas: (request: TransactionRequest) => Promise<bigint> | bigint
}

/** Fills in the missing fields of a transaction, except the signature, like a node. @throws EvmError with the node's text */
export async function fillTransaction(
  { chain, oracle, gas }: Filling,
  request: TransactionRequest,
): Promise<UnsignedTransaction> {
  const { from = zeroSender, to, value = 0n, data = new Uint8Array(), accessList = [] } = request
  const { chainID } = chain.config
  const prices = pricesOf(request, chain, oracle)
  const nonce = request.nonce ?? (await nextNonce(chain, from))
  if (request.hasTwoData)
    throw new EvmError(
      'both "data" and "input" are set and not equal. Please use "input" to pass transaction call data',
    )
  if (to === undefined && data.length === 0) throw new EvmError("contract creation without any data provided")
  const gasLimit = request.gas ?? (await gas(prices.type === 2 ? { ...request, ...feesOf(prices) } : request))
  if (request.chainID !== undefined && request.chainID !== chainID)
    throw new EvmError(`chainId does not match node's (have=${request.chainID}, want=${chainID})`)
  return { ...prices, chainID, nonce, gasLimit, to, value, data, accessList }
}

const zeroSender: Hex = `0x${"0".repeat(40)}`

const feesOf = ({ maxFeePerGas, maxPriorityFeePerGas }: Prices) => ({ maxFeePerGas, maxPriorityFeePerGas })

type Prices = Pick<UnsignedTransaction, "type" | "maxFeePerGas" | "maxPriorityFeePerGas">

function pricesOf(
  { gasPrice, maxFeePerGas, maxPriorityFeePerGas, accessList }: TransactionRequest,
  chain: EvmChain,
  oracle: PriceOracle,
): Prices {
  if (gasPrice !== undefined) {
    if (maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined)
      throw new EvmError("both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified")
    if (gasPrice === 0n) throw new EvmError("gasPrice must be non-zero after london fork")
    return { type: accessList === undefined ? 0 : 1, maxFeePerGas: gasPrice, maxPriorityFeePerGas: gasPrice }
  }
  if (maxFeePerGas === 0n && maxPriorityFeePerGas !== undefined) throw new EvmError("maxFeePerGas must be non-zero")
  const tip = maxPriorityFeePerGas ?? oracle.tip()
  const cap = maxFeePerGas ?? 2n * (chain.tip.header.baseFeePerGas ?? 0n) + tip
  if (cap < tip) throw new EvmError(`maxFeePerGas (${cap}) < maxPriorityFeePerGas (${tip})`)
  return { type: 2, maxFeePerGas: cap, maxPriorityFeePerGas: tip }
}
