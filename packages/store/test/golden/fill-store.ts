import { bytesFromHex } from "../../src/hex.ts"
import { dump, dumpNetwork, type Store } from "../../src/index.ts"
import { address, word } from "../conformance/chain-of.ts"
import { linesOf } from "../conformance/lines-of.ts"
import { progressOf, stakerOf } from "../conformance/network/rows.ts"
import { fillCallers } from "./callers.ts"
import { goldenChainId, goldenHistory } from "./history.ts"
import { goldenNetworkHistory, goldenNetworkId } from "./network-history.ts"

/** Stores something for every table of a chain, of a network and of callers. */
export async function fillStore(store: Store): Promise<void> {
  const writer = await store.openWriter(goldenChainId)
  await writer.append(goldenHistory, { nodeHead: 3, now: 1_700_000_100 })
  await writer.saveContracts([
    { address: address(0xc01), ercType: "ERC-20", name: "Ice", symbol: "ICE", decimals: 18, attempts: 1 },
    { address: address(0xde), attempts: 2, retryAt: 1_700_000_500 },
  ])
  const metadata = '{"indexStatus":"INDEXED","name":"Serac"}'
  const token = { contract: address(0xa47), tokenId: word(77) }
  await writer.saveTokens([{ ...token, tokenUri: "ipfs://77", metadata, attempts: 1 }])
  await store.requestReindex(goldenChainId, address(0xa47), word(77), 1_700_000_200)
  await store.secret()
  const due = await writer.dueBalances(100, 1_700_000_300)
  if (due !== undefined) {
    const answers = due.holdings.map((holding) => ({ holding, balance: holding.standard === 1155 ? undefined : 5n }))
    await writer.saveBalances(due, answers, 1_700_000_300)
  }
  await writer.close()

  const networkWriter = await store.openNetworkWriter(goldenNetworkId)
  for (const batch of goldenNetworkHistory) {
    const platform = { time: 30, accruedFees: 2n ** 64n - 1n, validatorExcess: 7n, more: "{}" }
    const blocks = batch.blocks.map((block) => ({ ...block, proposer: bytesFromHex(address(9)) }))
    await networkWriter.append({ ...batch, blocks }, progressOf(batch, batch.chain === "P" ? { platform } : {}))
  }
  await networkWriter.observe([{ txId: stakerOf(2).txId, uptime: 99.5, connected: true, potentialReward: 7n }], 1000)
  await networkWriter.note(["what is missing"])
  await networkWriter.close()
  await fillCallers(store)
}

/** What a store says, by the name of the file in the golden folder. */
export async function dumpsOf(store: Store): Promise<Readonly<Record<"dump.txt" | "network-dump.txt", string>>> {
  const [chain, network] = [
    await linesOf(dump(store, goldenChainId)),
    await linesOf(dumpNetwork(store, goldenNetworkId)),
  ]
  return { "dump.txt": `${chain.join("\n")}\n`, "network-dump.txt": `${network.join("\n")}\n` }
}
