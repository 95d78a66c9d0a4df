import { EvmNode, type EvmState, type Faults } from "@serac/kits/nodes"
import type { Ledger } from "../recording/ledger.ts"
import { type Machine, machineState } from "./machine.ts"

export interface ReplayNodeOptions {
  readonly ledger: Ledger
  /** Number of the last block that the node knows at first; default the ledger's last. */
  readonly head?: number
  /** 0, the default, takes a free one. */
  readonly port?: number
  /**
   * Another chain ID for the node to name, for a chain ID in documents that differs from the recording's. Transactions keep the chain ID that they
   * were signed for: their hashes cover it.
   */
  readonly chainId?: string
  /** A machine of this ledger that the caller starts and stops; without it one is started at the first call. */
  readonly machine?: Machine
}

/** A node that replays the recorded node's answers. */
export interface ReplayNode {
  readonly rpcUrl: string
  readonly wsUrl: string
  readonly chainId: string
  readonly head: number
  /** Injects faults into calls from now on; undefined: no faults. */
  setFaults(faults: Faults | undefined): void
  /** Accepts blocks: moves the head and notifies subscribers. */
  advance(blocks?: number): void
  /** Ends every WebSocket connection. */
  disconnect(): void
  stop(): Promise<void>
}

/** Serves a recorded EVM ledger on the loopback interface, over HTTP and WebSocket on one port. */
export async function startReplayNode(options: ReplayNodeOptions): Promise<ReplayNode> {
  const { ledger, head = ledger.blocks.length - 1, port = 0, chainId = ledger.chainId, machine } = options
  const chain = { blocks: ledger.blocks, head }
  const { state, stop } = machineState(ledger, machine)
  const node = await new EvmNode(chain, { ...replayed(chainId, state) }).listen({ port })
  const { url, wsUrl } = node.server
  return {
    rpcUrl: `${url}/ext/bc/${ledger.name}/rpc`,
    wsUrl: `${wsUrl}/ext/bc/${ledger.name}/ws`,
    chainId,
    get head() {
      return chain.head
    },
    setFaults: (faults) => {
      node.faults = faults
    },
    advance: (blocks = 1) => {
      for (let count = 0; count < blocks && chain.head < chain.blocks.length - 1; count++) {
        chain.head++
        node.announce(chain.blocks[chain.head]?.block as object)
      }
    },
    disconnect: () => node.server.endSockets(),
    stop: async () => {
      await node.close()
      await stop()
    },
  }
}

/** How an EVM node serves a recording. */
export const replayed = (chainId: string, state: EvmState) => ({
  chainId: `0x${BigInt(chainId).toString(16)}`,
  state,
  offersTraces: true,
})
