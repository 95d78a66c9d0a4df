import { formatHex } from "@serac/chain"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { checksumAddress } from "../../src/data/render/address.ts"
import { build, chains, type House, now, withProjections } from "./house.ts"
import { contract, Ledger, nobody, wallet } from "./ledger.ts"
import { network } from "./networks/fake-network.ts"
import { subnetNumber, writeHistory } from "./networks/history.ts"
import { address, bech32, cb58, id, node, nodeId } from "./networks/ids.ts"

const [firn, neve] = [new Ledger("43112"), new Ledger("1337")]
const [ice, cores, vault, fake] = [contract(1), contract(2), contract(3), contract(4)]
let house: House

beforeAll(async () => {
  house = await build({ networks: [network] })
  const mint = (token: typeof ice, standard: 20 | 721) =>
    ({
      standard,
      token,
      from: nobody,
      to: wallet(1),
      moves: [standard === 20 ? { value: 1n } : { tokenId: 1n }],
    }) as const
  const writer = await house.write(
    "43112",
    firn.block(now - 60),
    firn.block(now - 50, [
      { transfers: [mint(ice, 20), mint(fake, 20), mint(cores, 721)] },
      { deploys: [{ address: vault }] },
      { calls: [{ from: vault, to: wallet(6), value: 3n }] },
      { transfers: [{ standard: 1155, token: cores, from: nobody, to: wallet(5), moves: [{ tokenId: 5n }] }] },
    ]),
  )
  await writer.saveContracts([
    { address: ice, ercType: "ERC-20", name: "Glacier Ice", symbol: "ICE", decimals: 18, attempts: 1 },
    { address: cores, ercType: "ERC-721", name: "Ice Cores", symbol: "CORE", attempts: 1 },
    { address: vault, ercType: "UNKNOWN", name: "Icehouse", attempts: 1 },
    { address: fake, ercType: "ERC-20", name: "Ice", symbol: "ICE (fake)", decimals: 18, attempts: 1 },
  ])
  // Without the answers that it was made of.
  await house.write("1337", { ...neve.block(now - 40, [{ from: wallet(7), to: wallet(8) }]) })
  const networkWriter = await house.store.openNetworkWriter(network.networkId)
  await writeHistory(networkWriter)
  await networkWriter.close()
})

afterAll(() => house.close())

const found = async (query: string) => (await house.client.search({ query })).results

/** What is on the chain 43112. */
const onFirn = (kind: string, id: string, path: string, more: object = {}) => ({
  kind,
  chainId: "43112",
  id,
  ...more,
  path: `/v1/chains/43112/${path}`,
})
/** What is on the primary network. */
const onNetwork = (kind: string, id: string, path: string, more: object = {}) => ({
  kind,
  network: "testnet",
  id,
  ...more,
  path: `/v1/networks/testnet/${path}`,
})
const [iceText, coresText, vaultText, fakeText] = [ice, cores, vault, fake].map(checksumAddress) as [
  string,
  string,
  string,
  string,
]
const iceToken = onFirn("token", iceText, `addresses/${iceText}`, {
  name: "Glacier Ice",
  symbol: "ICE",
  ercType: "ERC-20",
})
const fakeToken = onFirn("token", fakeText, `addresses/${fakeText}`, {
  name: "Ice",
  symbol: "ICE (fake)",
  ercType: "ERC-20",
})
const coresToken = onFirn("token", coresText, `addresses/${coresText}`, {
  name: "Ice Cores",
  symbol: "CORE",
  ercType: "ERC-721",
})
const vaultContract = onFirn("contract", vaultText, `addresses/${vaultText}`, { name: "Icehouse" })
const firnChain = { kind: "chain", chainId: "43112", id: "43112", name: "Firn", path: "/v1/chains/43112" }
const blockOn = (blockchainId: string, height: string) =>
  onNetwork("block", height, `blockchains/${blockchainId}/blocks/${height}`, { blockchainId })

