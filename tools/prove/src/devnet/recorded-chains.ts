import { existsSync } from "node:fs"
import { decodeContainer, formatId, parseId, parseNodeId } from "@serac/chain"
import { avaxMethods, type ChainNames, type ChainPart, nextEpoch, pMethods, xMethods } from "@serac/devnet"
import { serveByName } from "@serac/node-wire"
import { readLines, recordedFile } from "../recording/lines.ts"
import { ContainerLog } from "./container-log.ts"
import { acceptRecorded, bytesOf, type RecordedLedgers } from "./recorded-ledgers.ts"
import type { RecordedNetwork } from "./recorded-network.ts"

const zeroID = new Uint8Array(32)

/** The chains of a recorded network as parts of a devnet, with everything that they had accepted in the end. */
export async function recordedChains(network: RecordedNetwork): Promise<readonly ChainPart[]> {
  const ledgers = acceptRecorded(network.recording, network.settings)
  const subnetChains = await readSubnetChains(network, ledgers)
  return [...primaryChains(network, ledgers, subnetChains), ...subnetChains]
}

function primaryChains(
  network: RecordedNetwork,
  { p, x, atomic, memory, end }: RecordedLedgers,
  subnetChains: readonly ChainPart[],
): readonly ChainPart[] {
  const { recording, nodeID } = network
  const [xID, cID] = [parseId(recording.xChainID), parseId(recording.cChainID)]
  const clock = { now: () => end + askedAfter }
  const names = namesOf({ P: zeroID, platform: zeroID, X: xID, avm: xID, C: cID, evm: cID }, subnetChains)
  const logs = {
    P: logOf(recording.P.slice(1)),
    X: logOf(recording.X.slice(1)),
    C: logOf(recording.evmContainers.flatMap((container) => container ?? [])),
  }
  const heights = (log: ContainerLog) => ({
    proposedHeight: () => BigInt(p.minimumHeight),
    currentEpoch: () => epochAfter(log),
  })
  const observations = { uptimeOf: () => 1, isConnected: () => true }
  const pOptions = { chain: p, memory, names, clock, nodeID: parseNodeId(nodeID), observations, random: () => 0 }
  const last = recording.evm.blocks.at(-1)
  return [
    {
      id: zeroID,
      aliases: ["P", "platform"],
      subnetID: zeroID,
      endpoints: { "": { handle: serveByName(pMethods(pOptions)) } },
      containers: { block: logs.P },
      proposedHeights: heights(logs.P),
      lastAccepted: () => ({ height: Number(p.last.height), id: p.last.id }),
    },
    {
      id: xID,
      aliases: ["X", "avm"],
      subnetID: zeroID,
      endpoints: {
        "": { handle: serveByName(xMethods({ chain: x, names, clock })) },
        "/wallet": { handle: serveByName({}) },
      },
      // From before the chain was linearized there is nothing, on this network.
      containers: { block: logs.X, tx: new ContainerLog(), vtx: new ContainerLog() },
      lastAccepted: () => ({ height: Number(x.last.height), id: x.last.id }),
    },
    {
      id: cID,
      aliases: ["C", "evm"],
      subnetID: zeroID,
      endpoints: {
        "/avax": {
          handle: serveByName(
            avaxMethods({
              atomic,
              names,
              issue: async () => {
                throw new Error("a recorded chain takes no transactions")
              },
            }),
          ),
        },
      },
      containers: { block: logs.C },
      proposedHeights: heights(logs.C),
      lastAccepted: () => ({ height: last?.number ?? 0, id: bytesOf(last?.block.hash ?? "0x") }),
    },
  ]
}

/** How long after the last block the node was asked, in milliseconds: it decides which height is agreed on. */
const askedAfter = 60_000

async function readSubnetChains(
  { recording, subnetChains }: RecordedNetwork,
  { p }: RecordedLedgers,
): Promise<readonly ChainPart[]> {
  const { subnets } = p.state
  const created = new Map(
    subnets.ids.flatMap((subnetID) => subnets.chains(subnetID).map(({ id }) => [formatId(id), subnetID] as const)),
  )
  const parts: ChainPart[] = []
  for (const [name, id] of subnetChains) {
    const file = recordedFile(`${recording.directory}/ledger`, name)
    const subnetID = created.get(id)
    if (file === undefined || !existsSync(file) || subnetID === undefined) continue
    let tip: { height: number; id: Uint8Array } | undefined
    for await (const { number, block } of readLines<{ number: number; block: { hash: string } }>(file)) {
      tip = { height: number, id: bytesOf(block.hash) }
    }
    const last = tip ?? { height: 0, id: zeroID }
    parts.push({ id: parseId(id), aliases: [], subnetID, endpoints: {}, isPlugin: true, lastAccepted: () => last })
  }
  return parts
}

function namesOf(aliases: Readonly<Record<string, Uint8Array>>, others: readonly ChainPart[]): ChainNames {
  const entries = Object.entries(aliases)
  const ids = [...entries.map(([, id]) => id), ...others.map(({ id }) => id)]
  const byName = new Map([...entries, ...ids.map((id) => [formatId(id), id] as const)])
  return {
    lookup: (name) => byName.get(name),
    primaryAlias: (id) => entries.find(([, one]) => formatId(one) === formatId(id))?.[0] ?? formatId(id),
  }
}

interface RecordedContainer {
  readonly container?: string
  readonly containerID?: string
  readonly acceptedAt?: string
}

function logOf(containers: readonly RecordedContainer[]): ContainerLog {
  const log = new ContainerLog()
  for (const { container, containerID, acceptedAt = "" } of containers) {
    if (container === undefined || containerID === undefined) continue
    log.push({ id: parseId(containerID), bytes: bytesOf(container), acceptedAt: Date.parse(acceptedAt) })
  }
  return log
}

/** The epoch of a block behind the last one. An option has that of the block that it decides. */
function epochAfter(log: ContainerLog) {
  for (let index = log.length - 1; index >= 0; index--) {
    const envelope = decodeContainer(log.at(index).bytes)
    if (envelope.type === "option") continue
    const { timestamp, pChainHeight } = envelope
    return nextEpoch({ timestamp, pChainHeight, epoch: "epoch" in envelope ? envelope.epoch : undefined })
  }
  throw new Error("no container has an epoch")
}
