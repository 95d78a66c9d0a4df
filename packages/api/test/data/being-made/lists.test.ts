import { expect, test } from "vitest"
import { all, build, now, refusalOf, withProjections } from "../house.ts"
import { contract, Ledger, wallet } from "../ledger.ts"

const chainId = "43112"
const ann = { chainId, address: wallet(1) }
const token = { chainId, address: contract(1) }

test("a list that is not kept or lacks blocks is a 503 that says so, and only for what needs it", async () => {
  const house = await build()
  const ledger = new Ledger(chainId)
  await house.write(chainId, ledger.block(now, [{ from: ann.address }]))
  const behind = (name: string, next: number) => ({ name, state: "behind", next, head: 2 })
  const off = (name: string) => ({ name, state: "off", next: 0, head: 2 })
  const store = withProjections(house.store, [
    { name: "address-transactions", state: "current", next: 3, head: 2 },
    behind("erc20-transfers", 2),
    off("erc1155-transfers"),
    behind("token-transfers", 1),
    off("erc721-transfers"),
    behind("deployments-by-creator", 0),
  ])
  const { client, service } = await build({ store })
  const told = (list: AsyncIterable<object>) => all(list).then(({ length }) => length, refusalOf)
  const lacking = (name: string, blocks: number) =>
    `the list ${name} of chain 43112 is being made: it has ${blocks} of 3 blocks`
  const unkept = (name: string) => `this service does not keep the list ${name} of chain 43112`
  try {
    expect({
      native: await told(client.listNativeTransactions(ann)),
      erc20: await told(client.listErc20Transactions(ann)),
      erc721: await told(client.listErc721Transfers(ann)),
      erc1155: await told(client.listErc1155Transactions(ann)),
      all: await told(client.listTransactions(ann)),
      token: await told(client.listTokenTransfers(token)),
      deployments: await told(client.listContractDeployments(ann)),
    }).toEqual({
      native: 1,
      erc20: lacking("erc20-transfers", 2),
      erc721: unkept("erc721-transfers"),
      erc1155: unkept("erc1155-transfers"),
      all: lacking("erc20-transfers", 2),
      token: lacking("token-transfers", 1),
      deployments: lacking("deployments-by-creator", 0),
    })
  } finally {
    await service.close()
    await house.close()
  }
})
