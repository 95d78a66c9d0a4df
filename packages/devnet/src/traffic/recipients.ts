import type { Recipient } from "@serac/chain"
import type { Scene } from "./scene.ts"

export const milliAvax = 1_000_000n
export const avax = 1_000_000_000n

/** Mostly one user; sometimes several with a threshold; sometimes with a lock time. */
export function someRecipient({ random, people, network }: Scene): Recipient {
  const one = random.pick(people).address
  if (random.chance(0.8)) return one
  const now = BigInt(Math.floor(network.clock.now() / 1000))
  const locktime = random.chance(0.4) ? now + BigInt(random.between(60, 86_400)) : 0n
  const several = random.shuffle(people).slice(0, random.between(2, 3))
  const addresses = random.chance(0.5) ? [one] : several.map(({ address }) => address)
  return { locktime, threshold: random.between(1, addresses.length), addresses }
}
