import { decodeUnsignedWarpMessage, parseHex } from "@serac/chain"
import { expect, test } from "vitest"
import { Devnet } from "../../devnet.ts"
import { messageOfLog, toHex, warpAddress } from "../../evm/index.ts"
import { EvmWallet } from "../../wallet/evm-wallet.ts"
import { testKey } from "../../wallet/test-key.ts"
import { sentMessagesOf } from "./sent-messages.ts"

test("what a chain has sent goes into the archive with its block, and is there while the block is", async () => {
  const tables: Map<unknown, unknown>[] = []
  const archive = {
    table: <K extends string | number, V>() => {
      const table = new Map<K, V>()
      tables.push(table)
      return table
    },
  }
  const devnet = await Devnet.create({ archive })
  const { chain } = devnet.chains.c
  const snapshot = await devnet.snapshots.take()
  const data = `0xee5b48eb${"20".padStart(64, "0")}${"5".padStart(64, "0")}${"68656c6c6f".padEnd(64, "0")}`
  await new EvmWallet(chain, testKey).send({ to: warpAddress, data: parseHex(data, "hexnc"), gas: 200_000n })
  await devnet.producer.mine()
  const [log] = chain.tip.receipts.flatMap(({ logs }) => logs)
  const { id, bytes } = messageOfLog(log?.data ?? new Uint8Array())
  const archived = { bytes, blockHash: chain.tip.hash }
  expect(decodeUnsignedWarpMessage(bytes).sourceChainID).toEqual(devnet.chains.c.blockchainID)
  expect(tables.map((table) => table.get(toHex(id))).filter(Boolean)).toEqual([archived])
  expect(sentMessagesOf(chain).get(id)).toEqual(bytes)
  await devnet.snapshots.revert(snapshot)
  expect(sentMessagesOf(chain).get(id)).toBeUndefined()
  devnet.close()
})
