import { maxFrameBytes } from "../frames/frame.ts"

/** Which node is asked to sign what. */
export interface SignatureQuery {
  /** 20 bytes. */
  readonly nodeId: Uint8Array
  /** Where it listens: `127.0.0.1:9651`. Default: where its peers, or the `peers` of the network, say that it is. */
  readonly address?: string | undefined
  /** The BLS key of the node, 48 bytes: then it has to have signed its address. Default: any key. */
  readonly publicKey?: Uint8Array | undefined
  /** The chain that the message is of, 32 bytes. */
  readonly chainId: Uint8Array
  /** The unsigned warp message. */
  readonly message: Uint8Array
  /** What proves that it may be signed, where the message alone does not. Default: nothing. */
  readonly justification?: Uint8Array | undefined
  /** How long all of it may take, connecting included, in milliseconds. Default: 10,000. */
  readonly timeout?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** @throws {TypeError} for a query that no node could be asked */
export function assertSignatureQuery(query: SignatureQuery): void {
  assertPeerQuery(query)
  const { chainId, message, justification } = query
  if (chainId.length !== 32) throw new TypeError("A chain ID has 32 bytes")
  if (message.length + (justification?.length ?? 0) > maxJustificationBytes)
    throw new TypeError(`A message and its justification have at most ${maxJustificationBytes} bytes`)
}

/** @throws {TypeError} for a query of what is no node, or without time */
export function assertPeerQuery({
  nodeId,
  publicKey,
  timeout = 1,
}: Pick<SignatureQuery, "nodeId" | "publicKey" | "timeout">): void {
  if (nodeId.length !== 20) throw new TypeError("A node ID has 20 bytes")
  if (publicKey !== undefined && publicKey.length !== 48) throw new TypeError("A BLS public key has 48 bytes")
  if (!(timeout > 0 && timeout <= maxTimerMs)) throw new TypeError(`A timeout is above 0 and at most ${maxTimerMs} ms`)
}

/** What a frame may have, but for what stands around them. */
const maxJustificationBytes = maxFrameBytes - 4096
/** What timers can wait. */
const maxTimerMs = 2 ** 31 - 1
