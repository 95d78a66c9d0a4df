import { encodeData, fromAbi } from "ox/AbiFunction"
import { fromHex } from "../../evm/index.ts"
import { refuser } from "../../generated/contracts/refuser.ts"
import type { EvmKind } from "./evm-kind.ts"

const reason = encodeData(fromAbi(refuser.abi, "reason"))
const silent = encodeData(fromAbi(refuser.abi, "silent"))
const invalidCall = encodeData(fromAbi(refuser.abi, "invalid"))
const panic = encodeData(fromAbi(refuser.abi, "panic"), [0n])
const custom = fromAbi(refuser.abi, "custom")

/** A user's call fails, in each of the ways in which calls fail; a block includes it nevertheless. */
export const refusedKind: EvmKind = async (scene) => {
  const { random } = scene
  const running = await scene.someChain()
  const [contract] = await scene.contracts(running, "refuser")
  if (!contract) return
  const caller = await scene.someone(running)
  const code = BigInt(random.between(1, 9_999))
  const data = { reason, silent, invalid: invalidCall, panic, custom: encodeData(custom, [code]) }[
    random.weighed({ reason: 4, custom: 3, silent: 1, panic: 1, invalid: 1 })
  ]
  await caller.send({ to: contract.address, data: fromHex(data), gas: 60_000n })
}
