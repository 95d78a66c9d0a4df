import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as delay } from "node:timers/promises"
import { createChain } from "../../replay-node/chain.ts"
import { answerBody, callsIn } from "../../replay-node/envelope.ts"
import type { ReplayFault } from "../../replay-node/fault.ts"
import { type Machine, startMachine } from "../../replay-node/machine.ts"
import { createMethods as createEvmMethods } from "../../replay-node/methods.ts"
import { RpcError } from "../../replay-node/rpc-error.ts"
import { withFaults } from "../../replay-node/with-faults.ts"
import type { ChainAlias, ChainHeights } from "../oracle/utxo.ts"
import type { World } from "../oracle/world.ts"
import { endpointOf, recordedResult } from "../recording/recorded-calls.ts"
import { chainAliases } from "../recording/recording.ts"
import { Arguments } from "./arguments.ts"
import { answerByName, callIn, type NamedCall, noMethod } from "./envelope.ts"
import { createIndex } from "./index-api.ts"
import { createMethods, type Methods } from "./methods.ts"
import { createState } from "./state.ts"
import { bootstrappingAnswer, notFoundAnswer, type Plain, refusedByName } from "./transport.ts"

export interface PrimaryNodeOptions {
  readonly world: World
  /** How far the node is at first; each chain to its recorded end by default. */
  readonly heights?: Partial<ChainHeights>
  /** Whether it keeps an index (`/ext/index`). Default true, where the recording has the containers. */
  readonly index?: boolean
  /** 0, the default, takes a free one. */
  readonly port?: number
}

/** A call of any of the node's interfaces, for whoever wants to interfere. */
export interface PrimaryCall extends NamedCall {
  /** `P`, `X`, `C/rpc`, `C/avax`, `info`, `index/P/block`, ... */
  readonly endpoint: string
}

/** Decides for each call whether it goes wrong. */
export type PrimaryFaults = (call: PrimaryCall) => ReplayFault | undefined

/** A node that says what the recorded node said, of all three chains. */
export interface PrimaryNode {
  /** Such as `http://127.0.0.1:9650`. */
  readonly url: string
  readonly heights: ChainHeights
  /** How often each method was called, by `endpoint method`. */
  readonly calls: ReadonlyMap<string, number>
  /** Accepts blocks, or forgets them. */
  setHeights(heights: Partial<ChainHeights>): void
  /** While it starts, chains are not there at first, and then not done with bootstrapping. */
  setPhase(phase: "absent" | "bootstrapping" | "normal"): void
  /** From now on calls go wrong as this says; undefined makes the node healthy. */
  setFaults(faults: PrimaryFaults | undefined): void
  stop(): Promise<void>
}

