import type { GatewayChain } from "../calls/route.ts"

/** Returns the number of a block of a chain, such as the last final one; undefined if it is unknown. */
export type TellBlock = (chain: GatewayChain) => Promise<number | undefined>

/** Milliseconds for which a block number is reused: a final block stays final. */
const lasting = 1_000

/** The final blocks of chains. Concurrent callers share one request, and its result is reused for a while. */
export class FinalBlocks {
  readonly #tell: TellBlock
  readonly #clock: () => number
  readonly #known = new Map<string, { readonly asked: number; readonly block: Promise<number | undefined> }>()

  constructor(tell: TellBlock, clock: () => number = () => performance.now()) {
    this.#tell = tell
    this.#clock = clock
  }

  /** The last final block of a chain; undefined if it is unknown. Never rejects. */
  of(chain: GatewayChain): Promise<number | undefined> {
    const now = this.#clock()
    const known = this.#known.get(chain.chainId)
    if (known !== undefined && now - known.asked < lasting) return known.block
    const block = this.#tell(chain).catch(() => undefined)
    this.#known.set(chain.chainId, { asked: now, block })
    return block
  }
}
