import type { Hex } from "@serac/store"
import { ConnectionError, createSubnetEvmCore, getBalance, HttpError, RpcError, TimeoutError } from "@serac/subnet-evm"
import { separateCredentials } from "@serac/wire/node"
import { NoBalanceError, type Reason } from "./no-balance.ts"

/** What nodes of all brands say of a state that they have dropped. */
const pruned =
  /missing trie node|pruned|historical state|state (?:\S+ )*(?:is )?(?:not|un)\s?(?:available|found)|no state|distance to target block/i
/** What they say of a block that they do not have. */
const behind = /header|block|unfinalized/i

/** A balance and a node's word for it are small. */
const largestAnswer = 65_536

/** How a {@link BalanceNodeClient} is asked. */
export interface BalanceNodeOptions {
  /** What asks it. Default the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds. */
  readonly timeout: number
}

/** A node of an EVM chain, asked for balances. */
export class BalanceNodeClient {
  readonly #core: ReturnType<typeof createSubnetEvmCore>

  /** @param url - may hold a user name, a password and other secrets, none of which is ever shown. */
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

  /** What an address has at the end of a block, in the smallest unit. Throws {@link NoBalanceError}. */
  async balance(address: Hex, blockHash: Hex): Promise<bigint> {
    try {
      const answer = await getBalance(this.#core, { address, block: { blockHash } })
      // The client's type of an answer is the document's word, and not the node's.
      if (/^0x[0-9a-f]{1,64}$/i.test(answer)) return BigInt(answer)
    } catch (error) {
      throw new NoBalanceError(nodeReason(error))
    }
    throw new NoBalanceError("invalid")
  }
}

function nodeReason(error: unknown): Reason {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return "silent"
  // A node, or a proxy before it, that says that it cannot answer now.
  if (error instanceof HttpError && [429, 502, 503, 504].includes(error.status)) return "silent"
  if (!(error instanceof RpcError)) return "invalid"
  if (pruned.test(error.message)) return "pruned"
  return behind.test(error.message) ? "behind" : "invalid"
}
