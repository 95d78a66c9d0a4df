import { parseAddress } from "@serac/chain"
import type { PrimaryChain } from "@serac/store"
import { expect, test } from "vitest"
import { FakeNetworkNode } from "./fake-network-node.ts"
import { runNetworkHouse } from "./network-house.ts"
import { answersTo, recordedNetwork } from "./primary-fixtures.ts"

const { xChainId, cChainId } = recordedNetwork
const aliases: Readonly<Record<string, PrimaryChain>> = { X: "X", C: "C", [xChainId]: "X", [cChainId]: "C" }

test("what every address may import to the P-Chain is what the recorded node said, by its source", async () => {
  const node = new FakeNetworkNode()
  const house = runNetworkHouse([node])
  await house.synced(node)
  await house.stop()
  const answers = answersTo("getUTXOs").filter(({ params }) => params.sourceChain !== undefined)
  expect(answers).toHaveLength(27)
  let count = 0
  for (const { params, result } of answers) {
    const address = parseAddress(params.addresses[0]).bytes
    const rows = [...house.writer.unspentOf(address, "P", aliases[params.sourceChain] as PrimaryChain).values()]
    const own = rows.map(({ platformFragment = "" }) => /"utxoBytes":"(0x[0-9a-f]+)"/.exec(platformFragment)?.[1])
    // The UTXO without its checksum.
    const said = result.utxos.map((utxo: string) => utxo.slice(0, -8))
    expect({ params, utxos: own.sort() }).toEqual({ params, utxos: said.sort() })
    count += said.length
  }
  expect(count).toBeGreaterThan(0)
})
