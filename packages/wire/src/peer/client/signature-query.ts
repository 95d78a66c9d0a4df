import { maxFrameBytes } from "../frames/frame.ts"

/** A request for a signature of a node. */
export interface SignatureQuery {
  /** 20 bytes. */
  readonly nodeId: Uint8Array
  /** The node's address: `127.0.0.1:9651`. Default: the address from its peers, or from `peers` of the network. */
  readonly address?: string | undefined
  /** The BLS key of the node, 48 bytes: then the node must have signed its address with it. Default: any key. */
  readonly publicKey?: Uint8Array | undefined
  /** The message's source chain, 32 bytes. */
  readonly chainId: Uint8Array
  /** The unsigned warp message. */
  readonly message: Uint8Array
  /** The proof that the message may be signed, if the message alone is not enough. Default: empty. */
  readonly justification?: Uint8Array | undefined
  /** Total time limit in milliseconds, including connecting. Default: 10,000. */
  readonly timeout?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** @throws {TypeError} for an invalid query */
export function assertSignatureQuery(query: SignatureQuery): void {
  assertPeerQuery(query)
  const { chainId, message, justification } = query
  if (chainId.length !== 32) throw new TypeError("A chain ID has 32 bytes")
  if (message.length + (justification?.length ?? 0) > maxJustificationBytes)
    throw new TypeError(`A message and its justification have at most ${maxJustificationBytes} bytes`)
}

/** @throws {TypeError} for an invalid node ID, address, key or time limit */
export function assertPeerQuery({
  nodeId,
  publicKey,
  timeout = 1,
}: Pick<SignatureQuery, "nodeId" | "publicKey" | "timeout">): void {
  if (nodeId.length !== 20) throw new TypeError("A node ID has 20 bytes")
  if (publicKey !== undefined && publicKey.length !== 48) throw new TypeError("A BLS public key has 48 bytes")
  if (!(timeout > 0 && timeout <= maxTimerMs)) throw new TypeError(`A timeout is above 0 and at most ${maxTimerMs} ms`)
}

/** Maximum size of a justification: a frame minus room for the other fields. */
const maxJustificationBytes = maxFrameBytes - 4096
/** Maximum delay of a timer. */
const maxTimerMs = 2 ** 31 - 1
