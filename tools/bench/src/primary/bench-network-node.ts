import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { buildGenesis, formatAddress, formatId, hrpOf, localGenesis } from "@serac/chain"
import type { BenchNetwork, NetworkShape } from "./bench-network.ts"
import { cChainAnswer } from "./c-answers.ts"
import { fanLedger, fanOwner } from "./fan-ledger.ts"
import { nodeAnswers } from "./node-answers.ts"
import { makeOwners } from "./owners.ts"
import { pLedger } from "./p-ledger.ts"
import { xLedger } from "./x-ledger.ts"

/*
 * The node of a local network that is indexed, in a process of its own: its blocks are synthetic and its answers ready, so
 * that what is measured is who reads them. Prints one line of JSON.
 */
const networkShape = JSON.parse(process.argv[2] ?? "") as NetworkShape
const genesis = buildGenesis(localGenesis())
const people = makeOwners(500)
const { blocks: p, rewards } =
  networkShape.fan === undefined
    ? pLedger(genesis, people, networkShape.p, networkShape.transactions)
    : fanLedger(genesis, networkShape.p, networkShape.fan)
const x = xLedger(genesis, people, networkShape.x, networkShape.transactions)
const benchAnswers = nodeAnswers({ genesis, p, x, rewards, index: networkShape.index })

function answerTo(path: string, body: string): string | undefined {
  const call = JSON.parse(body)
  return path === "/ext/bc/C/rpc" ? cChainAnswer(call) : benchAnswers(path, call)
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on("data", (chunk: Buffer) => chunks.push(chunk))
  request.on("end", () => {
    // It tells of no blocks by WebSocket, which comes as a GET.
    const answer = request.method === "POST" ? answerTo(request.url ?? "", Buffer.concat(chunks).toString()) : undefined
    const headers = { "content-type": answer === undefined ? "text/plain" : "application/json" }
    response.writeHead(answer === undefined ? 404 : 200, headers).end(answer ?? "404 page not found\n")
  })
})
// Longer than anybody pauses: a connection that is closed while a request comes would be a fault of the node's.
server.keepAliveTimeout = 600_000
server.listen(0, "127.0.0.1", () => {
  const network: BenchNetwork = {
    nodeUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    networkId: genesis.networkID,
    avaxAssetId: formatId(genesis.avaxAssetID),
    address: formatAddress(fanOwner.address, hrpOf(genesis.networkID), "P"),
    shape: networkShape,
  }
  console.log(JSON.stringify(network))
})
process.stdin.resume()
process.stdin.on("end", () => process.exit())
