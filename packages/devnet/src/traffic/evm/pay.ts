import { weiPerNanoAvax } from "@serac/chain"
import { someAmount } from "../amount.ts"
import { milliAvax } from "../recipients.ts"
import type { EvmKind } from "./evm-kind.ts"

/** A user pays another user. */
export const pay: EvmKind = async (scene) => {
  const running = await scene.someChain()
  const payer = await scene.someone(running)
  const value = someAmount(scene.random, milliAvax) * weiPerNanoAvax
  await payer.send({ to: scene.anyone(running).address, value })
}
