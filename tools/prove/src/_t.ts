import { mkdtemp } from "node:fs/promises"
import { getBlock } from "@serac/data"
import { fixtures } from "./recording/directories.ts"
import { readLedgers } from "./recording/ledger.ts"
import { startReplayNode } from "./replay-node/start-replay-node.ts"
import { startStack } from "./stack/start-stack.ts"
const ledger = (await readLedgers(fixtures)).find(({ name }) => name === "c-chain")!
for (let round = 0; round < 3; round++) {
const node = await startReplayNode({ ledger, head: 30 })
const { chainId } = ledger
const lines: string[] = []
const stack = await startStack({ location: { kind: "sqlite", directory: await mkdtemp("/tmp/dc/w-") }, chains: [{ chainId, name: "C", network: "mainnet", rpcUrls: [node.rpcUrl], wsUrl: node.wsUrl, nativeToken: { name: "Ice", symbol: "ICE", decimals: 18 } }], goals: new Map([[chainId, { head: 30, addresses: [] }]]), indexer: { nftMetadata: false, log: (level, message, facts) => { if (level !== "debug") lines.push(`${level} ${message} ${JSON.stringify(facts)}`) } } })
const times: number[] = []
for (let i = 0; i < 100; i++) { const t = performance.now(); node.advance(); const h = node.head; for (;;) { if (await getBlock(stack.data, { chainId, blockId: `${h}` }).then(() => true, () => false)) break; await new Promise((r) => setTimeout(r, 3)) } times.push(performance.now() - t) }
times.sort((a, b) => a - b); console.log("p50", times[50]!.toFixed(1), "p90", times[90]!.toFixed(1), "max", times[99]!.toFixed(1), [...node.calls])
console.log(lines.slice(0, 10).join("\n"))
await stack.close(); await node.stop()
}
