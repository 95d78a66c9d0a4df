import { FakeNode, type FakeNodeOptions } from "../fake-node.ts"
import { ChainIndex, type EvmChain } from "./evm-chain.ts"
import { type EvmContents, type EvmState, evmMethods } from "./evm-methods.ts"

/** The initial state of an EVM node. */
export interface EvmNodeOptions extends Partial<Pick<FakeNodeOptions, "nodeId">> {
  /** Default 0xa868, 43112. */
  readonly chainId?: string
  readonly state?: EvmState
  readonly offersBlockReceipts?: boolean
  readonly offersTraces?: boolean
}

/** An EVM node that serves a chain at every path. Its members may be changed at any time. */
export class EvmNode<Chain extends EvmChain = EvmChain> extends FakeNode implements EvmContents {
  chain: Chain
  /** As a quantity in hex. */
  chainId: string
  state: EvmState | undefined
  /** Whether `eth_getBlockReceipts` exists. Default true. */
  offersBlockReceipts: boolean
  /** Whether `debug_traceBlock…` exists. Default false. */
  offersTraces: boolean
  readonly index: ChainIndex = new ChainIndex(() => this.chain)

  constructor(chain: Chain, options: EvmNodeOptions = {}) {
    const { nodeId, chainId = "0xa868", state, offersBlockReceipts = true, offersTraces = false } = options
    super({ find: () => found, ...(nodeId === undefined ? {} : { nodeId }) })
    this.chain = chain
    this.chainId = chainId
    this.state = state
    this.offersBlockReceipts = offersBlockReceipts
    this.offersTraces = offersTraces
    const found = { dialect: "by position", methods: evmMethods(this) } as const
  }
}
