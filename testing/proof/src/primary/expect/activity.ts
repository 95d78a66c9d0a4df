import { type ChainAlias, type Event, type Utxo, utxoKey } from "../oracle/utxo.ts"
import type { World } from "../oracle/world.ts"
import { fromCb58 } from "../recording/text.ts"
import type { ExpectedItem } from "./names.ts"

/** A change of a UTXO in a block of a chain. */
interface Change {
  readonly event: Event
  readonly utxo: Utxo
  readonly isConsumed: boolean
  /** Orders changes: by block, transaction, inputs before outputs, and their places there. */
  readonly rank: readonly number[]
}

/** The last change of a UTXO of any of the owners on a chain; undefined if there is none. */
export function expectActivity(world: World, chain: ChainAlias, owners: ReadonlySet<string>): ExpectedItem | undefined {
  const own = [...world.utxos.values()].filter(({ output }) => output.owners.some((owner) => owners.has(owner)))
  const inputs = new Map(
    world.transactions.flatMap(({ inputs: all }) => all.map((input, at): [string, number] => [utxoKey(input), at])),
  )
  const order = new Map(
    [...world.genesisTransactions, ...world.transactions].map(({ event }, at): [string, number] => [event.txID, at]),
  )
  // Each change belongs to a transaction of the block, except the genesis allocations, which count last.
  const placeOf = ({ txID }: Event) => order.get(txID) ?? -1
  const made = own
    .filter((utxo) => utxo.made.chain === chain)
    .map((utxo): Change => {
      const { made: event, outputIndex } = utxo
      return { event, utxo, isConsumed: false, rank: [event.height, placeOf(event), 1, outputIndex] }
    })
  const spent = own.flatMap((utxo): Change[] => {
    const { spent: event } = utxo
    if (event?.chain !== chain) return []
    return [{ event, utxo, isConsumed: true, rank: [event.height, placeOf(event), 0, inputs.get(utxoKey(utxo)) ?? 0] }]
  })
  const told = [...made, ...spent].filter(({ event }) => placeOf(event) >= 0 || event.height > 0)
  const [last] = told.length > 0 ? told.sort(compareRanks) : made.sort(byId)
  if (last === undefined) return undefined
  const { event, utxo, isConsumed } = last
  return {
    timestamp: event.timestamp,
    blockNumber: `${event.height}`,
    txHash: event.txID,
    utxoId: utxo.id,
    isConsumed,
    chainName: `${chain.toLowerCase()}-chain`,
    network: "testnet",
  }
}

function compareRanks({ rank: one }: Change, { rank: other }: Change): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at === -1 ? 0 : (other[at] ?? 0) - (one[at] ?? 0)
}

const byId = (one: Change, other: Change) => Buffer.compare(fromCb58(one.utxo.id), fromCb58(other.utxo.id))
