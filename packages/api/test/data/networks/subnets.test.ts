import type { BlockchainRow, NetworkReader, StoredSubnet } from "@serac/store"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { all } from "../house.ts"
import { askedOf, get, houseOf, type NetworkHouse, refusal } from "./fake-network.ts"
import { bech32, cb58, id } from "./ids.ts"

let house: NetworkHouse

beforeAll(async () => {
  house = await houseOf()
})

afterAll(() => house.close())

const chainRow: BlockchainRow = {
  blockchainId: id(50),
  subnetId: id(1),
  height: 5,
  index: 0,
  createdAt: 1000,
  name: 'A "chain"',
  vmId: cb58(60),
}
const chain = {
  createBlockTimestamp: 1000,
  createBlockNumber: "5",
  blockchainId: cb58(50),
  vmId: cb58(60),
  subnetId: cb58(1),
  blockchainName: 'A "chain"',
}
const subnetRow: StoredSubnet = {
  subnetId: id(1),
  height: 4,
  index: 2,
  createdAt: 900,
  data: { owner: { locktime: "0", threshold: 1, addresses: [bech32(1), bech32(2)] } },
  blockchains: [chainRow, { ...chainRow, blockchainId: id(51), evmChainId: "99928" }],
}
const owner = { addresses: [bech32(1), bech32(2)], threshold: 1, locktime: 0 }
const subnet = {
  createBlockTimestamp: 900,
  createBlockIndex: "4",
  subnetId: cb58(1),
  ownerAddresses: owner.addresses,
  threshold: 1,
  locktime: 0,
  subnetOwnershipInfo: owner,
  isL1: false,
  blockchains: [chain, { ...chain, blockchainId: cb58(51), evmChainId: 99928 }] as const,
}
const networkPath = "/v1/networks/fuji"

test("subnets tell their owners and their blockchains, an L1 its manager", async () => {
  const conversion = {
    txHash: cb58(70),
    convertedAt: 1000,
    managerChainId: cb58(50),
    managerAddress: "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc",
    conversionId: cb58(71),
  }
  const l1 = { ...subnetRow, data: { ...subnetRow.data, conversion }, blockchains: [] }
  const read = vi.fn<NetworkReader["subnets"]>(async () => [l1, subnetRow])
  house.reader.subnets = read
  expect(await get(house, `${networkPath}/subnets`)).toEqual({
    status: 200,
    body: {
      subnets: [
        {
          ...subnet,
          isL1: true,
          l1ConversionTransactionHash: cb58(70),
          l1ValidatorManagerDetails: {
            blockchainId: cb58(50),
            contractAddress: "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc",
          },
          blockchains: [],
        },
        subnet,
      ],
    },
  })
  expect(askedOf(read)).toEqual([["desc", { after: undefined, limit: 101 }]])
})

test("one subnet is found by its ID", async () => {
  const read = vi.fn<NetworkReader["subnet"]>(async () => subnetRow)
  house.reader.subnet = read
  expect(await get(house, `${networkPath}/subnets/${cb58(1)}`)).toEqual({ status: 200, body: subnet })
  expect(read).toHaveBeenCalledExactlyOnceWith(id(1))
  read.mockResolvedValue(undefined)
  expect(await get(house, `${networkPath}/subnets/${cb58(1)}`)).toEqual(
    refusal(404, "Not Found", `subnet ${cb58(1)} was not found`),
  )
  expect(await get(house, `${networkPath}/subnets/${cb58(1).slice(0, -1)}1`)).toEqual(
    refusal(
      400,
      "Bad Request",
      `subnetId must be an ID of 32 bytes in CB58 with its checksum, not '${cb58(1).slice(0, -1)}1'`,
    ),
  )
})

test("pages of subnets and blockchains hold up to 10000, and go on after the last one", async () => {
  const subnets = vi.fn<NetworkReader["subnets"]>(async (_, { after }) => (after ? [] : [subnetRow, subnetRow]))
  const blockchains = vi.fn<NetworkReader["blockchains"]>(async (_, { after }) => (after ? [] : [chainRow, chainRow]))
  house.reader.subnets = subnets
  house.reader.blockchains = blockchains
  const parameters = { network: "fuji", pageSize: 1, sortOrder: "asc" } as const
  const [one, { evmChainId, ...other }] = subnet.blockchains
  const asRead = { ...subnet, blockchains: [one, { ...other, evmChainId: BigInt(evmChainId) }] }
  expect(await all(house.client.listSubnets(parameters))).toEqual([asRead])
  expect(await all(house.client.listBlockchains(parameters))).toEqual([chain])
  await get(house, `${networkPath}/blockchains?pageSize=10000`)
  expect(askedOf(subnets)).toEqual([
    ["asc", { after: undefined, limit: 2 }],
    ["asc", { after: [4, 2], limit: 2 }],
  ])
  expect(askedOf(blockchains)).toEqual([
    ["asc", { after: undefined, limit: 2 }],
    ["asc", { after: [5, 0], limit: 2 }],
    ["desc", { after: undefined, limit: 10_001 }],
  ])
})

test("one blockchain is found by its ID", async () => {
  const read = vi.fn<NetworkReader["blockchain"]>(async () => chainRow)
  house.reader.blockchain = read
  expect(await get(house, `${networkPath}/blockchains/${cb58(50)}`)).toEqual({ status: 200, body: chain })
  expect(read).toHaveBeenCalledExactlyOnceWith(id(50))
  read.mockResolvedValue(undefined)
  expect(await get(house, `${networkPath}/blockchains/${cb58(50)}`)).toEqual(
    refusal(404, "Not Found", `blockchain ${cb58(50)} was not found`),
  )
  expect(await get(house, `${networkPath}/blockchains/${cb58(50).slice(0, -1)}1`)).toEqual(
    refusal(
      400,
      "Bad Request",
      `blockchainId must be an ID of 32 bytes in CB58 with its checksum, not '${cb58(50).slice(0, -1)}1'`,
    ),
  )
})
