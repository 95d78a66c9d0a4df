import { encodeData, fromAbi } from "ox/AbiFunction"
import { fromHex, type Hex, toHex } from "../../evm/index.ts"
import { coin } from "../../generated/contracts/coin.ts"
import { keyOf } from "../../interfaces/keys.ts"
import { messengerAddress } from "../../messages/messenger.ts"
import { claimableReward, messageFee, messengerFunctions } from "../../messages/messenger-calls.ts"
import type { RunningChain } from "../../network/evm/running-chain.ts"
import type { EvmWallet } from "../../wallet/evm-wallet.ts"
import { someAmount } from "../amount.ts"
import type { EvmKind } from "./evm-kind.ts"
import type { EvmScene } from "./evm-scene.ts"
import type { Relayer } from "./relayer.ts"

const approve = fromAbi(coin.abi, "approve")
const greetings = ["hello", "snow tonight", "the pass is open", "turn back", "more rope, please", "see you at the hut"]

/** The activities of users and of the relayer with messages between chains, with their weights. */
export const messageKinds = (relayer: Relayer): Readonly<Record<string, readonly [weight: number, act: EvmKind]>> => ({
  sendMessage: [5, sendMessage],
  addFee: [0.4, (scene) => addFee(scene, relayer)],
  redeem: [0.4, (scene) => redeem(scene, relayer)],
})

/** A user sends a message to another chain: to a receiving contract, to no contract, or with too little gas; some pay the relayer a fee. */
const sendMessage: EvmKind = async (scene) => {
  const { random } = scene
  const [source, destination] = random.shuffle(await scene.inUse())
  if (!source || !destination) return
  const [mailbox] = await scene.contracts(destination, "mailbox")
  if (!mailbox) return
  const kind = random.weighed({ good: 8, poor: 3, nobody: 1, empty: 1 })
  const sender = await scene.someone(source)
  const feeInfo = random.chance(0.4) ? await someFee(scene, source, sender) : noFee
  const text = `${random.pick(greetings)} ${random.between(1, 999)}`
  const data = encodeData(messengerFunctions.send, [
    {
      destinationBlockchainID: toHex(destination.blockchainID),
      destinationAddress: kind === "nobody" ? scene.anyone(destination).address : mailbox.address,
      feeInfo,
      requiredGasLimit: kind === "poor" ? 5_000n : 200_000n,
      allowedRelayerAddresses: [],
      message: kind === "empty" ? "0x" : toHex(new TextEncoder().encode(text)),
    },
  ])
  await sender.send({ to: messengerAddress, data: fromHex(data), gas: 700_000n })
}

const noFee = { feeTokenAddress: `0x${"0".repeat(40)}`, amount: 0n } as const

/** A relayer fee in a token, which the user approves for the messenger. */
async function someFee(scene: EvmScene, source: RunningChain, sender: EvmWallet) {
  const [token] = await scene.contracts(source, "ERC-20")
  if (!token) return noFee
  const amount = someAmount(scene.random, 10n ** BigInt(token.decimals)) / 100n
  await allow(sender, token.address, amount)
  return { feeTokenAddress: token.address, amount }
}

const allow = (wallet: EvmWallet, token: Hex, amount: bigint): Promise<Hex> =>
  wallet.send({ to: token, data: fromHex(encodeData(approve, [messengerAddress, amount])), gas: 80_000n })

/** A user raises the fee of a message that has not arrived. */
async function addFee(scene: EvmScene, relayer: Relayer): Promise<void> {
  const all = await scene.inUse()
  for (const { messageID, source: key } of scene.random.shuffle(relayer.errands)) {
    const source = all.find(({ blockchainID }) => keyOf(blockchainID) === key)
    const fee = source && (await messageFee(source, messageID))
    if (!source || !fee || fee.amount === 0n) continue
    const payer = await scene.someone(source)
    await allow(payer, fee.token, fee.amount)
    const data = encodeData(messengerFunctions.addFee, [messageID, fee.token, fee.amount])
    await payer.send({ to: messengerAddress, data: fromHex(data), gas: 200_000n })
    return
  }
}

/** The relayer withdraws its rewards on a chain. */
async function redeem(scene: EvmScene, relayer: Relayer): Promise<void> {
  const source = await scene.someChain()
  const wallet = await scene.funded(source, relayer.key)
  const [token] = await scene.contracts(source, "ERC-20")
  if (!token || (await claimableReward(source, wallet.address, token.address)) === 0n) return
  const data = encodeData(messengerFunctions.redeem, [token.address])
  await wallet.send({ to: messengerAddress, data: fromHex(data), gas: 200_000n })
}
