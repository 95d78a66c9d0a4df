import { mkdirSync, writeFileSync } from "node:fs"
import { createServer, request as requestOf } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { genesisJson } from "@serac/devnet"
import { startDevnet } from "@serac/devnet/start"
import { apis, defaultPorts, startMocks } from "@serac/mock"
import { networkFacts } from "../../start/network-facts.ts"
import { seracJson } from "../../start/serac-json.ts"
import { makeHistory } from "./history.ts"
import { printedText, runSerac } from "./serac-command.ts"

/** The servers that run during the tests of pages. */
export interface Stack {
  /** Where each documented port is found. */
  readonly addresses: ReadonlyMap<number, string>
  /** The folder of a backup of the indexed data. */
  readonly backup: string
  /** The URLs that were requested through the proxy. */
  readonly forwarded: readonly string[]
  close(): Promise<void>
}

/** The part of a simulated day that has data for all requests of the pages. */
const days = 0.1

/** Starts the network and services of `npm start` with less history, the six mocks and a proxy, in this process. */
export async function startStack(folder: string): Promise<Stack> {
  const network = await startDevnet({ days, l1s: [{ name: "firn", chainID: 99_123 }], peers: true })
  await network.filled
  await makeHistory(network)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "genesis.json"), genesisJson(network.devnet.network.genesisFile))
  const facts = await networkFacts(network.devnet, network.url)
  const config = JSON.parse(
    seracJson({ network: facts, port: 0, schema: "serac.schema.json", genesis: "genesis.json" }),
  )
  for (const service of ["dataService", "metricsService", "gateway"]) config[service].port = 0
  config.nft = { metadata: "off" }
  // Most pages need no new blocks, and by default a node that answers quickly is polled ten times a second.
  config.indexer = { pollInterval: 1_000 }
  writeFileSync(join(folder, "serac.json"), JSON.stringify(config))
  const outcome = await runSerac(["up", "--config", join(folder, "serac.json")])
  if (!("running" in outcome)) throw new Error(`serac up ended:\n${printedText(outcome.printed)}`)
  const { running } = outcome
  const said = (pattern: RegExp) => pattern.exec(running.printed.stdout)?.[1] ?? ""
  const backup = join(folder, "backup")
  await runSerac(["backup", backup, "--data-directory", join(folder, "data")])
  const mocks = await startMocks({ port: 0 })
  const { forwarded, ...proxy } = await startProxy()

  const addresses = new Map([
    ...[8082, 9650, 9652].map((port) => [port, network.url] as const),
    [8080, said(/^data service +(http:\S+)/m)],
    [8081, said(/^metrics service +(http:\S+)/m)],
    [8083, said(/^gateway of the nodes at (http:\S+)/m)],
    [8545, `${network.url}/ext/bc/C/rpc`],
    [3128, proxy.url],
    ...apis.map((api) => [defaultPorts[api], mocks.mocks[api].url] as const),
  ])
  return {
    addresses,
    backup,
    forwarded,
    close: async () => {
      await running.stop()
      await Promise.all([network.close(), mocks.close(), proxy.close()])
    },
  }
}

/** A proxy for plain HTTP, which receives absolute URLs. */
async function startProxy() {
  const forwarded: string[] = []
  const server = createServer((request, response) => {
    forwarded.push(request.url ?? "")
    const { method, headers } = request
    const onward = requestOf(request.url ?? "", { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on("error", () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, forwarded, close }
}
