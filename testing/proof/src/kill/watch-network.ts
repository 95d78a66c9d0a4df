import { setTimeout as delay } from "node:timers/promises"
import { startDataService } from "@serac/api/data"
import { describeNetwork } from "@serac/indexer/network"
import { openStore, type PrimaryChain, primaryChains, type StoredUtxo, type StoreLocation } from "@serac/store"
import { readAll } from "../simulation/checks/pages.ts"
import { failUnless } from "../simulation/failure.ts"
import { Random } from "../simulation/random.ts"
import { hexOf } from "../simulation-primary/world/bytes.ts"
import { people } from "../simulation-primary/world/people.ts"
import type { NetworkShape } from "./network-shape.ts"
import type { Watch } from "./watch.ts"

const paths = { P: "p-chain", X: "x-chain", C: "c-chain" } as const

interface Utxo {
  readonly utxoId: string
}

/** Reads a network continuously, through the store and the service, and checks that no reading contains half a batch. */
export async function startNetworkWatch(location: StoreLocation, url: string, shape: NetworkShape): Promise<Watch> {
  const store = await openStore(location)
  const network = await describeNetwork([url])
  const service = await startDataService({ store, chains: [], networks: [network], port: 0 })
  const random = new Random(`watch ${shape.seed}`)
  const reader = store.network(shape.networkID)

  /** Ignores readings during which something was stored. */
  async function atRest(look: () => Promise<() => void>): Promise<void> {
    const before = JSON.stringify(await reader.status())
    const judge = await look()
    if (JSON.stringify(await reader.status()) === before) judge()
  }

  async function blocks(): Promise<() => void> {
    const chain = random.pick(["P", "X"] as const)
    const rows = await readAll(
      random,
      ({ height }: { height: number }) => [height] as const,
      (range) => reader.blocks(chain, range),
    )
    return () => {
      const told = rows.map(({ json }) => JSON.parse(json))
      for (const [index, { blockNumber, parentHash }] of told.entries()) {
        const below = told[index + 1]
        const isLast = index === told.length - 1 && blockNumber === "0"
        failUnless(
          isLast || parentHash === below?.blockHash,
          () => `${chain} ${blockNumber} stands above ${below?.blockNumber}`,
        )
      }
    }
  }

  async function transactions(): Promise<() => void> {
    const chain = random.pick(primaryChains)
    const cursorOf = ({ height, index }: { height: number; index: number }) => [height, index] as const
    const list = await readAll(random, cursorOf, (range) => reader.transactions({ chain, order: "desc" }, range))
    const status = await reader.status()
    return () => {
      const count = status?.chains.find((one) => one.chain === chain)?.transactions ?? 0
      failUnless(list.length === count, () => `${list.length} transactions of ${chain} instead of ${count}`)
    }
  }

  async function balances(): Promise<() => void> {
    const chain: PrimaryChain = random.pick(primaryChains)
    const { address } = random.pick(people)
    const filter = { chain, addresses: [address], includeSpent: false, sortBy: "amount", order: "desc" } as const
    const cursorOf = ({ id, amount }: StoredUtxo) => [String(amount), hexOf(id)] as const
    const utxos = await readAll(random, cursorOf, (range) => reader.utxos(filter, range))
    const groups = await reader.balances(chain, [address])
    return () => {
      // Rights and NFTs are listed but are not part of a balance: a right counts 0, an NFT 1.
      const listed = utxos.reduce((sum, { amount }) => sum + amount, 0n)
      const sum = groups.reduce((total, { amount }) => total + amount, 0n)
      const others = BigInt(utxos.length - groups.reduce((total, { utxoCount }) => total + utxoCount, 0))
      const isRight = sum <= listed && listed - sum <= others
      failUnless(isRight, () => `${hexOf(address)} has ${sum} on ${chain}, and UTXOs of ${listed}`)
    }
  }

  async function served(): Promise<() => void> {
    const chain = random.pick(primaryChains)
    const address = random.pick(people).address
    const { formatAddress } = await import("@serac/chain")
    const path = `/v1/networks/${network.network}/blockchains/${paths[chain]}/utxos?addresses=${formatAddress(address, network.hrp)}&pageSize=100&includeSpent=true`
    const response = await fetch(`${service.url}${path}`)
    const text = await response.text()
    return () => {
      // Before the first block the service has no data.
      if (response.status === 503) return
      failUnless(response.ok, () => `${path} answered ${response.status}: ${text}`)
      const { utxos } = JSON.parse(text) as { readonly utxos: readonly Utxo[] }
      failUnless(new Set(utxos.map(({ utxoId }) => utxoId)).size === utxos.length, () => `${path} tells a UTXO twice`)
    }
  }

  let isStopped = false
  let count = 0
  const watching = (async () => {
    while (!isStopped) {
      for (const look of [blocks, transactions, balances, served]) {
        await atRest(look)
        count++
        await delay(random.between(50, 500))
      }
    }
  })()
  watching.catch(() => {})
  return {
    async stop() {
      isStopped = true
      try {
        await watching
      } finally {
        await service.close()
        await store.close()
      }
      return count
    },
  }
}
