import {
  addressOfPrivateKey,
  buildCChainImportTx,
  buildPChainBaseTx,
  buildPChainExportTx,
  buildPChainImportTx,
  buildXChainBaseTx,
  buildXChainExportTx,
  buildXChainImportTx,
  type CChainUtxo,
  ethAddressOfPrivateKey,
  gasPrice,
  type Payment,
  type PChainContext,
  type PChainUtxo,
  signTransaction,
  type UnsignedPChain,
  type UnsignedXChain,
  type Wallet,
  type XChainContext,
  type XChainUtxo,
} from "@serac/chain"
import { keyOf } from "../interfaces/keys.ts"
import { zeroID } from "../ledger/index.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"

/**
 * A wallet with one key on a devnet. It builds transactions with the public builders, signs and issues them. Each method returns
 * the transaction's id; errors of the ledger are thrown.
 *
 * @example
 * import { DevnetClock, DevnetWallet, PrimaryNetwork, testKey } from "@serac/devnet"
 *
 * const network = new PrimaryNetwork({ clock: new DevnetClock(), seed: "readme" })
 * const wallet = new DevnetWallet(network, testKey)
 * wallet.transferX([{ to: wallet.address, amount: 1_000_000_000n }])
 * network.work() // 1: a block
 */
export class DevnetWallet {
  readonly #network: PrimaryNetwork
  readonly #key: Uint8Array
  // The first public key of a process takes as long as a fourth of a network's start.
  #address: Uint8Array | undefined
  #ethAddress: Uint8Array | undefined

  /** @param key A private key of 32 bytes. */
  constructor(network: PrimaryNetwork, key: Uint8Array) {
    this.#network = network
    this.#key = key
  }

  /** Address on X and P, 20 bytes. */
  get address(): Uint8Array {
    this.#address ??= addressOfPrivateKey(this.#key)
    return this.#address
  }

  /** Address on C and L1s, 20 bytes. */
  get ethAddress(): Uint8Array {
    this.#ethAddress ??= ethAddressOfPrivateKey(this.#key)
    return this.#ethAddress
  }

  /** Pays on the X-Chain. */
  transferX(outputs: readonly Payment[]): Uint8Array {
    return this.issueX(buildXChainBaseTx(this.xContext, this.xWallet, { outputs }))
  }

  /** Exports from X to P or C. */
  exportX(destinationChain: Uint8Array, outputs: readonly Payment[]): Uint8Array {
    return this.issueX(buildXChainExportTx(this.xContext, this.xWallet, { destinationChain, outputs }))
  }

  /** Imports to X what P or C exported. */
  importX(sourceChain: Uint8Array): Uint8Array {
    const { genesis } = this.#network
    const utxos = this.#waiting(sourceChain, genesis.xChainID) as readonly XChainUtxo[]
    const transfer = { sourceChain, utxos, to: this.address }
    return this.issueX(buildXChainImportTx(this.xContext, this.xWallet, transfer))
  }

  /** Pays on the P-Chain. */
  transferP(outputs: readonly Payment[]): Uint8Array {
    return this.issueP(buildPChainBaseTx(this.pContext, this.pWallet, { outputs }))
  }

  /** Exports from P to X or C. */
  exportP(destinationChain: Uint8Array, outputs: readonly Payment[]): Uint8Array {
    return this.issueP(buildPChainExportTx(this.pContext, this.pWallet, { destinationChain, outputs }))
  }

  /** Imports to P what X or C exported. */
  importP(sourceChain: Uint8Array): Uint8Array {
    const utxos = this.#waiting(sourceChain, zeroID) as readonly PChainUtxo[]
    return this.issueP(buildPChainImportTx(this.pContext, this.pWallet, { sourceChain, utxos, to: this.address }))
  }

  /**
   * Imports its exported UTXOs from X or P to an account of the C-Chain, by default its own.
   *
   * @param baseFee price of gas in wei
   */
  importC(sourceChain: Uint8Array, to: Uint8Array = this.ethAddress, baseFee = 25_000_000_000n): Promise<Uint8Array> {
    const { networkID, cChainID: blockchainID, avaxAssetID } = this.#network.genesis
    const context = { networkID, blockchainID, avaxAssetID, baseFee }
    const utxos = this.#waiting(sourceChain, blockchainID) as CChainUtxo[]
    const owner = { addresses: [this.address], now: this.#now }
    const imported = buildCChainImportTx(context, owner, { sourceChain, utxos, to })
    return this.#network.atomic.issue(signTransaction(imported, [this.#key]).bytes, baseFee)
  }

  /** Signs and issues a transaction on X. */
  issueX(transaction: UnsignedXChain): Uint8Array {
    return this.#network.x.issue(signTransaction(transaction, [this.#key]).bytes)
  }

  /** Signs and issues a transaction on P. */
  issueP(transaction: UnsignedPChain): Uint8Array {
    return this.#network.p.issue(signTransaction(transaction, [this.#key]).bytes)
  }

  get xContext(): XChainContext {
    const { networkID, xChainID: blockchainID, avaxAssetID, txFee, createAssetTxFee } = this.#network.x.rules
    return { networkID, blockchainID, avaxAssetID, txFee, createAssetTxFee }
  }

  /** Its UTXOs on X, newest first, and the devnet clock's time. */
  get xWallet(): Wallet<XChainUtxo> {
    const { utxos } = this.#network.x.state
    return this.#walletOf(utxos.idsOf(keyOf(this.address)).map((id) => utxos.get(id) as XChainUtxo))
  }

  /** The gas price is twice the current one, so that a transaction stays valid if the price rises before its acceptance. */
  get pContext(): PChainContext {
    const { config, state } = this.#network.p
    const { networkID, avaxAssetID, dynamicFees } = config
    const price = gasPrice({ ...dynamicFees, excess: state.fees.excess })
    return { networkID, avaxAssetID, weights: dynamicFees.weights, gasPrice: 2n * price }
  }

  /** Its UTXOs on P, newest first, and the devnet clock's time. */
  get pWallet(): Wallet<PChainUtxo> {
    const { utxos } = this.#network.p.state
    return this.#walletOf(utxos.idsOf(keyOf(this.address)).map((id) => utxos.get(id) as PChainUtxo))
  }

  #walletOf<U>(utxos: readonly U[]): Wallet<U> {
    return { utxos, addresses: [this.address], now: this.#now }
  }

  /** Seconds since 1970. */
  get #now(): bigint {
    return BigInt(Math.floor(this.#network.clock.now() / 1000))
  }

  #waiting(source: Uint8Array, destination: Uint8Array): readonly object[] {
    const set = this.#network.memory.between(source, destination)
    return set.idsOf(keyOf(this.address)).map((id) => set.get(id) as object)
  }
}
