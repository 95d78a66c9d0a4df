import { encodeDeployData, type Hex, numberToHex, parseEther } from "viem"
import type { CompiledContract } from "../solidity/compile.ts"
import { call, type Scene, type ScriptedCall } from "./call.ts"

const someAccount = ({ random, addresses }: Scene) => random.between(1, addresses.length - 1)

/** Transfers of native tokens: plain, to an unused address, with a few bytes of input, or through a contract. */
export function payments(scene: Scene): readonly ScriptedCall[] {
  const { random, addresses, contracts } = scene
  const from = someAccount(scene)
  const value = parseEther("0.0001") * BigInt(random.between(1, 100))
  const to = addresses[someAccount(scene)] as Hex
  switch (random.weighted({ plain: 6, stranger: 2, note: 1, share: 2 })) {
    case "plain":
      return [{ from, to, value, gas: 21_000n }]
    case "stranger":
      return [{ from, to: numberToHex(0x5e7ac0000n + BigInt(random.between(0, 0xffff)), { size: 20 }), value }]
    case "note":
      return [{ from, to, value, data: random.pick<Hex>(["0x01", "0x0102", "0x010203", "0xdeadbeef"]) }]
    default:
      return [{ ...call(from, contracts.payer, "pay", [to, addresses[someAccount(scene)]]), value }]
  }
}

/** Contracts created by a contract: one, several, at a salted address (a repeated salt fails), or in a call that reverts. */
export function createByFactory(scene: Scene): readonly ScriptedCall[] {
  const { random, contracts } = scene
  const from = someAccount(scene)
  switch (random.weighted({ coin: 2, shelf: 3, salted: 2, undone: 1 })) {
    case "coin":
      return [call(from, contracts.factory, "createCoin", `Factory Coin ${scene.block}`, "FAC")]
    case "shelf":
      return [call(from, contracts.factory, "createShelf", BigInt(random.between(0, 3)))]
    case "salted":
      return [call(from, contracts.factory, "createShelfAt", numberToHex(random.between(1, 6), { size: 32 }))]
    default:
      return [call(from, contracts.factory, "tryCreateShelf", random.between(0, 1) === 0)]
  }
}

/** Contracts created by an account; one in three creations fails. */
export function deploy(scene: Scene, compiled: Readonly<Record<string, CompiledContract>>): readonly ScriptedCall[] {
  const { random } = scene
  const { abi, bytecode } = compiled.Reverter as CompiledContract
  return [{ from: someAccount(scene), data: encodeDeployData({ abi, bytecode, args: [random.between(0, 2) === 0] }) }]
}

/** Transactions that fail in every possible way. */
export function fail(scene: Scene): readonly ScriptedCall[] {
  const { random, contracts } = scene
  const from = someAccount(scene)
  switch (random.weighted({ reason: 3, custom: 2, silent: 1, panic: 1, invalid: 1, burnAllGas: 1 })) {
    case "reason":
      return [call(from, contracts.reverter, "reason")]
    case "custom":
      return [call(from, contracts.reverter, "custom", 7n)]
    case "silent":
      return [call(from, contracts.reverter, "silent")]
    case "panic":
      return [call(from, contracts.reverter, "panic", 0n)]
    case "invalid":
      return [{ ...call(from, contracts.reverter, "invalid"), gas: 60_000n }]
    default:
      return [{ ...call(from, contracts.reverter, "burnAllGas"), gas: 90_000n }]
  }
}

/** Events that resemble transfers but are not. */
export function imitate(scene: Scene): readonly ScriptedCall[] {
  const { random, addresses, contracts } = scene
  const parties = [addresses[someAccount(scene)], addresses[someAccount(scene)]]
  return [call(someAccount(scene), contracts.imitator, "emitAll", ...parties, BigInt(random.between(1, 99)))]
}
