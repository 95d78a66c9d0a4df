import type { UtxoKey, UtxoRow } from "@serac/store"
import { expect, test } from "vitest"
import { UnstoredOwners } from "./unstored-owners.ts"

const utxo = (outputIndex: number) => ({ txId: new Uint8Array(32).fill(7), outputIndex }) as UtxoRow

test("the store is asked only for what is not to be stored, until that is stored", async () => {
  const asked: number[][] = []
  const owners = new UnstoredOwners({
    async utxos(keys: readonly UtxoKey[]) {
      asked.push(keys.map(({ outputIndex }) => outputIndex))
      return keys as readonly UtxoRow[]
    },
  })
  owners.add([utxo(1), utxo(2)])
  const found = [await owners.utxos([utxo(0), utxo(1)]), await owners.utxos([utxo(2)])]
  owners.remove([utxo(1), utxo(2)])
  found.push(await owners.utxos([utxo(1)]))
  expect({ asked, found }).toEqual({ asked: [[0], [1]], found: [[utxo(1), utxo(0)], [utxo(2)], [utxo(1)]] })
})