describe("on EVM chains", () => {
  test("a number is a block of every chain that has one, and the ID of a chain", async () => {
    expect(await found("0")).toEqual([
      ...["p-chain", "x-chain", "c-chain"].map((chain) => blockOn(chain, "0")),
      onFirn("block", "0", "blocks/0"),
      { kind: "block", chainId: "1337", id: "0", path: "/v1/chains/1337/blocks/0" },
    ])
    expect(await found("43112")).toEqual([firnChain])
    expect(await found(" 43112 ")).toEqual([firnChain])
  })

  test("a chain is found by its blockchain ID and by the beginning of its name", async () => {
    expect(await found(chains[0]?.platformChainId as string)).toEqual([firnChain])
    expect(await found("fir")).toEqual([firnChain])
  })

  test("a hash is a block, in any letter case", async () => {
    const hash = firn.hash(1)
    for (const query of [hash, `0x${hash.slice(2).toUpperCase()}`])
      expect(await found(query)).toEqual([onFirn("block", "1", "blocks/1")])
  })

  test("a hash is a transaction, too, which is told whole where it is archived", async () => {
    const [hash, other] = [firn.txHash(1, 0), neve.txHash(0, 0)]
    expect(await found(hash)).toEqual([onFirn("transaction", hash, `transactions/${hash}`)])
    expect(await found(other)).toEqual([
      { kind: "transaction", chainId: "1337", id: other, path: "/v1/chains/1337/blocks/0/transactions" },
    ])
  })

  test("an address is an account that something happened to: it sent, received, or was given a token or what a contract sent", async () => {
    for (const number of [1, 2, 5, 6]) {
      const text = checksumAddress(wallet(number))
      expect(await found(wallet(number))).toEqual([onFirn("address", text, `addresses/${text}/transactions`)])
    }
  })

  test("an address is a contract that is known, in any letter case", async () => {
    for (const query of [ice, iceText, `0x${ice.slice(2).toUpperCase()}`])
      expect(await found(query)).toEqual([iceToken])
    expect(await found(cores)).toEqual([coresToken])
    expect(await found(vault)).toEqual([vaultContract])
  })

  test("anything else is the beginning of a symbol or of a name, symbols first", async () => {
    expect(await found("ice")).toEqual([iceToken, fakeToken, coresToken, vaultContract])
    expect(await found("ICE (")).toEqual([fakeToken])
    expect(await found("GLACIER")).toEqual([iceToken])
  })
})

