import { formatHex, parseId } from "@serac/chain"
import document from "@serac/data/openapi.json" with { type: "json" }
import type { Hex, UsageCount } from "@serac/store"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { unserved } from "../../src/data/support.ts"
import { FakeNode } from "./balances/node.ts"
import { build, chains, type House, now } from "./house.ts"
import { message, otherId, telling } from "./icm/messenger.ts"
import { contract, Ledger, nobody, wallet } from "./ledger.ts"
import { network } from "./networks/fake-network.ts"
import { writeHistory } from "./networks/history.ts"
import { pastedFrom } from "./pasted.ts"

interface Described {
  readonly operationId: string
  readonly "x-chains": readonly string[]
}

/** No house of these tests has somebody to ask for signatures. */
const signatures = ["aggregateSignatures", "getAggregatedSignatures"]

/** The operations that are served here, by the kinds of chains that the document says they are about. */
function served(isAbout: (kinds: readonly string[]) => boolean): readonly string[] {
  const items = Object.values(document.paths) as unknown as readonly Readonly<Record<string, Described>>[]
  return items
    .flatMap((item) => Object.values(item))
    .filter(
      ({ operationId, "x-chains": kinds }) =>
        !(operationId in unserved) && !signatures.includes(operationId) && isAbout(kinds),
    )
    .map(({ operationId }) => operationId)
    .sort()
}

/** A call to the public RPC that a gateway counted. */
const countedCall = (of: string): UsageCount => ({
  ...{ subject: `rpc ${of}`, resolution: 86_400, start: now - (now % 86_400), cell: "{}", writer: "gateway" },
  ...{ requests: 1, succeeded: 1, invalid: 0, credits: 10, wasted: 0, latency: "300:1" },
})

const given = (body: string | undefined) =>
  body === undefined ? {} : { body, headers: { "content-type": "application/json" } }

const documentOf = async ({ service }: House) =>
  (await (await fetch(`${service.url}/openapi.json`)).json()) as { readonly paths: object }

describe("a service with data of a chain and of a primary network", () => {
  let house: House

  beforeAll(async () => {
    // The first chain has no data: examples are of one that has.
    const node = new FakeNode()
    node.others = 5n
    house = await build({ chains: [...chains].reverse(), networks: [network], nodes: { fetch: node.fetch } })
    const [ice, cores] = [contract(1), contract(2)]
    const minted = { from: nobody, to: wallet(3) }
    const ledger = new Ledger("43112")
    const source = formatHex(parseId(chains[0]?.platformChainId ?? ""), "hexnc") as Hex
    const { sent } = message({ source, destination: otherId, nonce: 1 })
    await house.write(
      "43112",
      ledger.block(now - 60, [{ deploys: [{ address: ice }, { address: cores }] }, telling(sent())]),
      ledger.block(now - 50, [
        { call: { to: contract(7), selector: "0x00000000" } },
        {
          call: { to: cores, selector: "0x40c10f19" },
          transfers: [{ ...minted, standard: 721, token: cores, moves: [{ tokenId: 77n }] }],
        },
        {
          call: { to: ice, selector: "0x40c10f19" },
          transfers: [{ ...minted, standard: 20, token: ice, moves: [{ value: 5n }] }],
        },
      ]),
    )
    const writer = await house.store.openNetworkWriter(network.networkId)
    await writeHistory(writer)
    await writer.close()
    await house.store.usage.save(["network mainnet", "network testnet", "chain 43112"].map(countedCall), [])
  })

  afterAll(() => house.close())

  test("serves a document whose examples are of what is there: each request is answered when it is pasted", async () => {
    const answers: Record<string, unknown> = {}
    for (const { id, method, url, body, unserved } of pastedFrom(await documentOf(house))) {
      if (unserved !== undefined) continue
      const response = await fetch(house.service.url + url, { method, ...given(body) })
      // A stream of events has no end.
      if (response.headers.get("content-type") === "text/event-stream") {
        await response.body?.cancel()
        answers[id] = response.status === 200
        continue
      }
      const text = await response.text()
      const members = text === "" ? {} : (JSON.parse(text) as Record<string, unknown>)
      const list = Object.values(members).find((member) => id.startsWith("list") && Array.isArray(member))
      answers[id] = response.status === 200 ? (Array.isArray(list) ? list.length > 0 : true) : [response.status, text]
    }
    // All examples at once are filters that nothing here passes, and of some kinds there is nothing here.
    const empty = Object.keys(answers).filter((id) => answers[id] === false)
    const refused = Object.entries(answers).filter(([, answer]) => typeof answer !== "boolean")
    // The transactions of this test are not signed, and its network has no genesis, which no setting tells.
    expect(refused).toEqual([
      ["getPrimaryNetworkAddresses", [404, expect.stringContaining("is signed with its key")]],
      ["getAvaxSupply", [503, expect.stringContaining("is indexed without its genesis")]],
    ])
    expect(empty).toEqual([
      "listValidators",
      "listUtxos",
      "listErc1155Transactions",
      "listInternalTransactions",
      "listErc1155Balances",
      "listLatestPrimaryNetworkTransactions",
      "listActivePrimaryNetworkStakingTransactions",
      "listHistoricalRewards",
    ])
    expect(Object.keys(answers).sort()).toEqual(served(() => true))
  })

  test("marks what it does not serve, and answers that with a 503 that is not to be repeated", async () => {
    const missing = pastedFrom(await documentOf(house)).filter(({ unserved }) => unserved !== undefined)
    expect(missing.map(({ id }) => id).sort()).toEqual([...signatures, ...Object.keys(unserved)].sort())
    for (const { method, url, body, unserved } of missing) {
      const response = await fetch(house.service.url + url, { method, ...given(body) })
      expect([response.status, response.headers.get("x-should-retry"), await response.json()]).toEqual([
        503,
        "false",
        { message: unserved, statusCode: 503, error: "Service Unavailable" },
      ])
    }
  })
})

describe("a service with less", () => {
  const missingWith = async (options: Parameters<typeof build>[0]) => {
    const house = await build(options)
    const missing = pastedFrom(await documentOf(house)).flatMap(({ id, unserved: reason }) =>
      reason === undefined || id in unserved || signatures.includes(id) ? [] : [[id, reason]],
    )
    await house.close()
    return missing
  }

  test("without a network and without metadata it marks what needs them", async () => {
    const missing = await missingWith({ nftIndexing: false })
    expect(new Set(missing.map(([, reason]) => reason))).toEqual(
      new Set(["this service does not index metadata of NFTs", "this service does not index the primary network"]),
    )
    const ofNetworks = served((kinds) => kinds.length > 0 && !kinds.includes("evm"))
    expect(missing.map(([id]) => id).sort()).toEqual(
      [...ofNetworks, "getAvaxSupply", "getPrimaryNetworkAddresses", "reindexNft"].sort(),
    )
  })

  test("without chains it marks what is asked of one, and nothing else", async () => {
    const missing = await missingWith({ chains: [], networks: [network] })
    expect(new Set(missing.map(([, reason]) => reason))).toEqual(new Set(["this service has no EVM chain"]))
    // A list of no chains is an answer, and networks can be searched too.
    const others = ["listChains", "search"]
    const ofChains = served((kinds) => kinds.includes("evm")).filter((id) => !others.includes(id))
    expect(missing.map(([id]) => id).sort()).toEqual(ofChains)
  })
})
