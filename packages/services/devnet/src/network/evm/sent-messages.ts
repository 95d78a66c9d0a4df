import { encodeUnsignedWarpMessage, encodeWarpPayload } from "@serac/chain"
import { type EvmChain, type Hex, messageOfLog, toHex, warpAddress } from "@serac/evm-chain"

/** The message with a block's hash, for an accepted block. */
export function blockMessage(chain: EvmChain, id: Uint8Array): Uint8Array | undefined {
  if (chain.blockByHash(toHex(id)) === undefined) return undefined
  const { networkID, blockchainID } = chain.identity
  const payload = encodeWarpPayload({ type: "Hash", hash: id })
  return encodeUnsignedWarpMessage({ networkID, sourceChainID: blockchainID, payload })
}

/** Messages of accepted blocks by their ids: each block is looked at once. */
export class SentMessages {
  readonly #chain: EvmChain
  readonly #messages = new Map<Hex, { readonly bytes: Uint8Array; readonly blockHash: Hex }>()
  #next = 0n

  constructor(chain: EvmChain) {
    this.#chain = chain
    chain.events.on("removed", ({ header }) => {
      if (header.number < this.#next) this.#next = header.number
    })
  }

  /** The unsigned message; `undefined` where no accepted block has sent it. */
  get(id: Uint8Array): Uint8Array | undefined {
    this.#read()
    const found = this.#messages.get(toHex(id))
    return found !== undefined && this.#chain.blockByHash(found.blockHash) !== undefined ? found.bytes : undefined
  }

  #read(): void {
    for (; this.#next <= this.#chain.tip.header.number; this.#next++) {
      const block = this.#chain.blockAt(this.#next)
      for (const { logs } of block?.receipts ?? []) {
        for (const { address, data } of logs) {
          if (address !== warpAddress || block === undefined) continue
          const { id, bytes } = messageOfLog(data)
          this.#messages.set(toHex(id), { bytes, blockHash: block.hash })
        }
      }
    }
  }
}

const known = new WeakMap<EvmChain, SentMessages>()

/** The messages of a chain. */
export function sentMessagesOf(chain: EvmChain): SentMessages {
  const sent = known.get(chain) ?? new SentMessages(chain)
  known.set(chain, sent)
  return sent
}
