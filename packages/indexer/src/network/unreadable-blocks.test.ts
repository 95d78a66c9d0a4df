import { decodePChainBlock, encodePChainBlock, formatHex, parseHex } from "@serac/chain"
import { RpcError } from "@serac/kits/nodes"
import { expect, test } from "vitest"
import { FakeNetworkNode } from "../../test/network/fake-network-node.ts"
import { runNetworkHouse } from "../../test/network/network-house.ts"
import { recordedChains } from "../../test/network/recorded-chains.ts"
import type { UnreadableBlockError } from "../core/backfill/index.ts"

/** A P-Chain block that decides on a proposal although there is none. */
function strayOutcome(height: number): Uint8Array {
  const before = decodePChainBlock(parseHex(recordedChains.P[height - 1]?.bytes as string, "hexnc"))
  return encodePChainBlock({
    type: "BanffCommitBlock",
    time: BigInt(before.type === "BanffStandardBlock" ? before.time : 0n),
    parentID: before.id,
    height: BigInt(height),
  })
}

/** The bytes of a recorded block, changed to contain a transaction of an unknown type. */
function unknownType(height: number): Uint8Array {
  const bytes = parseHex(recordedChains.P[height]?.bytes as string, "hexnc")
  // The offset after the block's codec version, type, time, parent, height and number of transactions.
  const offset = 2 + 4 + 8 + 32 + 8 + 4
  const changed = new Uint8Array(bytes)
  new DataView(changed.buffer).setUint32(offset, 99)
  return changed
}

test.each([
  ["contradicts what is stored", strayOutcome, "block 9 of the P-Chain decides on nothing"],
  ["has a transaction of an unknown type", unknownType, /block 9 of the P-Chain cannot be read: .*99/],
] as const)(
  "a block that %s is set aside: what is before it and the other chains are stored, and it is taken up when it can be read",
  async (_, bytesOf, reason) => {
    const node = new FakeNetworkNode()
    const bytes = bytesOf(9)
    let isBad = true
    node.override = ({ path, method, params }) => {
      if (!isBad || !path.includes("/P")) return undefined
      if (method === "index.getContainerRange") throw new RpcError(-32601, "no index")
      if (method !== "platform.getBlockByHeight" || Number(params.height) !== 9) return undefined
      return { block: formatHex(bytes), encoding: "hex" }
    }
    const aside: {
      readonly chain: string
      readonly number: number
      readonly reason: string
      readonly bytes: string
    }[] = []
    const released: [chain: string, number: number][] = []
    const quarantine = (chain: string) => ({
      blocks: async () => [],
      add: async ({ number, reason, bytes }: UnreadableBlockError) =>
        void aside.push({ chain, number, reason, bytes: Buffer.from(bytes).toString("hex") }),
      release: async (number: number) => void released.push([chain, number]),
    })
    const house = runNetworkHouse([node], { quarantine })
    const chainOf = (name: string) => house.progress()?.chains.find(({ chain }) => chain === name)
    await house.clock.until(() => chainOf("P")?.state === "stuck" && chainOf("X")?.state === "following")
    await house.clock.until(() => aside.length > 1)
    expect(aside[0]).toEqual({
      chain: "P",
      number: 9,
      reason: expect.stringMatching(reason),
      bytes: Buffer.from(bytes).toString("hex"),
    })
    expect(chainOf("P")).toMatchObject({
      stuckAt: 9,
      quarantined: 1,
      head: { height: 8 },
      error: expect.stringMatching(/^block 9 cannot be read: /),
    })
    expect([house.progress().state, chainOf("X")?.head?.height, chainOf("C")?.head?.height]).toEqual(["stuck", 57, 169])
    expect(house.logged.filter(({ level }) => level === "error").map(({ message }) => message)).toEqual([
      "A block cannot be read and is set aside; nothing after it is stored",
    ])
    isBad = false
    await house.synced(node)
    expect(released[0]).toEqual(["P", expect.any(Number)])
    expect(chainOf("P")).toMatchObject({ state: "following", quarantined: 0 })
    expect(chainOf("P")).not.toHaveProperty("stuckAt")
    await house.stop()
  },
)
