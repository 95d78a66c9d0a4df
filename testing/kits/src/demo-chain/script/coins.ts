import { call, type Scene, type ScriptedCall } from "./call.ts"

const someAccount = ({ random, addresses }: Scene) => random.between(1, addresses.length - 1)
const coin = ({ random, contracts }: Scene) =>
  random.pick([contracts.iceCoin, contracts.iceCoin, contracts.meltwater, contracts.oldCoin, contracts.nameless])

/** ERC-20 transfers of tokens with and without names; occasionally to the sender itself. */
export function transferCoins(scene: Scene): readonly ScriptedCall[] {
  const from = someAccount(scene)
  const to = scene.addresses[scene.random.between(0, 20) === 0 ? from : someAccount(scene)]
  return [call(from, coin(scene), "transfer", to, BigInt(scene.random.between(0, 50_000)))]
}

export function mintCoins(scene: Scene): readonly ScriptedCall[] {
  const value = BigInt(scene.random.between(1, 1_000_000)) * 10n ** BigInt(scene.random.between(0, 12))
  return [call(0, coin(scene), "mint", scene.addresses[someAccount(scene)], value)]
}

export function burnCoins(scene: Scene): readonly ScriptedCall[] {
  return [call(someAccount(scene), scene.contracts.iceCoin, "burn", BigInt(scene.random.between(1, 999)))]
}

/** Many transfers in one transaction. */
export function disperseCoins(scene: Scene): readonly ScriptedCall[] {
  const to = Array.from({ length: scene.random.between(2, 12) }, () => scene.addresses[someAccount(scene)])
  return [call(0, scene.contracts.iceCoin, "disperse", to, BigInt(scene.random.between(1, 5_000)))]
}

/** An approval, followed by a transfer that uses it. */
export function approveAndTransfer(scene: Scene): readonly ScriptedCall[] {
  const { addresses, contracts, random } = scene
  const [owner, spender] = [someAccount(scene), someAccount(scene)]
  const value = BigInt(random.between(1, 9_999))
  return [
    call(owner, contracts.iceCoin, "approve", addresses[spender], value),
    call(spender, contracts.iceCoin, "transferFrom", addresses[owner], addresses[someAccount(scene)], value),
  ]
}
