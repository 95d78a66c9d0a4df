import { iceCrystals, mountainGear } from "../metadata/collections.ts"
import { Random } from "../random/random.ts"

/** What a contract of the traffic is. */
export interface PlannedContract {
  /**
   * `refuser` fails in every function, `mailbox` takes messages of other chains, `splitter` pays on what it is paid; of `unborn` nothing
   * comes, because its constructor fails.
   */
  readonly kind: "ERC-20" | "ERC-721" | "ERC-1155" | "refuser" | "mailbox" | "splitter" | "unborn"
  /** Empty where it has none, as `symbol`. */
  readonly name: string
  readonly symbol: string
  /** Of an ERC-20; 0 for others. */
  readonly decimals: number
  /** Whether it is sent to people who did not ask for it. */
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

/** What stands on every chain that people use. */
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

/** The contract of a number that is made on each chain, by a seed. */
export function plannedContract(seed: string, number: number): PlannedContract {
  const first = firstContracts[number]
  if (first) return first
  const random = new Random(seed).branch(`contract ${number}`)
  if (random.chance(0.2)) return { ...namelessContract, kind: "unborn" }
  const name = `${random.pick(contractWords)} ${random.between(1, 999)}`
  return coin(name, [...name].slice(0, 3).join("").toUpperCase(), random.pick([0, 6, 8, 18, 18, 18]))
}
