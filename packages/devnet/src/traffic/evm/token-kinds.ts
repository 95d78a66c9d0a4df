import { encodeData, fromAbi } from "ox/AbiFunction"
import { contractsOn } from "../../contracts/devnet-contracts.ts"
import { fromHex } from "../../evm/index.ts"
import { coin } from "../../generated/contracts/coin.ts"
import { someAmount } from "../amount.ts"
import { Zipf } from "../zipf.ts"
import type { EvmKind } from "./evm-kind.ts"

const [transferTokens, burn, disperse] = [
  fromAbi(coin.abi, "transfer"),
  fromAbi(coin.abi, "burn"),
  fromAbi(coin.abi, "disperse"),
]

/** A user transfers or burns a token, most often the oldest; without enough balance the transaction fails. */
export const transferToken: EvmKind = async (scene) => {
  const { random } = scene
  const running = await scene.someChain()
  const tokens = await scene.contracts(running, "ERC-20")
  if (tokens.length === 0) return
  const { address: to, decimals } = new Zipf(tokens).pick(random)
  const sender = await scene.someone(running)
  // At least a tenth of a token.
  const amount = someAmount(random, 10n ** BigInt(decimals)) / 10n
  const isBurn = random.chance(0.05)
  const data = isBurn ? encodeData(burn, [amount]) : encodeData(transferTokens, [scene.anyone(running).address, amount])
  await sender.send({ to, data: fromHex(data), gas: 100_000n })
}

/** Many users receive an unsolicited token. */
export const sendSpam: EvmKind = async (scene) => {
  const { random, seed } = scene
  const running = await scene.someChain()
  const spam = (await contractsOn(running.chain, seed)).find(({ isSpam }) => isSpam)
  if (!spam) return
  const victims = random.shuffle(scene.addresses(running)).slice(0, random.between(3, 10))
  const data = fromHex(encodeData(disperse, [victims, 1n]))
  await (await scene.funded(running, scene.spammerKey)).send({ to: spam.address, data, gas: 500_000n })
}
