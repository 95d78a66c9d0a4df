import { weiPerNanoAvax } from "@serac/chain"
import { encodeData, fromAbi } from "ox/AbiFunction"
import { fromHex } from "../../evm/index.ts"
import { splitter } from "../../generated/contracts/splitter.ts"
import { someAmount } from "../amount.ts"
import { milliAvax } from "../recipients.ts"
import type { EvmKind } from "./evm-kind.ts"

const [split, save] = [fromAbi(splitter.abi, "split"), fromAbi(splitter.abi, "save")]

/** A user pays several others at once, or sets funds aside, by a contract whose calls and creations are internal transactions. */
export const splitPayment: EvmKind = async (scene) => {
  const { random } = scene
  const running = await scene.someChain()
  const [contract] = await scene.contracts(running, "splitter")
  if (!contract) return
  const payer = await scene.someone(running)
  const value = someAmount(random, milliAvax) * weiPerNanoAvax
  const payees = random.shuffle(scene.addresses(running)).slice(0, random.between(2, 5))
  const data = random.chance(0.3) ? encodeData(save, [payer.address]) : encodeData(split, [payees])
  await payer.send({ to: contract.address, value, data: fromHex(data), gas: 500_000n })
}
