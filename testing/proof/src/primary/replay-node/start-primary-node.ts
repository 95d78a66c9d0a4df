import {
  ChainIndex,
  evmMethods,
  FakeNode,
  type Fault,
  fault,
  type NodeCall,
  type NodeInterface,
  RawJson,
  RpcError,
} from "@serac/kits/nodes"
import { machineState } from "../../replay-node/machine.ts"
import { replayed } from "../../replay-node/start-replay-node.ts"
import type { ChainAlias, ChainHeights } from "../oracle/utxo.ts"
import type { World } from "../oracle/world.ts"
import { endpointOf, recordedResult } from "../recording/recorded-calls.ts"
import { chainAliases } from "../recording/recording.ts"
import { Arguments } from "./arguments.ts"
import { createIndex } from "./index-api.ts"
import { createMethods, type Methods } from "./methods.ts"
import { createState } from "./state.ts"

export interface PrimaryNodeOptions {
  readonly world: World
  /** The node's initial heights; by default each chain's last recorded block. */
  readonly heights?: Partial<ChainHeights>
  /** Whether the node has the Index API (`/ext/index`). Default true, where the recording has the containers. */
  readonly index?: boolean
  /** 0, the default, takes a free one. */
  readonly port?: number
}

/** A call of any of the node's interfaces, as fault injection receives it. */
export interface PrimaryCall extends NodeCall {
  /** `P`, `X`, `C/rpc`, `C/avax`, `info`, `index/P/block`, ... */
  readonly endpoint: string
}

/** Decides for each call which fault to inject; undefined: none. */
export type PrimaryFaults = (call: PrimaryCall) => Fault | undefined

/** A node that replays the recorded node's answers for all three chains. */
export interface PrimaryNode {
  /** Such as `http://127.0.0.1:9650`. */
  readonly url: string
  /** Sends requests to the node without a socket. */
  readonly fetch: typeof globalThis.fetch
  readonly heights: ChainHeights
  /** How often a method was called. */
  count(method: string): number
  /** Moves the heights up (accepts blocks) or down (removes blocks). */
  setHeights(heights: Partial<ChainHeights>): void
  /** A starting node first has no chains (`absent`), then chains that are bootstrapping. */
  setPhase(phase: "absent" | "bootstrapping" | "normal"): void
  /** Injects faults into calls from now on; undefined: no faults. */
  setFaults(faults: PrimaryFaults | undefined): void
  stop(): Promise<void>
}

/** The service name that prefixes the methods of an endpoint. */
const servicesByPath = new Map([
  ["P", "platform"],
  ["X", "avm"],
  ["X/wallet", "wallet"],
  ["C/avax", "avax"],
  ["info", "info"],
  ["P/proposervm", "proposervm"],
  ["C/proposervm", "proposervm"],
])
const chainPaths = /^[PXC](\/|$)/

/** Serves a recorded primary network on the loopback interface. */
export async function startPrimaryNode(options: PrimaryNodeOptions): Promise<PrimaryNode> {
  const { world, port = 0, index = true } = options
  const { recording } = world
  const state = createState(world, options.heights)
  const evm = { blocks: recording.evm.blocks, head: state.heights.C }
  const machine = machineState(recording.evm)
  const contents = { ...replayed(recording.evm.chainId, machine.state), offersBlockReceipts: true }
  const computed = new Map<string, Methods>(Object.entries(createMethods(state)))
  for (const chain of ["P", "X", "C"] as const) {
    const own = index ? createIndex(state, chain) : undefined
    if (own) computed.set(`index/${chain}/block`, own)
  }
  const aliases = chainAliases(recording.xChainID, recording.cChainID)
  const nodeId = recordedResult<{ nodeID: string }>(recording.calls.of("info.getNodeID")[0])?.nodeID ?? ""

  const answer = (endpoint: string, method: string, params: object): RawJson => {
    const recorded = recording.calls.find(endpoint, method, params)
    const own = computed.get(endpoint)?.[method]
    if (recorded && (state.isComplete || own === undefined)) {
      const error = /^"error":(.*)$/s.exec(recorded.answer)?.[1]
      if (error === undefined) return new RawJson(recorded.answer.replace(/^"result":/, ""))
      const { code, message } = JSON.parse(error)
      throw new RpcError(code, message)
    }
    if (own === undefined) throw new RpcError(-32000, `${method} was not recorded with these parameters`)
    return new RawJson(own(new Arguments(params)))
  }

  /** The methods of an endpoint that are recorded or computed. */
  function interfaceOf(endpoint: string): NodeInterface | undefined {
    const service = endpoint.startsWith("index/") ? "index" : servicesByPath.get(endpoint)
    const recorded = recording.calls.all.filter((one) => one.endpoint === endpoint)
    // Indexes other than those of blocks are empty, as in the recorded node.
    const isThere =
      service !== "index" || computed.has(endpoint) || (index && /tx$/.test(endpoint) && recorded.length > 0)
    if (service === undefined || !isThere) return undefined
    const names = [...Object.keys(computed.get(endpoint) ?? {}), ...recorded.map(({ method }) => method)]
    const own = names.filter((name) => name.startsWith(`${service}.`))
    const methods = own.map((name) => [name, (given: object) => answer(endpoint, name, given)] as const)
    return { dialect: "by name", methods: Object.fromEntries(methods) }
  }
  const interfaces = new Map<string, NodeInterface | undefined>([
    ["C/rpc", { dialect: "by position", methods: evmMethods({ ...contents, index: new ChainIndex(() => evm) }) }],
  ])
  const find = (path: string): NodeInterface | undefined => {
    const endpoint = endpointOf(path, aliases)
    if (endpoint === undefined) return undefined
    if (!interfaces.has(endpoint)) interfaces.set(endpoint, interfaceOf(endpoint))
    return interfaces.get(endpoint)
  }

  const node = await new FakeNode({ find, nodeId, keepsRequests: false }).listen({ port })
  return {
    url: node.url,
    fetch: node.fetch,
    get heights() {
      return state.heights
    },
    count: (method) => node.count(method),
    setHeights: (heights) => {
      const next = { ...state.heights, ...heights }
      for (const chain of ["P", "X", "C"] as readonly ChainAlias[]) {
        if (next[chain] > world.heights[chain]) throw new RangeError(`${chain} has no block ${next[chain]}`)
      }
      state.heights = next
      evm.head = next.C
    },
    setPhase: (phase) => {
      node.intercept = (_calls, url) => {
        const endpoint = endpointOf(new URL(url).pathname, aliases)
        if (phase === "normal" || endpoint === undefined || !chainPaths.test(endpoint)) return undefined
        return phase === "absent" ? fault.absent : fault.starting
      }
    },
    setFaults: (faults) => {
      node.faults = faults && ((call) => faults({ ...call, endpoint: endpointOf(call.path, aliases) ?? "" }))
    },
    stop: async () => {
      await node.close()
      await machine.stop()
    },
  }
}