describe("on primary networks", () => {
  test("an ID of 32 bytes is whatever has it, in CB58 and in hexadecimal", async () => {
    const both = async (number: number) => {
      const [text, hexadecimal] = [await found(cb58(number)), await found(formatHex(id(number), "hexnc"))]
      expect(hexadecimal).toEqual(text)
      return text
    }
    const onChain = (chain: string, number: number) =>
      onNetwork("transaction", cb58(number), `blockchains/${chain}/transactions/${cb58(number)}`, {
        blockchainId: chain,
      })
    expect(await both(1_003)).toEqual([onChain("p-chain", 1_003)])
    expect(await both(2_003)).toEqual([onChain("x-chain", 2_003)])
    expect(await both(3_003)).toEqual([onChain("c-chain", 3_003)])
    expect(await both(1_000_004)).toEqual([blockOn("p-chain", "3")])
    expect(await both(subnetNumber)).toEqual([onNetwork("subnet", cb58(subnetNumber), `subnets/${cb58(subnetNumber)}`)])
    expect(await both(901)).toEqual([
      onNetwork("blockchain", cb58(901), `blockchains/${cb58(901)}`, { name: "Chain 1" }),
    ])
    expect(await both(700)).toEqual([
      onNetwork("asset", cb58(700), `blockchains/x-chain/assets/${cb58(700)}`, {
        name: 'Ice "core" 🧊',
        symbol: "ICE",
      }),
    ])
    const path = `l1Validators?l1ValidationId=${cb58(953)}&includeInactiveL1Validators=true`
    expect(await both(953)).toEqual([onNetwork("validation", cb58(953), path)])
  })

  test("an address is found on each chain where it has a transaction, with or without a chain before it", async () => {
    const expected = ["p-chain", "x-chain", "c-chain"].map((blockchainId) =>
      onNetwork("address", bech32(1), `blockchains/${blockchainId}/transactions?addresses=${bech32(1)}`, {
        blockchainId,
      }),
    )
    expect(await found(bech32(1))).toEqual(expected)
    expect(await found(`P-${bech32(1)}`)).toEqual(expected)
    expect(await found(bech32(77))).toEqual(
      ["p-chain", "x-chain"].map((blockchainId) =>
        onNetwork("address", bech32(77), `blockchains/${blockchainId}/transactions?addresses=${bech32(77)}`, {
          blockchainId,
          isUnused: true,
        }),
      ),
    )
  })

  test("an account of the C-Chain is found in its atomic transactions", async () => {
    const account = formatHex(address(2), "hexnc")
    const path = `blockchains/c-chain/transactions?addresses=${checksumAddress(account)}`
    expect(await found(account)).toEqual([
      onNetwork("address", checksumAddress(account), path, { blockchainId: "c-chain" }),
    ])
  })

  test("a node is found by its ID", async () => {
    expect(await found(nodeId(3))).toEqual([onNetwork("node", nodeId(3), `validators/${nodeId(3)}`)])
    expect(node(77)).toHaveLength(20)
    expect(await found(nodeId(77))).toEqual([])
    const whole = onNetwork("node", nodeId(3), `validators/${nodeId(3)}`)
    expect(await found(nodeId(3).slice("NodeID-".length))).toEqual([whole])
    expect(await found(nodeId(3).slice(0, -4))).toContainEqual(whole)
  })
})

test("blocks and transactions are found by the beginning of their hash", async () => {
  const blocks = ["0", "1"].map((number) => onFirn("block", number, `blocks/${number}`))
  const start = firn.hash(1).slice(0, -1)
  for (const text of [start, start.toUpperCase().replace("0X", "0x")]) expect(await found(text)).toEqual(blocks)
  const hash = firn.txHash(1, 0)
  expect(await found(hash.slice(0, 60))).toContainEqual(onFirn("transaction", hash, `transactions/${hash}`))
  expect(await found(`0x${"ab".repeat(9)}`)).toEqual([])
})

test("every result leads to an answer", async () => {
  const queries = ["0", "ice", "fir", firn.hash(1), cb58(1_003), cb58(subnetNumber), cb58(901), cb58(700), cb58(953)]
  queries.push(firn.txHash(1, 0), neve.txHash(0, 0), wallet(1), formatHex(address(2), "hexnc"))
  const results = (await Promise.all([...queries, bech32(1), nodeId(3)].map(found))).flat()
  expect(new Set(results.map(({ kind }) => kind)).size).toBe(11)
  for (const { path } of results) expect([path, (await fetch(house.service.url + path)).status]).toEqual([path, 200])
})

test.each([
  "99999999",
  "9007199254740993",
  `0x${"1".repeat(64)}`,
  "avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5",
  "zebra",
  "' OR 1=1 --",
  "%",
  "__proto__",
  "\u{1f9ca}",
])("nothing is found for %s, which is an empty list", async (query) => {
  expect(await found(query)).toEqual([])
})

test("an address of which nothing is indexed has its page on each EVM chain", async () => {
  const id = checksumAddress(wallet(77))
  expect(await found(wallet(77))).toEqual(
    chains.map(({ chainId }) => ({
      ...{ kind: "address", chainId, id, isUnused: true },
      path: `/v1/chains/${chainId}/addresses/${id}/transactions`,
    })),
  )
})

