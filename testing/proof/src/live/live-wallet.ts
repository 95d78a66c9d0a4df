import {
  addressOfPrivateKey,
  buildCChainExportTx,
  buildCChainImportTx,
  buildCreateAssetTx,
  buildCreateSubnetTx,
  buildPChainBaseTx,
  buildPChainExportTx,
  buildPChainImportTx,
  buildXChainBaseTx,
  buildXChainExportTx,
  buildXChainImportTx,
  decodeCChainUtxo,
  decodePChainUtxo,
  decodeXChainUtxo,
  formatAddress,
  hrpOf,
  networkFees,
  parseHex,
  parseId,
  parsePrivateKey,
  signTransaction,
  type UnsignedPChain,
  type UnsignedXChain,
} from "@serac/chain"
import { createPChainClient } from "@serac/p-chain"
import { createSubnetEvmClient } from "@serac/subnet-evm"
import { createXChainClient } from "@serac/x-chain"
import { type LocalAccount, privateKeyToAccount } from "viem/accounts"

/** The facts about a network that a wallet needs. */
export interface LiveNetwork {
  /** The base URL of a node. */
  readonly url: string
  readonly networkID: number
  /** The blockchain IDs, 32 bytes each. */
  readonly ids: { readonly P: Uint8Array; readonly X: Uint8Array; readonly C: Uint8Array }
}

const avax = 1_000_000_000n

/** A wallet with a key on a live network, which builds, signs and issues transactions with this repository's builders and clients. */
export class LiveWallet {
  /** The account of the same key on EVM chains. */
  readonly account: LocalAccount
  readonly #key: Uint8Array
  readonly #address: Uint8Array
  readonly #network: LiveNetwork
  readonly #p: ReturnType<typeof createPChainClient>
  readonly #x: ReturnType<typeof createXChainClient>
  readonly #c: ReturnType<typeof createSubnetEvmClient>
  #assetID: Uint8Array | undefined

  /** @param privateKey in the format of wallets: `PrivateKey-…` */
  constructor(network: LiveNetwork, privateKey: string) {
    const { url: baseUrl } = network
    this.#key = parsePrivateKey(privateKey)
    this.#address = addressOfPrivateKey(this.#key)
    this.account = privateKeyToAccount(`0x${Buffer.from(this.#key).toString("hex")}`)
    this.#network = network
    this.#p = createPChainClient({ baseUrl })
    this.#x = createXChainClient({ baseUrl })
    this.#c = createSubnetEvmClient({ baseUrl })
  }

