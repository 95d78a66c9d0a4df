import * as fc from "fast-check"
import { beforeAll, describe, expect, test } from "vitest"
import { NodeFault } from "../../src/core/index.ts"
import { loadPlatform } from "../../src/network/p/load-platform.ts"
import { applyAndStore, indexPlatform } from "./index-platform.ts"
import { MemoryNetworkWriter } from "./memory-network-writer.ts"
import { platformBlocks, recordedTerms, rewardUtxos } from "./primary-fixtures.ts"

const steps = fc.array(fc.record({ size: fc.integer({ min: 1, max: 40 }), anew: fc.boolean() }), { maxLength: 40 })
let whole: unknown

beforeAll(async () => {
  const writer = new MemoryNetworkWriter()
  await indexPlatform(writer, recordedTerms, platformBlocks, rewardUtxos)
  whole = writer.dump()
})

describe("a P-Chain in batches", () => {
  test("gives the same rows whatever the sizes, and whether the state was loaded anew or went on", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sizes) => {
        const writer = new MemoryNetworkWriter()
        await indexPlatform(writer, recordedTerms, platformBlocks, rewardUtxos, sizes)
        expect(writer.dump()).toEqual(whole)
      }),
      { numRuns: 8 },
    )
  })

  test("gives the same rows block by block, loaded anew before each", async () => {
    const writer = new MemoryNetworkWriter()
    const single = platformBlocks.map(() => ({ size: 1, anew: true }))
    await indexPlatform(writer, recordedTerms, platformBlocks, rewardUtxos, single)
    expect(writer.dump()).toEqual(whole)
  })

  test("goes on as if nothing was, after blocks that turned out to be nonsense halfway", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 60 }), async (at, many) => {
        const writer = new MemoryNetworkWriter()
        const platform = await loadPlatform(writer, recordedTerms)
        await applyAndStore(platform, writer, platformBlocks.slice(0, at), rewardUtxos)
        const doubtful = [...platformBlocks.slice(at, at + many), platformBlocks[0] as (typeof platformBlocks)[number]]
        await expect(platform.apply(doubtful, rewardUtxos)).rejects.toBeInstanceOf(NodeFault)
        await expect(platform.apply(platformBlocks.slice(at), new Map())).rejects.toThrow("are not known")
        await applyAndStore(platform, writer, platformBlocks.slice(at), rewardUtxos)
        expect(writer.dump()).toEqual(whole)
      }),
      { numRuns: 6 },
    )
  })

  test("answers a changed byte with rows or with a fault of the node, never with another error", async () => {
    const writer = new MemoryNetworkWriter()
    let faults = 0
    for (const [height, block] of platformBlocks.entries()) {
      for (let n = 0; n < 4; n++) {
        const bytes = new Uint8Array(block.bytes)
        const at = (height * 7919 + n * 104_729) % bytes.length
        bytes[at] = (bytes[at] as number) ^ (1 << ((height + n) % 8))
        const platform = await loadPlatform(writer, recordedTerms)
        const error = await platform.apply([{ bytes }], rewardUtxos).catch((reason: unknown) => reason)
        if (!(error instanceof Error)) continue
        expect(error).toMatchObject({ code: "NODE_FAULT" })
        faults++
      }
      await applyAndStore(await loadPlatform(writer, recordedTerms), writer, [block], rewardUtxos)
    }
    expect(faults).toBeGreaterThan(100)
    expect(writer.dump()).toEqual(whole)
  })
})
