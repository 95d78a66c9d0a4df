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
   * Another chain ID for the node to name, where documents name one that the recording has not. Its transactions keep the chain ID that they
   * were signed for: their hashes cover it.
   */
  readonly chainId?: string
  /** A machine of this ledger that somebody else started and stops; without it one is started at the first call. */
  readonly machine?: Machine
}

/** A node that says what the recorded node said. */
export interface ReplayNode {
  readonly rpcUrl: string
  readonly wsUrl: string
  readonly chainId: string
  readonly head: number
  /** From now on calls go wrong as this says; undefined makes the node healthy. */
  setFaults(faults: Faults | undefined): void
  /** Accepts blocks: the head moves, and who subscribed is told. */
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
