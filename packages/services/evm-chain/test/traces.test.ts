import { expect, test } from "vitest"
import { traceBlock } from "../src/trace/trace.ts"
import { recordedBlocks } from "./support/recorded.ts"
import { corethChain, replay, subnetChain, usesMessenger } from "./support/replay.ts"

test.each([
  ["ledger/l1", () => subnetChain("Serac L1", "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx"), 60],
  ["helicon/ledger/c-chain", () => corethChain("helicon/"), 37],
] as const)("the call traces of %s are the node's", async (file, open, count) => {
  const chain = await open()
  const blocks = recordedBlocks(file)
    .slice(1)
    .filter(({ block }) => block.settledHeight === undefined)
    .slice(0, count)
  for (const recorded of blocks) {
    const block = await replay(chain, recorded)
    if (usesMessenger(recorded)) continue
    expect(await traceBlock(chain, block, { tracer: "callTracer" })).toEqual(recorded.traces)
  }
  expect(blocks).toHaveLength(count)
})
