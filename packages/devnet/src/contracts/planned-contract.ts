import { iceCrystals, mountainGear } from "../metadata/collections.ts"
import { Random } from "../random/random.ts"

/** The kind and the properties of a contract of the traffic. */
export interface PlannedContract {
  /**
   * `refuser` reverts in every function, `mailbox` receives messages of other chains, `splitter` forwards payments; `unborn` is never
   * created, because its constructor fails.
   */
  readonly kind: "ERC-20" | "ERC-721" | "ERC-1155" | "refuser" | "mailbox" | "splitter" | "unborn"
  /** Empty if it has no name; likewise `symbol`. */
  readonly name: string
  readonly symbol: string
  /** Decimals of an ERC-20; 0 for other kinds. */
  readonly decimals: number
  /** Whether it is sent to accounts that did not request it. */
  readonly isSpam: boolean
}

const namelessContract = { name: "", symbol: "", decimals: 0, isSpam: false } as const
const coin = (name: string, symbol: string, decimals: number): PlannedContract => ({
  ...namelessContract,
  kind: "ERC-20",
  name,
  symbol,
  decimals,
})

/** The contracts on every chain with traffic. */
export const firstContracts: readonly PlannedContract[] = [
  coin("Winter Dollar", "WUSD", 6),
  coin("Glacier", "GLC", 18),
  coin("Meltwater", "MELT", 8),
  { ...namelessContract, kind: "ERC-721", name: iceCrystals.name, symbol: iceCrystals.symbol },
  { ...namelessContract, kind: "ERC-1155", name: mountainGear.name, symbol: mountainGear.symbol },
  { ...namelessContract, kind: "refuser" },
  {
    ...coin("Claim 5,000 $ at https://claim.example\u202e\u0000<img src=x onerror=alert(1)>", "\u202e$DSU'\"--", 0),
    isSpam: true,
  },
  { ...namelessContract, kind: "mailbox" },
  { ...namelessContract, kind: "splitter" },
]

const contractWords = ["Frost", "Cornice", "Moraine", "Névé", "Firn", "Sérac", "Crevasse", "Arête", "雪", "Sastrugi"]

/** The contract with a number, from 0, on each chain; derived from the seed. */
export function plannedContract(seed: string, number: number): PlannedContract {
  const first = firstContracts[number]
  if (first) return first
  const random = new Random(seed).branch(`contract ${number}`)
  if (random.chance(0.2)) return { ...namelessContract, kind: "unborn" }
  const name = `${random.pick(contractWords)} ${random.between(1, 999)}`
  return coin(name, [...name].slice(0, 3).join("").toUpperCase(), random.pick([0, 6, 8, 18, 18, 18]))
}
