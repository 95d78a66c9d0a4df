import { expect, test } from "vitest"
import { FakeNode } from "../balances/node.ts"
import { build, now, withProjections } from "../house.ts"
import { Ledger, wallet } from "../ledger.ts"

const chainId = "43112"
const asked = { chainId, address: wallet(1) }

/** What the lists of balances and the native balance are answered with. */
async function answersWhile(status: { readonly state: string; readonly next: number }): Promise<unknown[]> {
  const house = await build()
  await house.write(chainId, new Ledger(chainId).block(now))
  const node = new FakeNode()
  node.others = 7n
  const store = withProjections(house.store, [{ name: "balances", head: 2, ...status }])
  const { client, service } = await build({ store, nodes: { fetch: node.fetch } })
  const lists = [client.listErc20Balances, client.listErc721Balances, client.listErc1155Balances]
  const told = [...lists, client.listCollectibleBalances].map((list) =>
    list(asked).then(
      () => "an answer",
      ({ status, body, headers }) => [status, body.message, headers.get("retry-after")],
    ),
  )
  try {
    return [...(await Promise.all(told)), (await client.getNativeBalance(asked)).nativeTokenBalance.balance]
  } finally {
    await service.close()
    await house.close()
  }
}

test.each([
  [
    { state: "behind", next: 2 },
    `the projection balances of chain ${chainId} is being made: it has 2 of 3 blocks`,
    "10",
  ],
  [{ state: "off", next: 0 }, `this service does not keep the projection balances of chain ${chainId}`, null],
])(
  "while balances are %o, their lists are a 503 that says so, and the native one is told",
  async (status, message, retryAfter) => {
    expect(await answersWhile(status)).toEqual([...Array(4).fill([503, message, retryAfter]), "7"])
  },
)