test.each([
  ["0x before a hash may be missing", firn.hash(1).slice(2)],
  ["a URL with a query", `https://explorer.example/tx/${firn.hash(1)}?tab=logs`],
  ["a URL of a block by number on a chain's path", "https://explorer.example/chains/43112/blocks/1#x"],
  ["a path of this explorer", "/chains/43112/blocks/1"],
])("%s finds the block", async (_, query) => {
  expect(await found(query)).toContainEqual(onFirn("block", "1", "blocks/1"))
})

test("a wrong checksum is named, and what is found without it is listed", async () => {
  const wrong = `0x${iceText.slice(2).replace(/[a-f]/, (letter) => letter.toUpperCase())}`
  const mistake = (name: string) =>
    `This has the form of ${name}, and its checksum is wrong: one of its characters is another.`
  expect(await house.client.search({ query: wrong })).toMatchObject({
    results: [iceToken],
    mistake: mistake("an address (EIP-55)"),
  })
  const wrongEnd = (text: string) => `${text.slice(0, -1)}${text.endsWith("2") ? "3" : "2"}`
  const mistakes = await Promise.all(
    [
      "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg",
      "2Gx8b8n2G3UyKuDsN6kDUrQrzj3csGgCSCxKL8oCY27Cpex4Fo",
      `P-${bech32(1)}`,
    ].map(async (text) => {
      const answer = await house.client.search({ query: wrongEnd(text) })
      return [answer.results, answer.mistake]
    }),
  )
  expect(mistakes).toEqual([
    [[], mistake("a node ID")],
    [[], mistake("an ID")],
    [[], mistake("an address in Bech32")],
  ])
})

describe("chains on which there may be more are named", () => {
  test("as long as nothing of them is indexed, but where what was looked for is in no list", async () => {
    const asked = [firn.hash(1), wallet(77), cb58(901), "43112", "zebra", bech32(1)]
    const answers = await Promise.all(asked.map((query) => house.client.search({ query })))
    expect(answers.map(({ unindexedChains }) => unindexedChains)).toEqual([
      ["7"],
      ["7"],
      ["7"],
      undefined,
      undefined,
      undefined,
    ])
  })

  test("where a list lacks blocks or is not kept, and nothing was found", async () => {
    const state = (name: string, state: string) => ({ name, state, next: 1, head: 1 })
    const states = [state("transaction-hashes", "behind"), state("erc20-transfers", "off")]
    const other = await build({ store: withProjections(house.store, states) })
    try {
      const answers = await Promise.all([firn.txHash(1, 0), wallet(1)].map((query) => other.client.search({ query })))
      expect(answers.map(({ results, unindexedChains }) => [results.length, unindexedChains])).toEqual([
        [1, ["1337", "7"]],
        [1, ["1337", "7"]],
      ])
    } finally {
      await other.service.close()
    }
  })
})

test("what comes to be indexed is found from then on", async () => {
  const query = new Ledger("7").hash(0)
  expect(await found(query)).toEqual([])
  await house.write("7", new Ledger("7").block(now))
  expect(await found(query)).toEqual([{ kind: "block", chainId: "7", id: "0", path: "/v1/chains/7/blocks/0" }])
})

test("however many chains there are, a hundred are looked into, and a hundred results are told", async () => {
  const [, , empty] = chains
  if (empty === undefined) expect.fail("there is no third chain")
  const many = Array.from({ length: 120 }, (_, at) => ({ ...empty, chainId: `${at + 1}`, name: `Ice ${at + 1}` }))
  const other = await build({ chains: many })
  await other.write("100", new Ledger("100").block(now))
  await other.write("101", new Ledger("101").block(now))
  const { results } = await other.client.search({ query: "ice" })
  const blocks = await other.client.search({ query: "0" })
  await other.close()
  expect(results.map(({ id }) => id)).toEqual(many.slice(0, 100).map(({ chainId }) => chainId))
  expect(blocks.results).toEqual([{ kind: "block", chainId: "100", id: "0", path: "/v1/chains/100/blocks/0" }])
})
