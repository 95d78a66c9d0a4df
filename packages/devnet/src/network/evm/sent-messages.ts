import { encodeUnsignedWarpMessage, encodeWarpPayload } from "@serac/chain"
import {
  type Archive,
  type EvmChain,
  type Hex,
  memoryArchive,
  messageOfLog,
  type Table,
  toHex,
  warpAddress,
} from "../../evm/index.ts"

/** Whether a chain accepted a block itself. The first block of a fork is the living chain's: that one's validators sign for it. */
export function acceptedBlock(chain: EvmChain, id: Uint8Array): boolean {
  const block = chain.blockByHash(toHex(id))
  return block !== undefined && !(chain.isFork && block.header.number === chain.firstHeight)
}

/** Why a fork signs neither messages nor blocks that it does not know; empty for other chains. */
export const livingNote = (chain: EvmChain): string =>
  chain.isFork
    ? `: what was sent up to block ${chain.firstHeight} is the living chain's, and not signed on its fork`
    : ""

/** The warp message with the hash of an accepted block. */
export function blockMessage(chain: EvmChain, id: Uint8Array): Uint8Array | undefined {
  if (!acceptedBlock(chain, id)) return undefined
  const { networkID, blockchainID } = chain.identity
  const payload = encodeWarpPayload({ type: "Hash", hash: id })
  return encodeUnsignedWarpMessage({ networkID, sourceChainID: blockchainID, payload })
}

interface SentMessage {
  readonly bytes: Uint8Array
  readonly blockHash: Hex
}

/** The sent warp messages of accepted blocks by id. Each block is read once, at its acceptance. */
export class SentMessages {
  readonly #chain: EvmChain
  readonly #messages: Table<Hex, SentMessage>
  #next: bigint

  constructor(chain: EvmChain, archive: Archive = memoryArchive) {
    this.#chain = chain
    this.#next = chain.firstHeight
    this.#messages = archive.table()
    this.#read()
    chain.events.on("accepted", () => this.#read())
    chain.events.on("removed", ({ header }) => {
      if (header.number < this.#next) this.#next = header.number
    })
  }

  /** The unsigned message; `undefined` if no accepted block sent it. */
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

const messagesByChain = new WeakMap<EvmChain, SentMessages>()

/** Stores the messages of a chain in an archive instead of in memory. */
export function archiveSentMessages(chain: EvmChain, archive: Archive | undefined): void {
  messagesByChain.set(chain, new SentMessages(chain, archive))
}

/** The sent messages of a chain. */
export function sentMessagesOf(chain: EvmChain): SentMessages {
  const sent = messagesByChain.get(chain) ?? new SentMessages(chain)
  messagesByChain.set(chain, sent)
  return sent
}
