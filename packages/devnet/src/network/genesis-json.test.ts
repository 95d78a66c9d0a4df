import { localGenesis, parseGenesis } from "@serac/chain"
import { expect, test } from "vitest"
import { genesisJson } from "./genesis-json.ts"

test("writes a genesis file that is read as it was", () => {
  const file = localGenesis(1_721_016_000n)
  expect(parseGenesis(genesisJson(file))).toEqual(file)
})
