import { formatId } from "@serac/chain"
import type { DevnetNode } from "@serac/devnet"
import { connectIn } from "./connect.ts"
import type { ConversationPart } from "./conversation.ts"
import { overrule, type RecordedDevnet } from "./recorded-devnet.ts"
import { type Replayed, replay } from "./replay.ts"
import { growthOf, heightOf, type ReplayedConversation, replayConversation } from "./replay-conversation.ts"
import { type Exempt, type Rules, rules } from "./rules.ts"
import { sendIn } from "./send.ts"
import { replayStartup } from "./startup.ts"
import type { WireExchange } from "./wire-exchange.ts"

const noPeers = "network layer is unhealthy reason: no messages received from network, no messages sent to network"

/**
 * Files that are not replayed, with the reasons: their requests changed the ledgers, or depended on their growth. Other tests send the
 * same transactions to new ledgers in order and compare acceptance and refusal.
 */
export const ofTheTime: ReadonlyMap<string, string> = new Map([
  ["issue", "every request changed a ledger"],
  ["viem-traffic", "a client's requests while the ledgers grew"],
  ["wallet-traffic", "a client's requests while the ledgers grew"],
  ["warp", "the messenger's code is left out of a recording, so that nobody sends its messages again"],
])

/**
 * Replays a file of exchanges on a devnet with the content of the recorded network, in the state that the recorded node had
 * during the exchanges; the file's name selects the state.
 */
export async function replayFile(
  name: string,
  exchanges: readonly WireExchange[],
  devnet: RecordedDevnet,
  exempt: Exempt = () => {},
): Promise<Replayed> {
  switch (name) {
    case "startup":
      return replayStartup(exchanges, devnet, exempt)
    case "health":
      return replay(exchanges, startedAnd(devnet, asRun(devnet)), {
        inShape:
          devnet.network.helicon === undefined
            ? undefined
            : "the node accepted two more blocks between the recordings of its health and of its ledger",
        rules: withoutTips(devnet),
        exempt,
      })
    case "health-network-unhealthy":
      return replay(exchanges, startedAnd(devnet, withoutPeers), { inShape: fewerBlocks, exempt })
    case "health-healthy": {
      const node = devnet.node({ chains: devnet.chains.filter(({ isPlugin }) => !isPlugin) })
      node.start()
      return replay(exchanges, sendIn(node.handle), { inShape: fewerBlocks, exempt })
    }
    default:
      return replay(exchanges, startedAnd(devnet), { rules: withoutUnread(devnet), exempt })
  }
}

const fewerBlocks = "the ledgers had fewer blocks when health was asked for"

/**
 * Replays a WebSocket conversation, `websocket-<ledger>`, on a chain with the node's height. The chain grows as the node's did where
 * its ledger has the blocks; a ledger that was read before the conversation does not.
 */
export async function replaySocket(
  name: string,
  parts: readonly ConversationPart[],
  { sockets }: RecordedDevnet,
  exempt: Exempt = () => {},
): Promise<ReplayedConversation> {
  const socket = sockets.get(name.replace("websocket-", ""))
  if (!socket) throw new Error(`${name}: the recording has no such chain`)
  const height = heightOf(parts)
  const hasBlocks = height + growthOf(parts) <= socket.height
  return socket.at(height, ({ connect, grow }) =>
    replayConversation(parts, connectIn(connect), {
      name,
      closeness: "values",
      grow: hasBlocks ? grow : undefined,
      exempt,
    }),
  )
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

/** A node that runs L1s has staking protection enabled, and reports that it has no peers. */
function asRun({ network }: RecordedDevnet): (node: DevnetNode) => void {
  return network.subnetChains.size > 0 ? withoutInboundConnections : () => {}
}

/** What of a network's other answers no ledger of this process has. */
function withoutUnread({ network }: RecordedDevnet): Rules {
  const paths = new Map<string, string>()
  // The upgraded network's node had all of the stake when it was asked for its uptime; its ledger was read before.
  if (network.helicon !== undefined)
    for (const name of ["rewardingStakePercentage", "weightedAveragePercentage"])
      paths.set(
        `.result.${name}`,
        "the other validators' stakes ended between the recordings of the ledger and of the node's uptime",
      )
  if (network.helicon !== undefined && !network.hasAllContainers)
    paths.set(".result.index", "every clone has only some of the containers of this C-Chain")
  return { ...rules, paths }
}

/** A recording has the blocks of some chains, but not in the form that consensus accepted. */
function withoutTips({ chains, network }: RecordedDevnet): Rules {
  const why = "the recording has no containers of this chain"
  const names = chains.filter(({ isPlugin }) => isPlugin).map(({ id }) => formatId(id))
  const paths = [...names, ...(network.hasAllContainers ? [] : ["C"])].flatMap((name) =>
    ["", ".result"].map((top) => `${top}.checks.${name}.message.engine.consensus.lastAcceptedID`),
  )
  return { ...rules, paths: new Map(paths.map((path) => [path, why])) }
}
