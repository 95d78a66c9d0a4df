import { formatId } from "@serac/chain"
import { encodeData } from "ox/AbiFunction"
import { editAndNote } from "../cheats/evm/edit-chain.ts"
import {
  activePrecompiles,
  EvmError,
  fromHex,
  type Hex,
  precompileAddresses,
  predicateGas,
  roleOf,
  toPredicate,
  warpAddress,
} from "../evm/index.ts"
import type { RunningChain } from "../network/evm/running-chain.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import { EvmWallet } from "../wallet/evm-wallet.ts"
import { reachSigners, signForDestination } from "./message-signers.ts"
import { messengerAddress } from "./messenger.ts"
import { arrivalOf, decodeMessage, messengerFunctions } from "./messenger-calls.ts"
import { payloadOf, type SentMessage } from "./sent-message.ts"

/** The balance that the relayer gets on a chain where it has less than one coin, in wei. */
const relayerBalance = 1_000n * 10n ** 18n
const oneCoin = 10n ** 18n
/** Gas of the messenger itself, with room for the entries of its allowed relayers and receipts. */
const messengerGas = 600_000n
/** Gas of each byte of a message: calldata, its hash and the log with it. */
const gasPerByte = 100n
/** The role of an address that may send transactions. */
const enabledRole: Hex = `0x${"0".repeat(63)}1`

/**
 * Issues the transaction that delivers a message, signed by the simulated validators of its source. The relayer's account gets
 * funds, and the right to send where an allow list demands it, by edits of the chain.
 *
 * @param key - the relayer's private key
 * @returns its hash; `undefined` if the message has arrived already
 * @throws {EvmError} naming what prevents the delivery
 */
export async function deliverMessage(
  network: PrimaryNetwork,
  message: SentMessage,
  destination: RunningChain,
  key: Uint8Array,
): Promise<Hex | undefined> {
  const { messageID, warp } = message
  const name = formatId(destination.blockchainID)
  const { chain } = destination
  if ((await chain.read(chain.tip, ({ state }) => state.code(messengerAddress))).length === 0)
    throw new EvmError(`the chain ${name} has no messenger at ${messengerAddress}`)
  if ((await arrivalOf(destination, messageID)).isThere) return undefined
  const relayer = new EvmWallet(chain, key)
  const { allowedRelayerAddresses: allowed, requiredGasLimit } = decodeMessage(payloadOf(message))
  if (allowed.length > 0 && !allowed.some((one) => one.toLowerCase() === relayer.address))
    throw new EvmError(`the message admits only the relayers ${allowed.join(", ")}, not ${relayer.address}`)
  await reachSigners(network, warp, destination)
  const signed = signForDestination(network, warp, destination)
  if (!signed)
    throw new EvmError(
      `no validators sign messages for the chain ${name}: its source is not a chain that they validate`,
    )
  await admit(network, destination, relayer)
  const storageKeys = toPredicate(signed)
  const gas =
    predicateGas(storageKeys) + (requiredGasLimit * 64n) / 63n + messengerGas + gasPerByte * BigInt(warp.length)
  return relayer.send({
    to: messengerAddress,
    data: fromHex(encodeData(messengerFunctions.receive, [0, relayer.address])),
    gas,
    accessList: [{ address: warpAddress, storageKeys }],
  })
}

/** Lets the relayer pay for transactions of a chain, and send them. */
async function admit(network: PrimaryNetwork, running: RunningChain, relayer: EvmWallet): Promise<void> {
  const { chain } = running
  const { address } = relayer
  if ((await relayer.balance()) < oneCoin)
    await editAndNote(network, running, "setBalance", [address, `0x${relayerBalance.toString(16)}`])
  const { txAllowListConfig } = activePrecompiles(chain.config, Number(chain.tip.header.timestamp))
  if (txAllowListConfig === undefined) return
  const list = precompileAddresses.txAllowListConfig
  const role = await chain.read(chain.tip, ({ state }) => roleOf(state, list, address))
  if (role === 0n)
    await editAndNote(network, running, "setStorageAt", [list, `0x${address.slice(2).padStart(64, "0")}`, enabledRole])
}
