import { decodeContainer, encodeContainer, formatHex, parseHex } from "@serac/chain"
import { expect, test } from "vitest"
import { FakeNetworkNode } from "../../test/network/fake-network-node.ts"
import { runNetworkHouse } from "../../test/network/network-house.ts"
import { recordedChains } from "../../test/network/recorded-chains.ts"

/** A container without its proposer's signature, of the same block. */
function unsigned(container: string): string {
  const decoded = decodeContainer(parseHex(container, "hexnc"))
  const bytes = encodeContainer({ ...decoded, certificate: new Uint8Array(), signature: new Uint8Array() } as never)
  return formatHex(bytes, "hexnc")
}

test.each(["P", "X"] as const)(
  "a container of the %s-Chain that names another one before it than the node gave shows that the node is not to be trusted, and holds nothing up",
  async (chain) => {
    const height = recordedChains[chain].length - 3
    const heights = { P: recordedChains.P.length - 1, X: recordedChains.X.length - 1, C: recordedChains.C.length - 1 }
    const node = new FakeNetworkNode()
    node.cut({ ...heights, [chain]: height })
    const last = recordedChains[chain][height] as { readonly height: number; readonly bytes: string; container: string }
    const forged = { ...last, container: unsigned(last.container) }
    expect(forged.container).not.toBe(last.container)
    node.chains = { ...node.chains, [chain]: node.chains[chain].with(height, forged) }
    const house = runNetworkHouse([node], { pollInterval: 1_000 })
    const untrue = () => house.progress().chains.find((one) => one.chain === chain)?.untrue
    await house.synced(node)
    expect(untrue()).toBeUndefined()
    node.cut(heights)
    await house.synced(node)
    await house.clock.pass(2_000)
    expect(untrue()).toContain(`${chain}-Chain: the container of block ${height + 1} does not follow the one before it`)
    await house.stop()
  },
)
