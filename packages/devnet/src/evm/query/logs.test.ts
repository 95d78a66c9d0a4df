import { expect, test } from "vitest"
import type { EvmBlock } from "../block/block.ts"
import type { EvmChain } from "../chain/evm-chain.ts"
import { logsBetween } from "./logs.ts"

const log = { address: "0x5e", topics: [], data: new Uint8Array(0) }
const blockAt = (number: bigint) =>
  ({ header: { number, logsBloom: new Uint8Array(256) }, receipts: [{ logs: [log] }] }) as unknown as EvmBlock

test("a block is read when its logs are asked for, so that a query does not have all blocks in memory", () => {
  const read: bigint[] = []
  const chain = {
    tip: blockAt(9n),
    blockAt: (height: bigint) => {
      read.push(height)
      return blockAt(height)
    },
  } as unknown as EvmChain
  const logs = logsBetween(chain, 3n, undefined, { addresses: [], topics: [] })[Symbol.iterator]()
  const first = [logs.next(), logs.next()].map(({ value }) => value.block.header.number)
  expect([first, read]).toEqual([
    [3n, 4n],
    [3n, 4n],
  ])
})
