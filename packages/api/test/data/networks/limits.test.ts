import { afterAll, beforeAll, expect, test } from "vitest"
import { get, houseOf, type NetworkHouse, refusal } from "./fake-network.ts"
import { bech32, nodeId } from "./ids.ts"

let house: NetworkHouse

beforeAll(async () => {
  const none = async () => []
  house = await houseOf({
    transactions: none,
    utxos: none,
    balances: none,
    activeStaking: none,
    chainsOf: none,
    validators: none,
    delegators: none,
    rewards: none,
    pendingRewards: none,
  })
})
afterAll(() => house.close())

const base = "/v1/networks/fuji"
const list = (count: number, item: (number: number) => string) => Array.from({ length: count }, (_, at) => item(at))
const fragment = (number: number) => number.toString(36)

test.each([
  ["blockchains/p-chain/transactions", "addresses", 256, bech32],
  ["blockchains/p-chain/utxos", "addresses", 256, bech32],
  ["blockchains/p-chain/balances", "addresses", 256, bech32],
  ["blockchains/p-chain/transactions:listStaking", "addresses", 256, bech32],
  ["addresses:listChainIds", "addresses", 256, bech32],
  ["delegators", "rewardAddresses", 256, bech32],
  ["delegators", "nodeIds", 256, nodeId],
  ["rewards", "addresses", 256, bech32],
  ["rewards", "nodeIds", 256, nodeId],
  ["rewards:listPending", "addresses", 256, bech32],
  ["rewards:listPending", "nodeIds", 256, nodeId],
  ["validators", "nodeIds", 400, fragment],
  ["validators", "nodeIds", 400, nodeId],
])("%s takes %s up to %i, and more are a 400 with the rule", async (path, name, most, item) => {
  const ask = (count: number) => get(house, `${base}/${path}?${name}=${list(count, item)}`)
  expect((await ask(most)).status).toBe(200)
  expect(await ask(most + 1)).toEqual(
    refusal(400, "Bad Request", `${name} must be a list of 1 to ${most} items, not a list of ${most + 1}`),
  )
})

test("transactions are listed for 2048 pairs of an address and a type, more are a 400 with the rule", async () => {
  const types = list(32, (number) => `Type${number}`)
  const ask = (count: number) =>
    get(house, `${base}/blockchains/p-chain/transactions?addresses=${list(count, bech32)}&txTypes=${types}`)
  expect((await ask(64)).status).toBe(200)
  expect(await ask(65)).toEqual(
    refusal(400, "Bad Request", "addresses and txTypes must be at most 2048 pairs of an address and a type, not 2080"),
  )
})
