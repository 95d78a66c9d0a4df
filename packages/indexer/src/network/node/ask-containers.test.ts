import { decodeContainer, encodeContainer, formatHex, parseHex, parseId } from "@serac/chain"
import { describe, expect, test } from "vitest"
import { recordedNetwork } from "../../../test/network/primary-fixtures.ts"
import { recordedChains } from "../../../test/network/recorded-chains.ts"
import { askContainers } from "./ask-containers.ts"
import { readContainer } from "./read-container.ts"

const chainIds = { P: new Uint8Array(32), X: parseId(recordedNetwork.xChainId) }
const flipped = (bytes: Uint8Array, at: number) => bytes.with(at, (bytes[at] as number) ^ 1)

const fromHeight = { P: 70, X: 38 }
type AnyContainer = ReturnType<typeof decodeContainer> & { readonly signature?: Uint8Array }
const hasSignature = (bytes: Uint8Array) => ((decodeContainer(bytes) as AnyContainer).signature?.length ?? 0) > 0

/** The containers of 20 blocks, the later ones signed. */
const recorded = (chain: "P" | "X") =>
  recordedChains[chain]
    .slice(fromHeight[chain], fromHeight[chain] + 20)
    .map(({ container }) => parseHex(container as string, "hexnc"))

/** Asks an index that has these containers, and others from its second answer on. */
function asking(chain: "P" | "X", containers: readonly Uint8Array[], later = containers, random = () => 0) {
  let asked = 0
  return askContainers({
    ...{ from: fromHeight[chain], count: containers.length, chainId: chainIds[chain], random },
    ask: async ({ startIndex, numToFetch }) => {
      const at = startIndex - fromHeight[chain] + 1
      const shown = (asked++ === 0 ? containers : later).slice(at, at + numToFetch)
      return { containers: shown.map((bytes) => ({ bytes: formatHex(bytes) })) }
    },
  })
}

// biome-ignore lint/suspicious/noExplicitAny: members of any type of container
const changed = (bytes: Uint8Array, change: (container: any) => object) => {
  const container = decodeContainer(bytes)
  return encodeContainer({ ...container, ...change(container) } as never)
}

describe.each(["P", "X"] as const)("an index of the %s-Chain", (chain) => {
  const containers = recorded(chain)
  const middle = containers.findIndex((bytes, at) => at > 9 && hasSignature(bytes))
  const last = containers.length - 1

  test("gives blocks with the proposers that signed them", async () => {
    expect(hasSignature(containers[last] as Uint8Array)).toBe(true)
    expect(await asking(chain, containers)).toEqual(containers.map((bytes) => readContainer(bytes)))
  })

  test.each<[string, (bytes: Uint8Array) => Uint8Array]>([
    ["another time", (bytes) => changed(bytes, ({ timestamp }) => ({ timestamp: timestamp + 1n }))],
    ["another P-Chain height", (bytes) => changed(bytes, ({ pChainHeight }) => ({ pChainHeight: pChainHeight + 1n }))],
    ["another signature", (bytes) => changed(bytes, ({ signature }) => ({ signature: flipped(signature, 12) }))],
  ])("is refused with %s of a proposer, also in its last container", async (_, change) => {
    for (const at of [middle, last]) {
      const told = containers.with(at, change(containers[at] as Uint8Array))
      await expect(asking(chain, told)).rejects.toThrow("was not signed by its proposer")
    }
  })

  test("is refused where a container has another parent, or no proposer is named in the middle", async () => {
    const bytes = containers[middle] as Uint8Array
    const orphan = changed(bytes, ({ parentID }) => ({ parentID: flipped(parentID, 4) }))
    const unsigned = changed(bytes, () => ({ certificate: new Uint8Array(), signature: new Uint8Array() }))
    for (const told of [orphan, unsigned])
      await expect(asking(chain, containers.with(middle, told))).rejects.toThrow("does not follow the one before it")
  })

  test("is refused where its last container is another one in its second answer", async () => {
    const { parentID, block } = decodeContainer(containers[last] as Uint8Array)
    const told = containers.with(last, encodeContainer({ type: "option", parentID, block }))
    await expect(asking(chain, told, containers)).rejects.toThrow(
      /gave two different answers about the container of block \d+/,
    )
  })
})

test("of a long answer the signatures of a share are verified", async () => {
  const containers = recordedChains.P.slice(70, 120).map(({ container }) => parseHex(container as string, "hexnc"))
  const told = containers.with(
    5,
    changed(containers[5] as Uint8Array, ({ signature }) => ({ signature: flipped(signature, 12) })),
  )
  expect(await asking("P", told, told, () => 0.5)).toHaveLength(50)
  await expect(asking("P", told, told, () => 0.01)).rejects.toThrow(/was not signed by its proposer/)
})

test("an index without the block, or with more than were asked for, tells nothing", async () => {
  const containers = recorded("X")
  await expect(asking("X", [])).rejects.toMatchObject({ kind: "behind" })
  const request = { from: 1, count: 2, chainId: chainIds.X, random: () => 0 }
  const ask = async () => ({ containers: containers.map((bytes) => ({ bytes: formatHex(bytes) })) })
  await expect(askContainers({ ...request, ask })).rejects.toThrow("more containers than were asked for")
})
