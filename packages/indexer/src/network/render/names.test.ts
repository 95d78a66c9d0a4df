import { formatId } from "@serac/chain"
import { expect, test } from "vitest"
import { recordedNetwork } from "../../../test/network/primary-fixtures.ts"
import { networkNames } from "./names.ts"

const ids = Array.from({ length: 20 }, (_, at) => new Uint8Array(32).fill(at))

test("ids have their texts, whichever came before and however often", () => {
  const names = networkNames(recordedNetwork)
  const order = [...ids, ...ids.slice(0, 3), ...ids.slice(0, 3), ...ids.toReversed()]
  expect(order.map(names.id)).toEqual(order.map(formatId))
})
