import type { ProjectionStatus } from "@serac/store"
import { expect, test } from "vitest"
import { build, now, withProjections } from "../house.ts"
import { Ledger, wallet } from "../ledger.ts"

const chainId = "43112"
const head = 29

/** What is answered where balances lack blocks from one on the first times that it is looked; and how often it was looked. */
async function answerWhere({ next, looks }: { readonly next: number; readonly looks: number }) {
  const house = await build()
  await house.write(chainId, new Ledger(chainId).block(now))
  let looked = 0
  const statuses = (): readonly ProjectionStatus[] => [
    {
      name: "balances",
      head,
      ...(looked++ < looks ? { state: "behind", next } : { state: "current", next: head + 1 }),
    },
  ]
  const { client, service } = await build({ store: withProjections(house.store, statuses) })
  const ask = () =>
    client.listErc20Balances({ chainId, address: wallet(1) }).then(
      () => "an answer",
      ({ status }) => status,
    )
  try {
    return { answers: [await ask(), await ask()], looked }
  } finally {
    await service.close()
    await house.close()
  }
}

test("a block that balances are given just now is waited for", async () => {
  expect((await answerWhere({ next: head, looks: 3 })).answers).toEqual(["an answer", "an answer"])
})

test("what is further behind is told at once", async () => {
  expect(await answerWhere({ next: 7, looks: Number.POSITIVE_INFINITY })).toEqual({ answers: [503, 503], looked: 2 })
})

test("where nobody gives it to them that is told, and it is not waited for again", async () => {
  const { answers, looked } = await answerWhere({ next: head, looks: Number.POSITIVE_INFINITY })
  expect(answers).toEqual([503, 503])
  expect(looked).toBeGreaterThan(2)
})
