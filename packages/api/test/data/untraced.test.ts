import type { Batch } from "@serac/store"
import { describe, expect, test } from "vitest"
import { all, build, now, refusalOf } from "./house.ts"
import { Ledger, type TransactionPlan, wallet } from "./ledger.ts"

const chainId = "43112"
const [ann, bob] = [wallet(1), wallet(2)]

describe("internal transactions are not served", () => {
  const untraced = async (
    blocks: readonly { readonly isTraced: boolean; readonly plans: readonly TransactionPlan[] }[],
  ): Promise<unknown> => {
    const other = await build()
    try {
      const own = new Ledger(chainId)
      for (const [number, { isTraced, plans }] of blocks.entries()) {
        const { internalTransactions, ...batch } = own.block(now + number, plans)
        await other.write(chainId, isTraced ? { ...batch, internalTransactions } : batch)
      }
      return await all(other.client.listInternalTransactions({ chainId, address: ann })).catch(refusalOf)
    } finally {
      await other.close()
    }
  }
  const some = [{ from: ann, to: bob }]

  test("where the node does not trace", async () => {
    expect(await untraced([{ isTraced: false, plans: some }])).toBe(
      "internal transactions of chain 43112 are not known, since its node does not trace",
    )
  })

  test("where the first blocks were not traced", async () => {
    const blocks = [false, true].map((isTraced) => ({ isTraced, plans: some }))
    expect(await untraced(blocks)).toBe(
      "internal transactions of chain 43112 are known from block 1 on only; index it again to have all",
    )
  })

  test("but of a chain without transactions there are none", async () => {
    expect(await untraced([{ isTraced: false, plans: [] }])).toEqual([])
  })

  test.each([
    ["while they are made of the archive", (batch: Batch) => batch, "are being made: 0 of 1 blocks have theirs"],
    ["but not where the archive cannot tell them", (batch: Batch) => ({ ...batch }), undefined],
  ])("%s", async (_, given, refusal) => {
    const other = await build()
    const asked = () => all(other.client.listInternalTransactions({ chainId, address: ann })).catch(refusalOf)
    try {
      const batch = given(new Ledger(chainId).block(now, some))
      const writer = await other.write(chainId, batch)
      const before = await asked()
      await writer.beginRebuild()
      expect(await asked()).toEqual(refusal ? `internal transactions of chain 43112 ${refusal}` : before)
      await writer.rebuild(batch)
      while ((await writer.catchUp(9)) !== undefined);
      expect(await asked()).toEqual(before)
    } finally {
      await other.close()
    }
  })
})
