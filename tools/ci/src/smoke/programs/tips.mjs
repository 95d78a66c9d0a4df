import { Devnet } from "@serac/devnet"

const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")

/** The heights of a devnet's chains after 45 minutes of simulated users, which are determined by a seed. */
export async function tipsOf(seed) {
  const devnet = await Devnet.create({
    seed,
    days: 0.03,
    clock: { start: Date.UTC(2026, 0, 1), isStopped: true },
    l1s: [{ name: "firn", chainID: 99_123 }],
  })
  await devnet.fillHistory()
  devnet.close()
  const { network, chains } = devnet
  const headers = { "content-type": "application/json", host: "localhost" }
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_blockNumber", params: [] })
  const answer = await devnet.node.handle({ method: "POST", target: "/ext/bc/C/rpc", headers, body })
  return {
    P: [network.p.last.height, hexOf(network.p.last.id)],
    X: [network.x.last.height, hexOf(network.x.last.id)],
    ...Object.fromEntries(
      chains.all.map(({ name, chain }) => [name, [Number(chain.tip.header.number), chain.tip.hash]]),
    ),
    answer: JSON.parse(answer.body).result,
  }
}
