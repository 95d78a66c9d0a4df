import { decodeContainer, formatId, formatNodeId, parseId, parseNodeId } from "@serac/chain"
import {
  avaxMethods,
  type ChainNames,
  type ChainPart,
  nextEpoch,
  pMethods,
  validatorsMethods,
  xMethods,
} from "@serac/devnet"
import type { PChain } from "@serac/devnet/ledger"
import { serveByName, type WireEndpoint, type WireHandler } from "@serac/wire/node"
import { bytesFromHex } from "./bytes.ts"
import { ContainerLog } from "./container-log.ts"
import type { ServedEvm } from "./recorded-evm.ts"
import { serveCChain, serveSubnetChain } from "./recorded-evm-chains.ts"
import { acceptRecorded, type RecordedLedgers } from "./recorded-ledgers.ts"
import type { RecordedContainer, RecordedNetwork } from "./recorded-network.ts"
import { type RecordedObservations, recordedObservations } from "./recorded-observations.ts"
import type { RecordedSocket } from "./recorded-socket.ts"
import type { Replayed } from "./replay.ts"
import { exchangeFiles, readExchanges, type WireExchange } from "./wire-exchange.ts"

const zeroID = new Uint8Array(32)

/** The chains of a recorded network. */
export interface RecordedChains {
  /** The chains as parts of a devnet, with all accepted blocks of the recording. */
  readonly served: readonly ChainPart[]
  readonly uncreated: readonly UncreatedChain[]
  /** The WebSockets of EVM chains, by the names of their ledgers: `c-chain`, `l1`. */
  readonly sockets: ReadonlyMap<string, RecordedSocket>
  /** What the P-Chain prefers where the network decided about rewards. */
  readonly decisions: Replayed
  /** The comparison of state roots and block hashes, and the number of blocks that are left out of it. */
  readonly roots: Replayed & { readonly left: number }
  /** The share of the primary network's stake that the node has, in percent. */
  readonly ownStake: number
}

/** Adds the accepted blocks of a recorded network to new ledgers, and makes parts of a devnet of them. */
export async function recordedChains(network: RecordedNetwork): Promise<RecordedChains> {
  const ledgers = acceptRecorded(network.recording, network.settings, network.askedAfter)
  const exchanges = await readObservingExchanges(network.recording.directory)
  const { created, uncreated, sockets, evms } = await readSubnetChains(network, ledgers, exchanges)
  const c = await serveCChain(network, ledgers.clock.now())
  if (c) sockets.set("c-chain", c.socket)
  const observations = recordedObservations(exchanges, "/ext/bc/P")
  return {
    served: [...recordedPrimaryChains(network, ledgers, c?.endpoints ?? {}, created, observations), ...created],
    uncreated,
    sockets,
    decisions: ledgers.decisions,
    roots: sumOfRoots([...evms, ...(c ? [c] : [])]),
    ownStake: ownStakeOf(ledgers.p, network.nodeID),
  }
}

/** The exchanges with validators in them: of the P-Chain, and of an L1. */
async function readObservingExchanges(directory: string): Promise<readonly WireExchange[]> {
  const files = exchangeFiles(directory)
  const found = ["p-chain", "evm-l1"].flatMap((name) => files.get(name) ?? [])
  return (await Promise.all(found.map(readExchanges))).flat()
}

function sumOfRoots(chains: readonly ServedEvm[]): RecordedChains["roots"] {
  return {
    equal: chains.reduce((sum, { roots }) => sum + roots.equal, 0),
    inShape: 0,
    different: chains.flatMap(({ roots }) => roots.different),
    left: chains.reduce((sum, { roots }) => sum + roots.left, 0),
  }
}

/** A node without peers observes its own stake alone. */
function ownStakeOf({ state }: PChain, nodeID: string): number {
  const staked = state.stakers.inOrder().filter(({ subnetID }) => formatId(subnetID) === formatId(zeroID))
  const sum = (all: typeof staked) => all.reduce((total, { weight }) => total + weight, 0n)
  const own = sum(staked.filter((one) => formatNodeId(one.nodeID) === nodeID))
  return (100 * Number(own)) / Number(sum(staked))
}

function recordedPrimaryChains(
  network: RecordedNetwork,
  { p, x, atomic, memory, clock }: RecordedLedgers,
  cRpc: Readonly<Record<string, WireEndpoint>>,
  subnetChains: readonly ChainPart[],
  observations: RecordedObservations,
): readonly ChainPart[] {
  const { recording, nodeID } = network
  const [xID, cID] = [parseId(recording.xChainID), parseId(recording.cChainID)]
  const names = recordedChainNames({ P: zeroID, platform: zeroID, X: xID, avm: xID, C: cID, evm: cID }, subnetChains)
  const logs = {
    P: logOf(recording.P.slice(1)),
    X: logOf(recording.X.slice(1)),
    C: logOf(network.cContainers),
  }
  const heights = (log: ContainerLog) => ({
    proposedHeight: () => BigInt(p.minimumHeight),
    currentEpoch: () => epochAfter(log),
  })
  const pOptions = { chain: p, memory, names, clock, nodeID: parseNodeId(nodeID), observations, random: () => 0 }
  const last = recording.evm.blocks.at(-1)
  return [
    {
      id: zeroID,
      aliases: ["P", "platform"],
      subnetID: zeroID,
      endpoints: { "": { handle: withRecordedID(serveByName(pMethods(pOptions)), p, recording.cChainID) } },
      containers: { block: logs.P },
      proposedHeights: heights(logs.P),
      lastAccepted: () => lastOf(logs.P, p.last.id),
    },
    {
      id: xID,
      aliases: ["X", "avm"],
      subnetID: zeroID,
      endpoints: {
        "": { handle: serveByName(xMethods({ chain: x, names, clock })) },
        "/wallet": { handle: serveByName({}) },
      },
      // This network has no containers from before the linearization of the chain.
      containers: { block: logs.X, tx: new ContainerLog(), vtx: new ContainerLog() },
      lastAccepted: () => lastOf(logs.X, x.last.id),
    },
    {
      id: cID,
      aliases: ["C", "evm"],
      subnetID: zeroID,
      endpoints: {
        ...cRpc,
        "/avax": {
          handle: serveByName(
            avaxMethods({
              atomic,
              names,
              issue: async () => {
                throw new Error("a recorded chain takes no transactions")
              },
              // The requests were recorded after all blocks, so a scheduled Helicon is active.
              hasHelicon: () => network.helicon !== undefined,
            }),
          ),
        },
      },
      containers: { block: logs.C },
      proposedHeights: heights(logs.C),
      lastAccepted: () => ({ ...lastOf(logs.C, zeroID), height: last?.number ?? 0 }),
    },
  ]
}

