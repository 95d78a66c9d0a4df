import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as delay } from "node:timers/promises"
import type { Ledger } from "../recording/ledger.ts"
import type { LedgerBlock } from "../recording/ledger-block.ts"
import { createChain, withChainId } from "./chain.ts"
import { answerBody, callsIn } from "./envelope.ts"
import type { Faults } from "./fault.ts"
import { createHeadFeed } from "./head-feed.ts"
import { type Machine, startMachine } from "./machine.ts"
import { createMethods } from "./methods.ts"
import { withFaults } from "./with-faults.ts"

export interface ReplayNodeOptions {
  readonly ledger: Ledger
  /** Number of the last block that the node knows at first; default the ledger's last. */
  readonly head?: number
  /** 0, the default, takes a free one. */
  readonly port?: number
  /** Another chain ID for the node to name, where documents name one that the recording has not. */
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
  /** How often each method was called. */
  readonly calls: ReadonlyMap<string, number>
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
  const { ledger, head, port = 0, chainId = ledger.chainId, machine } = options
  const chain = createChain(chainId === ledger.chainId ? ledger : withChainId(ledger, chainId), head)
  let own: Promise<Machine> | undefined
  const methods = createMethods(chain, () => {
    if (machine) return Promise.resolve(machine)
    own ??= startMachine(ledger)
    return own
  })
  const calls = new Map<string, number>()
  let faults: Faults | undefined

  const server = createServer(async (request, response) => {
    const refusal = refusedResponse(request)
    if (refusal) return sendPlain(response, refusal)
    const body = await readRequest(request)
    const counted = callsIn(body)
    for (const { method } of counted) calls.set(method, (calls.get(method) ?? 0) + 1)
    const struck = new Map(counted.map((call) => [JSON.stringify([call.method, call.params ?? []]), faults?.(call)]))
    for (const fault of struck.values()) {
      if (fault?.kind === "http") return sendPlain(response, fault)
      if (fault?.kind === "delay") await delay(fault.milliseconds)
      if (fault?.kind === "hangUp" && fault.after === undefined) return response.destroy()
    }
    const answer = await answerBody(body, withFaults(methods, struck))
    if ([...struck.values()].some((fault) => fault?.kind === "hangUp")) {
      response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(answer) })
      return response.write(answer.slice(0, answer.length / 2), () => response.destroy())
    }
    sendPlain(response, { status: 200, body: answer, headers: { "content-type": "application/json" } })
  })
  const feed = createHeadFeed(server, methods)
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    rpcUrl: `http://${address}/ext/bc/${ledger.name}/rpc`,
    wsUrl: `ws://${address}/ext/bc/${ledger.name}/ws`,
    chainId,
    get head() {
      return chain.head
    },
    calls,
    setFaults: (next) => {
      faults = next
    },
    advance: (blocks = 1) => {
      for (let count = 0; count < blocks && chain.head < chain.blocks.length - 1; count++) {
        chain.head++
        feed.announce(chain.blocks[chain.head] as LedgerBlock)
      }
    },
    disconnect: feed.disconnect,
    stop: async () => {
      feed.disconnect()
      await feed.close()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      await (await own?.catch(() => undefined))?.stop()
    },
  }
}

interface Plain {
  readonly status: number
  readonly body: string
  readonly headers?: Record<string, string>
}

/** What the recorded node says to requests that its JSON-RPC server does not take (exchanges `transport-positional-*`). */
function refusedResponse({ method, headers, url = "" }: IncomingMessage): Plain | undefined {
  const text = { "content-type": "text/plain; charset=utf-8" }
  if (url.endsWith("/")) return { status: 404, body: "404 page not found\n", headers: text }
  if (method === "GET" && !url.includes("?")) return { status: 200, body: "" }
  if (method === "PUT" || method === "DELETE") return { status: 405, body: "method not allowed\n", headers: text }
  const type = headers["content-type"]?.split(";")[0]?.trim()
  if (type && ["application/json", "application/json-rpc", "application/jsonrequest"].includes(type)) return undefined
  return { status: 415, body: "invalid content type, only application/json is supported\n", headers: text }
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
