import { buildGenesis, formatAddress, formatId, hrpOf, localGenesis } from "@serac/chain"
import { EvmNode, fault, NodeServer } from "@serac/kits/nodes"
import type { BenchNetwork, NetworkShape } from "./bench-network.ts"
import { fanLedger, fanOwner } from "./fan-ledger.ts"
import { nodeAnswers } from "./node-answers.ts"
import { makeOwners } from "./owners.ts"
import { pLedger } from "./p-ledger.ts"
import { recordedFirstBlock } from "./recorded-first-block.ts"
import { xLedger } from "./x-ledger.ts"

/*
 * The node of a local network that is indexed, in its own process: its blocks are synthetic and its answers prepared, so
 * that only the reader is measured. Prints one line of JSON.
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

// A C-Chain that stays at block 0.
const cChain = new EvmNode({ blocks: [{ block: recordedFirstBlock(), receipts: [] }], head: 0 })

const server = await NodeServer.start({
  reply: (request) => {
    const { target, body } = request
    if (target === "/ext/bc/C/rpc") return cChain.reply(request)
    // The node has no WebSocket; its upgrade request is a GET.
    const text = request.method === "POST" ? benchAnswers(target, JSON.parse(body)) : undefined
    return text === undefined ? fault.absent : { kind: "answer", status: 200, text }
  },
})
const network: BenchNetwork = {
  nodeUrl: server.url,
  networkId: genesis.networkID,
  avaxAssetId: formatId(genesis.avaxAssetID),
  address: formatAddress(fanOwner.address, hrpOf(genesis.networkID), "P"),
  shape: networkShape,
}
console.log(JSON.stringify(network))
process.stdin.resume()
process.stdin.on("end", () => process.exit())