/** Replaces the C-Chain's ID, which differs because the code of a contract is left out of the recorded genesis. */
function withRecordedID(handle: WireHandler, { state }: PChain, cChainID: string): WireHandler {
  const derived = state.subnets.chains(zeroID).map(({ id }) => formatId(id))
  return async (request) => {
    const response = await handle(request)
    const body = derived.slice(1).reduce((text, id) => text.replaceAll(id, cChainID), response.body)
    return { ...response, body }
  }
}

/** A chain in the ledger that the node could not run, because the node lacks its virtual machine; nothing about the chain was recorded. */
export interface UncreatedChain {
  readonly part: ChainPart
  readonly error: string
}

async function readSubnetChains(
  { recording, subnetChains }: RecordedNetwork,
  { p, clock }: RecordedLedgers,
  exchanges: readonly WireExchange[],
) {
  const { subnets } = p.state
  const created: ChainPart[] = []
  const uncreated: UncreatedChain[] = []
  const evms: ServedEvm[] = []
  const sockets = new Map<string, RecordedSocket>()
  const files = new Map([...subnetChains].map(([name, id]) => [id, name]))
  for (const { subnetID, id, unsigned } of subnets.ids.flatMap((one) =>
    subnets.chains(one).map(({ id, unsigned }) => ({ subnetID: one, id, unsigned })),
  )) {
    const name = files.get(formatId(id))
    const part = { id, aliases: [], subnetID, endpoints: {} }
    if (unsigned.type !== "CreateChainTx") continue
    if (name !== undefined) {
      const { served, lastAccepted } = await serveSubnetChain(recording, name, formatId(id), unsigned.genesisData)
      const observations = recordedObservations(exchanges, `/ext/bc/${formatId(id)}/validators`)
      const asked = { now: () => observations.askedAt ?? clock.now() }
      const validators = serveByName(validatorsMethods({ p, subnetID, clock: asked, observations }))
      const endpoints = { ...served.endpoints, "/validators": { handle: validators } }
      created.push({ ...part, isPlugin: true, lastAccepted, endpoints })
      sockets.set(name, served.socket)
      evms.push(served)
    } else {
      const [subnet, vm] = [formatId(subnetID), formatId(unsigned.vmID)]
      uncreated.push({
        part: { ...part, lastAccepted: () => ({ height: 0, id: zeroID }), isBootstrapped: () => false },
        error: `failed to create chain on subnet ${subnet}: error while getting vmFactory: "${vm}" was not found`,
      })
    }
  }
  return { created, uncreated, sockets, evms }
}

function recordedChainNames(aliases: Readonly<Record<string, Uint8Array>>, others: readonly ChainPart[]): ChainNames {
  const entries = Object.entries(aliases)
  const ids = [...entries.map(([, id]) => id), ...others.map(({ id }) => id)]
  const byName = new Map([...entries, ...ids.map((id) => [formatId(id), id] as const)])
  return {
    lookup: (name) => byName.get(name),
    primaryAlias: (id) => entries.find(([, one]) => formatId(one) === formatId(id))?.[0] ?? formatId(id),
  }
}

/** The containers in a ledger. The acceptance times of the C-Chain's containers were not recorded and are not compared. */
function logOf(blocks: readonly RecordedContainer[]): ContainerLog {
  const log = new ContainerLog()
  for (const { container, containerID, acceptedAt } of blocks) {
    if (container === undefined || containerID === undefined) continue
    const at = acceptedAt === undefined ? 0 : Date.parse(acceptedAt)
    log.push({ id: parseId(containerID), bytes: bytesFromHex(container), acceptedAt: at })
  }
  return log
}

/** The ID of the last accepted block in consensus; before there is one, the genesis ID. */
function lastOf(log: ContainerLog, genesisID: Uint8Array) {
  return { height: log.length, id: log.length === 0 ? genesisID : log.at(log.length - 1).id }
}

/** The epoch of a block after the last one. An option has the epoch of the block that it decides. */
function epochAfter(log: ContainerLog) {
  for (let index = log.length - 1; index >= 0; index--) {
    const envelope = decodeContainer(log.at(index).bytes)
    if (envelope.type === "option") continue
    const { timestamp, pChainHeight } = envelope
    return nextEpoch({ timestamp, pChainHeight, epoch: "epoch" in envelope ? envelope.epoch : undefined })
  }
  throw new Error("no container has an epoch")
}