/** What methods of an endpoint begin with. */
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
  const evm = createChain(recording.evm, state.heights.C)
  let machine: Promise<Machine> | undefined
  const evmMethods = createEvmMethods(evm, () => {
    machine ??= startMachine(recording.evm)
    return machine
  })
  const methods = new Map<string, Methods>(Object.entries(createMethods(state)))
  for (const chain of ["P", "X", "C"] as const) {
    const own = index ? createIndex(state, chain) : undefined
    if (own) methods.set(`index/${chain}/block`, own)
  }
  const aliases = chainAliases(recording.xChainID, recording.cChainID)
  const nodeID = recordedResult<{ nodeID: string }>(recording.calls.of("info.getNodeID")[0])?.nodeID ?? ""
  const calls = new Map<string, number>()
  let faults: PrimaryFaults | undefined
  let phase: "absent" | "bootstrapping" | "normal" = "normal"

  const answer = (endpoint: string, { method, params }: NamedCall): string => {
    const recorded = recording.calls.find(endpoint, method, params)
    const computed = methods.get(endpoint)?.[method]
    if (recorded && (state.isComplete || computed === undefined)) {
      const error = /^"error":(.*)$/s.exec(recorded.answer)?.[1]
      if (error === undefined) return recorded.answer.replace(/^"result":/, "")
      const { code, message } = JSON.parse(error)
      throw new RpcError(code, message)
    }
    if (computed === undefined) throw noMethod(method)
    return computed(new Arguments(params))
  }

  // Other indexes than those of blocks are as empty as they were.
  const isIndexed = (endpoint: string) =>
    methods.has(endpoint) ||
    (index && recording.calls.all.some((one) => one.endpoint === endpoint && /tx$/.test(endpoint)))

  const server = createServer(async (request, response) => {
    response.setHeader("node-id", nodeID)
    response.setHeader("vary", "Origin")
    const path = request.url ?? "/"
    const endpoint = /\/\/|\/$/.test(path) ? undefined : endpointOf(path, aliases)
    const service =
      endpoint === undefined ? undefined : endpoint.startsWith("index/") ? "index" : servicesByPath.get(endpoint)
    const exists = endpoint === "C/rpc" || (service && (service !== "index" || isIndexed(endpoint ?? "")))
    const body = await readRequest(request)
    if (path.includes("//"))
      return sendPlain(response, { status: 301, body: "", headers: { location: path.replace(/\/+/g, "/") } })
    if (endpoint === undefined || !exists) return sendPlain(response, notFoundAnswer)
    if (phase !== "normal" && chainPaths.test(endpoint))
      return sendPlain(response, phase === "absent" ? notFoundAnswer : bootstrappingAnswer)
    const byName = service !== undefined
    const refused = byName ? refusedByName(request) : undefined
    if (refused) return sendPlain(response, refused)
    const called = byName ? [callIn(body) ?? []].flat() : callsIn(body)
    for (const { method } of called) calls.set(`${endpoint} ${method}`, (calls.get(`${endpoint} ${method}`) ?? 0) + 1)
    const struck = new Map(
      called.map((call) => [JSON.stringify([call.method, call.params ?? []]), faults?.({ endpoint, ...call })]),
    )
    for (const one of struck.values()) {
      if (one?.kind === "http") return sendPlain(response, one)
      if (one?.kind === "delay") await delay(one.milliseconds)
      if (one?.kind === "hangUp" && one.after === undefined) return response.destroy()
    }
    const [only] = struck.values()
    const said = byName
      ? await answerByName(body, service, (call) => {
          if (only?.kind === "error") throw new RpcError(only.code, only.message)
          return only?.kind === "result" ? JSON.stringify(only.result) : answer(endpoint, call)
        })
      : { body: await answerBody(body, withFaults(evmMethods, struck)), failed: true }
    const type = said.body === "" ? {} : { "content-type": `application/json${byName ? "; charset=utf-8" : ""}` }
    const headers = { ...type, ...(!said.failed && body.trim() !== "null" && { "x-content-type-options": "nosniff" }) }
    if ([...struck.values()].some((one) => one?.kind === "hangUp")) {
      response.writeHead(200, { ...headers, "content-length": Buffer.byteLength(said.body) })
      return response.write(said.body.slice(0, said.body.length / 2), () => response.destroy())
    }
    sendPlain(response, { status: 200, body: said.body, headers })
  })
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get heights() {
      return state.heights
    },
    calls,
    setHeights: (heights) => {
      const next = { ...state.heights, ...heights }
      for (const chain of ["P", "X", "C"] as readonly ChainAlias[]) {
        if (next[chain] > world.heights[chain]) throw new RangeError(`${chain} has no block ${next[chain]}`)
      }
      state.heights = next
      evm.head = next.C
    },
    setPhase: (next) => {
      phase = next
    },
    setFaults: (next) => {
      faults = next
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      await (await machine?.catch(() => undefined))?.stop()
    },
  }
}

async function readRequest(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function sendPlain(response: ServerResponse, { status, body, headers }: Plain): void {
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) })
  response.end(body)
}
