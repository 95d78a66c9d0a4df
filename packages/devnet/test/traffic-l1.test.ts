import { expect, test } from "vitest"
import { DevnetClock } from "../src/network/devnet-clock.ts"
import { Keyring } from "../src/network/keyring.ts"
import { PrimaryNetwork } from "../src/network/primary-network.ts"
import { Random } from "../src/random/random.ts"
import { l1Kinds } from "../src/traffic/l1-kinds.ts"
import { makeScene } from "../src/traffic/scene.ts"

test("messages of an L1 are signed by those who validated it at the height that they are judged at", () => {
  const clock = new DevnetClock({ start: Date.UTC(2026, 0), isStopped: true })
  const seed = "L1"
  const network = new PrimaryNetwork({ clock, seed })
  const keyring = new Keyring()
  for (const one of network.validators) keyring.add(one)
  const scene = makeScene({ network, keyring, seed }, new Random(seed), 3)
  const act = (kind: string) => {
    clock.advance(2_000)
    l1Kinds[kind]?.[1](scene)
    network.work()
  }
  clock.advance(2_000)
  scene.treasury.transferP(scene.people.map(({ address }) => ({ to: address, amount: 100_000_000_000n })))
  network.work()
  act("create")
  // Its messages cannot be verified yet.
  act("register")
  const { ids } = network.p.state.subnets
  const count = () => network.p.state.l1Validators.of(ids[0] as Uint8Array).length
  const counts = [count()]
  clock.advance(60_000)
  // The second takes place before the first is effective.
  for (let times = 0; times < 2; times++) {
    act("register")
    counts.push(count())
  }
  expect(counts).toEqual([2, 3, 4])
})