  /** The wallet's address on X and on P, in the format of each chain. */
  get addresses() {
    return { X: [this.#named("X")], P: [this.#named("P")] } as const
  }

  async payOnX(): Promise<void> {
    await this.#issueX(
      buildXChainBaseTx(await this.#xContext(), await this.#xWallet(), {
        outputs: [{ to: this.#address, amount: avax }],
      }),
    )
  }

  async createAsset(): Promise<void> {
    const asset = {
      name: "Proof",
      symbol: "PRF",
      denomination: 3,
      holders: [{ to: this.#address, amount: 1_000_000n }],
    }
    await this.#issueX(buildCreateAssetTx(await this.#xContext(), await this.#xWallet(), asset))
  }

  async payOnP(): Promise<void> {
    await this.#issueP(
      buildPChainBaseTx(await this.#pContext(), await this.#pWallet(), {
        outputs: [{ to: this.#address, amount: avax }],
      }),
    )
  }

  async createSubnet(): Promise<void> {
    await this.#issueP(buildCreateSubnetTx(await this.#pContext(), await this.#pWallet(), { owner: this.#address }))
  }

  async exportFromX(destination: "P" | "C"): Promise<void> {
    const outputs = [{ to: this.#address, amount: 5n * avax }]
    const transfer = { destinationChain: this.#network.ids[destination], outputs }
    await this.#issueX(buildXChainExportTx(await this.#xContext(), await this.#xWallet(), transfer))
  }

  async exportFromP(destination: "X" | "C"): Promise<void> {
    const outputs = [{ to: this.#address, amount: 5n * avax }]
    const transfer = { destinationChain: this.#network.ids[destination], outputs }
    await this.#issueP(buildPChainExportTx(await this.#pContext(), await this.#pWallet(), transfer))
  }

  async importToX(source: "P" | "C"): Promise<void> {
    const { utxos } = await this.#x.getUTXOs({ addresses: [this.#named("X")], sourceChain: source })
    const transfer = {
      sourceChain: this.#network.ids[source],
      utxos: utxos.map((text) => decodeXChainUtxo(parseHex(text))),
      to: this.#address,
    }
    await this.#issueX(buildXChainImportTx(await this.#xContext(), await this.#xWallet(), transfer))
  }

  async importToP(source: "X" | "C"): Promise<void> {
    const { utxos } = await this.#p.getUTXOs({ addresses: [this.#named("P")], sourceChain: source })
    const transfer = {
      sourceChain: this.#network.ids[source],
      utxos: utxos.map((text) => decodePChainUtxo(parseHex(text))),
      to: this.#address,
    }
    await this.#issueP(buildPChainImportTx(await this.#pContext(), await this.#pWallet(), transfer))
  }

  async importToC(source: "X" | "P"): Promise<void> {
    const { utxos } = await this.#c.avaxGetUTXOs({ addresses: [this.#named("C")], sourceChain: source })
    const transfer = {
      sourceChain: this.#network.ids[source],
      utxos: utxos.map((text) => decodeCChainUtxo(parseHex(text))),
      to: this.#ethAddress,
    }
    const transaction = buildCChainImportTx(await this.#cContext(), { addresses: [this.#address] }, transfer)
    await this.#c.avaxIssueTx({ tx: signTransaction(transaction, [this.#key]).hex, encoding: "hex" })
  }

  async exportFromC(destination: "X" | "P"): Promise<void> {
    const { address } = this.account
    const [balance, nonce] = await Promise.all([
      this.#c.getBalance({ address, block: "latest" }),
      this.#c.getTransactionCount({ address, block: "pending" }),
    ])
    const from = { address: this.#ethAddress, balance: BigInt(balance) / avax, nonce: BigInt(nonce) }
    const outputs = [{ to: this.#address, amount: 5n * avax }]
    const transfer = { destinationChain: this.#network.ids[destination], outputs }
    const transaction = buildCChainExportTx(await this.#cContext(), [from], transfer)
    await this.#c.avaxIssueTx({ tx: signTransaction(transaction, [this.#key]).hex, encoding: "hex" })
  }

  get #ethAddress(): Uint8Array {
    return Uint8Array.from(Buffer.from(this.account.address.slice(2), "hex"))
  }

  #named(chain: "P" | "X" | "C"): string {
    return formatAddress(this.#address, hrpOf(this.#network.networkID), chain)
  }

  async #avaxAssetID(): Promise<Uint8Array> {
    this.#assetID ??= parseId((await this.#x.getAssetDescription({ assetID: "AVAX" })).assetID)
    return this.#assetID
  }

  async #xContext() {
    const { networkID, ids } = this.#network
    const { txFee, createAssetTxFee } = networkFees(networkID)
    return { networkID, blockchainID: ids.X, avaxAssetID: await this.#avaxAssetID(), txFee, createAssetTxFee }
  }

  async #xWallet() {
    const { utxos } = await this.#x.getUTXOs({ addresses: [this.#named("X")] })
    return { utxos: utxos.map((text) => decodeXChainUtxo(parseHex(text))), addresses: [this.#address] }
  }

  async #pContext() {
    const { networkID } = this.#network
    const { price } = await this.#p.getFeeState()
    const { weights } = networkFees(networkID).dynamicFeeConfig
    return { networkID, avaxAssetID: await this.#avaxAssetID(), weights, gasPrice: price * 2n }
  }

  async #pWallet() {
    const { utxos } = await this.#p.getUTXOs({ addresses: [this.#named("P")] })
    return { utxos: utxos.map((text) => decodePChainUtxo(parseHex(text))), addresses: [this.#address] }
  }

  async #cContext() {
    const { networkID, ids } = this.#network
    const baseFee = BigInt(await this.#c.baseFee()) * 4n + 1_000_000_000n
    return { networkID, blockchainID: ids.C, avaxAssetID: await this.#avaxAssetID(), baseFee }
  }

  async #issueX(transaction: UnsignedXChain): Promise<void> {
    await this.#x.issueTx({ tx: signTransaction(transaction, [this.#key]).hex, encoding: "hex" })
  }

  async #issueP(transaction: UnsignedPChain): Promise<void> {
    await this.#p.issueTx({ tx: signTransaction(transaction, [this.#key]).hex, encoding: "hex" })
  }
}
