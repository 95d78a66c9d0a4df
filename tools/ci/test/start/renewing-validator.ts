import {
  addressOfPrivateKey,
  buildAddAutoRenewedValidatorTx,
  decodePChainUtxo,
  formatAddress,
  formatNodeId,
  hrpOf,
  parseId,
  signTransaction,
} from "@serac/chain"
import { blsProofOfPossession, blsPublicKeyOf } from "@serac/chain/bls"
import { testKey } from "@serac/devnet"

/** Calls a method of the network's node. */
export type Call = (path: string, method: string, params: object) => Promise<unknown>

const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString("hex")}`
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text.slice(2), "hex"))

/** Seconds of a period: the least that the network takes. */
export const period = 86_400n

/** Adds a validator that renews itself and adds all that it earns to its stake, with the initial funds' owner. */
export async function addRenewingValidator(call: Call): Promise<{ readonly nodeId: string; readonly txId: string }> {
  const platform = async <Result>(method: string, params: object = {}) =>
    (await call("/ext/bc/P", `platform.${method}`, params)) as Result
  const [{ assetID }, { weights }, { price }, { networkID }] = await Promise.all([
    platform<{ assetID: string }>("getStakingAssetID"),
    platform<{ weights: readonly number[] }>("getFeeConfig"),
    platform<{ price: number }>("getFeeState"),
    call("/ext/info", "info.getNetworkID", {}) as Promise<{ networkID: string }>,
  ])
  const [bandwidth = 0n, dbRead = 0n, dbWrite = 0n, compute = 0n] = weights.map(BigInt)
  const context = {
    networkID: Number(networkID),
    avaxAssetID: parseId(assetID),
    weights: { bandwidth, dbRead, dbWrite, compute },
    gasPrice: 4n * BigInt(price),
  }
  const owner = addressOfPrivateKey(testKey)
  const address = `P-${formatAddress(owner, hrpOf(Number(networkID)))}`
  const { utxos } = await platform<{ utxos: readonly string[] }>("getUTXOs", {
    addresses: [address],
    encoding: "hexnc",
  })
  const nodeID = Uint8Array.from({ length: 20 }, (_, at) => at + 1)
  const blsKey = Uint8Array.from({ length: 32 }, (_, at) => at + 1)
  const unsigned = buildAddAutoRenewedValidatorTx(
    context,
    { utxos: utxos.map((utxo) => decodePChainUtxo(bytesOf(utxo))), addresses: [owner] },
    {
      ...{ nodeID, weight: 5_000_000_000_000n, period, autoCompoundRewardShares: 1_000_000, delegationShares: 20_000 },
      ...{ validationRewardsOwner: owner, delegationRewardsOwner: owner, validatorAuthority: owner },
      signer: { publicKey: blsPublicKeyOf(blsKey), proofOfPossession: blsProofOfPossession(blsKey) },
    },
  )
  const { bytes } = signTransaction(unsigned, [testKey])
  const { txID } = await platform<{ txID: string }>("issueTx", { tx: hex(bytes), encoding: "hexnc" })
  await call("/ext/devnet", "devnet.mine", {})
  return { nodeId: formatNodeId(nodeID), txId: txID }
}
