import { buildGenesis, formatAddress, formatHex, formatNodeId, type Genesis, hrpOf } from "@serac/chain"
import type { Random } from "../../simulation/random.ts"
import { bytesFor } from "./bytes.ts"
import { people } from "./people.ts"

/** A network's genesis: its file, and the data that nodes derive from it. */
export interface Beginning {
  readonly text: string
  readonly genesis: Genesis
}

const nanoAvaxPerAvax = 1_000_000_000

/** A genesis file in the format that operators write. */
export function makeGenesis(random: Random, networkID: number, startTime: number): Beginning {
  const hrp = hrpOf(networkID)
  const address = (bytes: Uint8Array) => formatAddress(bytes, hrp, "X")
  const amount = () => random.between(1_000, 5_000_000) * nanoAvaxPerAvax + random.between(0, 1_000_000)
  const hours = (least: number, most: number) => Math.ceil(random.spanning(least, most) * 3600)
  const [staking, ...others] = random.shuffle(people)
  const unlocks = (count: number, mayLock: boolean) =>
    Array.from({ length: count }, () => ({
      amount: amount(),
      locktime: mayLock && random.chance(0.5) ? startTime + random.between(-5_000, 100_000) : 0,
    }))
  const allocation = (bytes: Uint8Array, unlockSchedule: ReturnType<typeof unlocks>) => ({
    ethAddr: formatHex(bytesFor(`${hrp} ${bytes[0]}`, 20), "hexnc"),
    avaxAddr: address(bytes),
    initialAmount: random.chance(0.8) ? amount() : 0,
    unlockSchedule,
  })
  const stakers = random.between(1, 5)
  const duration = hours(1, 40)
  const file = {
    networkID,
    allocations: [
      ...others
        .slice(0, random.between(3, 8))
        .map(({ address: at }) => allocation(at, unlocks(random.between(1, 4), true))),
      allocation(staking?.address as Uint8Array, unlocks(random.between(1, 3), random.chance(0.3))),
    ],
    startTime,
    initialStakeDuration: duration,
    initialStakeDurationOffset: Math.floor((duration / stakers) * random.next()),
    initialStakedFunds: [address(staking?.address as Uint8Array)],
    initialStakers: Array.from({ length: stakers }, (_, index) => ({
      nodeID: formatNodeId(bytesFor(`first node ${index}`, 20)),
      rewardAddress: address(random.pick(people).address),
      delegationFee: random.between(0, 1_000_000),
      ...(random.chance(0.7) ? { signer: signer(`first node ${index}`) } : {}),
    })),
    cChainGenesis: JSON.stringify({ config: { chainId: 43_112 }, alloc: {} }),
    message: `network ${networkID}`,
  }
  const text = JSON.stringify(file)
  return { text, genesis: buildGenesis(text) }
}

function signer(name: string) {
  return {
    publicKey: formatHex(bytesFor(`${name} key`, 48), "hexnc"),
    proofOfPossession: formatHex(bytesFor(`${name} proof`, 96), "hexnc"),
  }
}
