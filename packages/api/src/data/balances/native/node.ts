import type { Hex } from "@serac/store"
import { ConnectionError, createSubnetEvmCore, getBalance, HttpError, RpcError, TimeoutError } from "@serac/subnet-evm"
import { separateCredentials } from "@serac/wire/node"
import { NoBalanceError, type Reason } from "./no-balance.ts"

/** Errors of the various node implementations about a pruned state. */
const pruned =
  /missing trie node|pruned|historical state|state (?:\S+ )*(?:is )?(?:not|un)\s?(?:available|found)|no state|distance to target block/i
/** Errors about an unknown block. */
const behind = /header|block|unfinalized/i

/** Maximum bytes of an answer: a balance or an error is small. */
const largestAnswer = 65_536

/** Options of a {@link BalanceNodeClient}. */
export interface BalanceNodeOptions {
  /** The `fetch` for the node. Default the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Timeout in milliseconds. */
  readonly timeout: number
}

/** A client that reads balances from a node of an EVM chain. */
export class BalanceNodeClient {
  readonly #core: ReturnType<typeof createSubnetEvmCore>

  /** @param url - may hold a user name, a password and other secrets; none appears in errors. */
  constructor(url: string, { fetch, timeout }: BalanceNodeOptions) {
    const { url: endpoint, headers } = separateCredentials(url)
    this.#core = createSubnetEvmCore({
      endpoint,
      headers,
      retry: false,
      timeout,
      maxResponseBytes: largestAnswer,
      ...(fetch && { fetch }),
    })
  }

  /** The balance of an address at the end of a block, in the smallest unit. Throws {@link NoBalanceError}. */
  async balance(address: Hex, blockHash: Hex): Promise<bigint> {
    try {
      const answer = await getBalance(this.#core, { address, block: { blockHash } })
      // The client's type is the document's promise; the node may answer otherwise.
      if (/^0x[0-9a-f]{1,64}$/i.test(answer)) return BigInt(answer)
    } catch (error) {
      throw new NoBalanceError(nodeReason(error))
    }
    throw new NoBalanceError("invalid")
  }
}

function nodeReason(error: unknown): Reason {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return "silent"
  // The node, or a proxy in front of it, is temporarily unavailable.
  if (error instanceof HttpError && [429, 502, 503, 504].includes(error.status)) return "silent"
  if (!(error instanceof RpcError)) return "invalid"
  if (pruned.test(error.message)) return "pruned"
  return behind.test(error.message) ? "behind" : "invalid"
}
