import type { DevnetNode } from "@serac/devnet"
import { overrule, type RecordedDevnet } from "./recorded-devnet.ts"
import { type Replayed, replay } from "./replay.ts"
import { sendIn } from "./send.ts"
import { replayStartup } from "./startup.ts"
import type { WireExchange } from "./wire-exchange.ts"

const noPeers = "network layer is unhealthy reason: no messages received from network, no messages sent to network"

/**
 * Replays a file of exchanges with a devnet that has what the recorded network had, in the state in which the recorded node was
 * then: by the name of the file.
 */
export async function replayFile(
  name: string,
  exchanges: readonly WireExchange[],
  devnet: RecordedDevnet,
): Promise<Replayed> {
  switch (name) {
    case "startup":
      return replayStartup(exchanges, devnet)
    case "health":
      return replay(exchanges, startedAnd(devnet, withoutInboundConnections), "values")
    case "health-network-unhealthy":
      // The ledgers were younger then.
      return replay(exchanges, startedAnd(devnet, withoutPeers), "shape")
    case "health-healthy": {
      const node = devnet.node({ chains: devnet.chains.filter(({ isPlugin }) => !isPlugin) })
      node.start()
      return replay(exchanges, sendIn(node.handle), "shape")
    }
    default:
      return replay(exchanges, startedAnd(devnet), "values")
  }
}

function startedAnd(devnet: RecordedDevnet, change: (node: DevnetNode) => void = () => {}) {
  const node = devnet.node()
  node.start()
  change(node)
  return sendIn(node.handle)
}

function withoutPeers(node: DevnetNode): void {
  overrule(node, "network", { message: { connectedPeers: 0, sendFailRate: 0 }, error: noPeers })
}

function withoutInboundConnections(node: DevnetNode): void {
  overrule(node, "network", {
    message: {
      connectedPeers: 0,
      "primary network validator health": { ingressConnectionCount: 0, primaryNetworkValidator: true },
      sendFailRate: 0,
    },
    error: `${noPeers}, primary network validator has no inbound connections`,
  })
}
