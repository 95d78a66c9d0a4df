import type { L1ValidatorRow, NetworkReader, PlatformState } from "@serac/store"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { all } from "../house.ts"
import { askedOf, get, houseOf, type NetworkHouse, refusal } from "./fake-network.ts"
import { address, bech32, cb58, id, node, nodeId } from "./ids.ts"

let house: NetworkHouse

const state: PlatformState = { time: 1000, accruedFees: 700n, validatorExcess: 0n }

beforeAll(async () => {
  house = await houseOf({ platform: async () => state })
})

afterAll(() => house.close())

const owner = { locktime: "0", threshold: 1, addresses: [bech32(1)] }
const row = (number: number, more: Partial<L1ValidatorRow>): L1ValidatorRow => ({
  validationId: id(number),
  subnetId: id(9),
  nodeId: node(number),
  weight: 2n ** 53n + 1n,
  start: 900,
  height: number,
  index: 4,
  txId: id(60),
  endAccumulatedFee: 1000n,
  minNonce: 0n,
  balanceAddresses: [address(1)],
  data: { publicKey: "0xaa", remainingBalanceOwner: owner, deactivationOwner: { ...owner, threshold: 2 } },
  ...more,
})
const path = "/v1/networks/fuji/l1Validators"

test("L1 validators tell what is left of their balances at a height", async () => {
  house.reader.l1Validators = async () => [
    row(3, {}),
    row(2, { endAccumulatedFee: 0n, weight: 0n }),
    row(1, { endAccumulatedFee: 700n }),
  ]
  const validator = (number: number, more: object) => ({
    validationId: cb58(number),
    validationIdHex: `0x${Buffer.from(id(number)).toString("hex")}`,
    nodeId: nodeId(number),
    subnetId: cb58(9),
    weight: 2 ** 53,
    remainingBalance: 0,
    creationTimestamp: 900,
    blsCredentials: { publicKey: "0xaa" },
    remainingBalanceOwner: { addresses: [bech32(1)], threshold: 1 },
    deactivationOwner: { addresses: [bech32(1)], threshold: 2 },
    ...more,
  })
  const response = await fetch(house.service.url + path)
  const text = await response.text()
  expect(JSON.parse(text)).toEqual({
    validators: [validator(3, { remainingBalance: 300 }), validator(2, { weight: 0 }), validator(1, {})],
    blockHeight: "40",
  })
  expect(text).toContain('"weight":9007199254740993,')
})

test("inactive ones are asked for by name only, and pages go on after the last one", async () => {
  const read = vi.fn<NetworkReader["l1Validators"]>(async (_, { after: [height] = [3, 0, ""] }) =>
    [2, 1].filter((number) => number < height).map((number) => row(number, {})),
  )
  house.reader.l1Validators = read
  expect(await all(house.client.listL1Validators({ network: "fuji", pageSize: 1 }))).toHaveLength(2)
  const query = `l1ValidationId=${cb58(2)}&nodeId=${nodeId(1)}&subnetId=${cb58(9)}&includeInactiveL1Validators=true`
  await get(house, `${path}?${query}`)
  expect(askedOf(read)).toEqual([
    [{ includeInactive: false }, { after: undefined, limit: 2 }],
    [{ includeInactive: false }, { after: [2, 4, Buffer.from(id(2)).toString("hex")], limit: 2 }],
    [
      { includeInactive: true, validationId: id(2), nodeId: node(1), subnetId: id(9) },
      { after: undefined, limit: 11 },
    ],
  ])
})

const wrong = `${cb58(2).slice(0, -1)}1`

test.each([
  [
    `l1ValidationId=${cb58(2).slice(0, -1)}1`,
    `l1ValidationId must be an ID of 32 bytes in CB58 with its checksum, not '${wrong}'`,
  ],
  [`subnetId=${cb58(2).slice(0, -1)}1`, `subnetId must be an ID of 32 bytes in CB58 with its checksum, not '${wrong}'`],
  [`nodeId=${nodeId(2).slice(0, -1)}1`, `nodeId must be a node ID with its checksum, not '${nodeId(2).slice(0, -1)}1'`],
])("%s is a 400", async (query, message) => {
  expect(await get(house, `${path}?${query}`)).toEqual(refusal(400, "Bad Request", message))
})
