import { decodeWarpPayload, formatId, type UnsignedWarpMessage } from "@serac/chain"
import {
  createSubnetEvmCore,
  type RpcCore,
  RpcError,
  TimeoutError,
  warpGetBlockSignature,
  warpGetMessageSignature,
} from "@serac/subnet-evm"
import { separateCredentials } from "@serac/wire/node"
import { bytesOfHex } from "../hex.ts"
import type { SignatureQuestion, SignatureSource } from "./signature-source.ts"
import { SourceError } from "./source-error.ts"

/** A validator whose node is requested by HTTP. */
export interface RpcEndpoint {
  /** `NodeID-...`. */
  readonly nodeId: string
  /** The node's base URL, such as `http://127.0.0.1:9650`; may hold a user name, a password and other secrets. */
  readonly url: string
}

/** The P-Chain's ID; it has no `warp_` methods. */
const pChain = new Uint8Array(32)

/**
 * Requests signatures by the `warp_` methods of validators' nodes, which sign messages sent on an EVM chain and hashes of its blocks, but no
 * messages of the P-Chain.
 */
export class RpcEndpoints implements SignatureSource {
  readonly #nodes: ReadonlyMap<string, RpcCore>

  /** @param fetch - default: the global one. */
  constructor(
    endpoints: readonly RpcEndpoint[],
    { fetch }: { readonly fetch?: typeof globalThis.fetch | undefined } = {},
  ) {
    this.#nodes = new Map(
      endpoints.map(({ nodeId, url }) => {
        const { url: baseUrl, headers } = separateCredentials(url)
        return [nodeId, createSubnetEvmCore({ baseUrl, headers, retry: false, fetch })]
      }),
    )
  }

  canAsk(nodeId: string, { sourceChainID }: UnsignedWarpMessage): boolean {
    return this.#nodes.has(nodeId) && Buffer.compare(sourceChainID, pChain) !== 0
  }

  async ask({ nodeId, message, signal, deadline }: SignatureQuestion): Promise<Uint8Array> {
    const node = this.#nodes.get(nodeId)
    if (node === undefined) throw new SourceError("no-address")
    const variables = { blockchainID: formatId(message.sourceChainID) }
    const options = { signal, variables, timeout: Math.max(1, deadline - Date.now()) }
    const block = blockHashOf(message)
    try {
      const signature =
        block === undefined
          ? await warpGetMessageSignature(node, { messageID: formatId(message.id) }, options)
          : await warpGetBlockSignature(node, { blockID: formatId(block) }, options)
      return bytesOfHex(signature)
    } catch (cause) {
      if (cause instanceof RpcError)
        throw new SourceError("refused", { said: cause.message, number: cause.code, cause })
      throw new SourceError(cause instanceof TimeoutError ? "late" : "unreachable", { cause })
    }
  }
}

/** The block hash in the message; undefined for another payload. */
function blockHashOf({ payload }: UnsignedWarpMessage): Uint8Array | undefined {
  try {
    const decoded = decodeWarpPayload(payload)
    return decoded.type === "Hash" ? decoded.hash : undefined
  } catch {
    return undefined
  }
}
