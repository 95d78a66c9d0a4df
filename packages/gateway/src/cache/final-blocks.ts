import type { GatewayChain } from "../calls/route.ts"

/** Tells the number of a block of a chain, such as the last one that is final; undefined where that is not known. */
export type TellBlock = (chain: GatewayChain) => Promise<number | undefined>

/** Milliseconds for which it is taken as it is: what is final stays so. */
const lasting = 1_000

/** The final blocks of chains, asked for now and then, and once for all who wait. */
export class FinalBlocks {
  readonly #tell: TellBlock
  readonly #clock: () => number
  readonly #known = new Map<string, { readonly asked: number; readonly block: Promise<number | undefined> }>()

  constructor(tell: TellBlock, clock: () => number = () => performance.now()) {
    this.#tell = tell
    this.#clock = clock
  }

  /** Never rejects. */
  of(chain: GatewayChain): Promise<number | undefined> {
    const now = this.#clock()
    const known = this.#known.get(chain.chainId)
    if (known !== undefined && now - known.asked < lasting) return known.block
    const block = this.#tell(chain).catch(() => undefined)
    this.#known.set(chain.chainId, { asked: now, block })
    return block
  }
}
