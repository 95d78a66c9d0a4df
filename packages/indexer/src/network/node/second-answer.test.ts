import { decodeContainer, encodeContainer, formatHex, parseHex } from "@serac/chain"
import { beforeAll, expect, test } from "vitest"
import { FakeNetworkNode } from "../../../test/network/fake-network-node.ts"
import { otherChains } from "../../../test/network/forged-blocks.ts"
import { runNetworkHouse } from "../../../test/network/network-house.ts"
import type { RecordedBlock } from "../../../test/network/recorded-chains.ts"
import { linesOf, withoutProposers } from "../../../test/network/row-lines.ts"

type Chain = "P" | "X" | "C"
const methods = { P: "platform.getBlockByHeight", X: "avm.getBlockByHeight", C: "eth_getBlockByNumber" } as const
const cut = { P: 12, X: 6, C: 20 }

let honest: readonly string[]
beforeAll(async () => {
  honest = (await rowsOf(nodeAt(false))).lines
})

function nodeAt(offersIndex: boolean): FakeNetworkNode {
  const node = new FakeNetworkNode()
  node.offersIndex = offersIndex
  node.cut(cut)
  return node
}

/** What an indexer stores from a node, and which answers it knows to be false. */
async function rowsOf(node: FakeNetworkNode) {
  const house = runNetworkHouse([node])
  await house.synced(node)
  await house.stop()
  return {
    lines: withoutProposers(linesOf(house.writer)),
    untrue: house.progress().chains.flatMap(({ untrue }) => untrue ?? []),
  }
}

const twoAnswers = [expect.stringMatching(/gave two different answers about block \d+ of the .-Chain/)]

test.each(["P", "X", "C"] as const)(
  "a false last block in one answer about the %s-Chain is not stored",
  async (chain) => {
    const node = nodeAt(false)
    const last = (await otherChains(chain, node.chains))[chain].at(-1)
    let lies = 0
    node.override = ({ method, params }) => {
      if (method !== methods[chain] || Number(params.height ?? params[0]) !== cut[chain] || lies++ > 0) return undefined
      return last && "bytes" in last ? { block: formatHex(parseHex(last.bytes, "hexnc")), encoding: "hex" } : last
    }
    expect(await rowsOf(node)).toEqual({ lines: honest, untrue: twoAnswers })
  },
)

test.each(["P", "X"] as const)("a false last block of a page of the %s-Chain's index is not stored", async (chain) => {
  const node = nodeAt(true)
  const { [chain]: blocks } = await otherChains(chain, node.chains)
  const block = parseHex((blocks.at(-1) as { readonly bytes: string }).bytes, "hexnc")
  const truth = decodeContainer(parseHex((node.chains[chain].at(-1) as RecordedBlock).container as string, "hexnc"))
  const container = formatHex(encodeContainer({ type: "option", parentID: truth.parentID, block }))
  let lies = 0
  node.override = ({ path, method, params }) => {
    const isLast = params.startIndex + params.numToFetch >= cut[chain]
    if (method !== "index.getContainerRange" || !path.includes(`/${chain}/`) || !isLast || lies++ > 1) return undefined
    const before = node.chains[chain as Chain & ("P" | "X")].slice(params.startIndex + 1, -1)
    const containers = [...before.map((one) => formatHex(parseHex(one.container as string, "hexnc"))), container]
    return { containers: containers.map((bytes) => ({ bytes })) }
  }
  expect(await rowsOf(node)).toEqual({ lines: honest, untrue: twoAnswers })
})
