import { type Abi, type Address, getAddress, type Hex, keccak256, toRlp, zeroAddress } from "viem"
import type { Ledger } from "../recording/ledger.ts"
import type { LedgerBlock, RecordedReceipt, RecordedTransaction } from "../recording/ledger-block.ts"
import { type AddressOracle, consultAddresses, type Happened } from "./address-oracle.ts"
import type { EthCall } from "./ask.ts"
import { type ContractFact, readContractFact } from "./contract-fact.ts"
import { contractItem, deploymentItem } from "./contract-item.ts"
import { creationsOf } from "./creations.ts"
import { internalCallsOf } from "./internal-calls.ts"
import type { OracleItem } from "./listed.ts"
import { methodOf } from "./method.ts"
import { type Gateway, missingNft, readNftFact } from "./nft-fact.ts"
import { type Moved, movedBy } from "./transfers.ts"
import { logsOf, offerOf, revertReasonOf } from "./whole-transaction.ts"

/** All expected answers of the data service for a chain, computed by brute force from the chain's ledger. Lists are in listing order. */
export interface ChainOracle {
  readonly chainId: string
  readonly blocks: readonly OracleItem[]
  readonly transactions: readonly (OracleItem & { readonly succeeded: boolean })[]
  /** By address in lower case; the maps below use the same key. */
  readonly tokenTransfers: ReadonlyMap<string, readonly OracleItem[]>
  readonly erc721Transfers: ReadonlyMap<string, readonly OracleItem[]>
  readonly deployments: ReadonlyMap<string, readonly OracleItem[]>
  /** The tokens of each NFT collection, including collections without tokens. Other addresses have no entry. */
  readonly tokens: ReadonlyMap<string, readonly OracleItem[]>
  /** The expected answers for an address or for one transaction. */
  readonly about: AddressOracle
  /** Each transaction with its transfers and internal transactions, by transaction hash. */
  readonly wholeTransactions: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  /** The metadata of each contract with its last deployment, and the hash of the deploying transaction. */
  readonly contracts: ReadonlyMap<
    string,
    { readonly item: Readonly<Record<string, unknown>>; readonly txHash?: string }
  >
  /** The facts that created contracts and token contracts return about themselves (name, symbol, standard). */
  readonly facts: ReadonlyMap<string, ContractFact>
  /** Every address that occurs in the ledger. */
  readonly addresses: ReadonlySet<string>
}

export interface OracleSource {
  readonly ledger: Ledger
  /** Calls contracts of the chain at its head. */
  readonly ask: EthCall
  /** Verified ABIs by address in lower case. */
  readonly abis: ReadonlyMap<string, Abi>
  readonly gateway: Gateway
}

const decimalOf = (hex: Hex | undefined) => BigInt(hex ?? 0).toString()

/** Computes the expected listings of a chain. */
export async function consultOracle({ ledger, ask, abis, gateway }: OracleSource): Promise<ChainOracle> {
  const moves = [...movesOf(ledger)]
  const facts = new Map<string, ContractFact>()
  const creations = ledger.blocks.flatMap((line) => line.block.transactions.map((_, index) => creationsOf(line, index)))
  const contracts = [...creations.flat().map(({ address }) => address), ...moves.map(({ token }) => token)]
  await Promise.all(
    [...new Set(contracts)].map(async (address) => facts.set(address, await readContractFact(ask, address))),
  )

  const addresses = new Set<string>(contracts)
  const party = (address: Address) => {
    addresses.add(address)
    const { name, symbol, decimals } = facts.get(address) ?? {}
    return {
      address: getAddress(address),
      ...(name && { name }),
      ...(symbol && { symbol }),
      ...(decimals !== undefined && { decimals }),
    }
  }

  const nfts = new Map<string, Readonly<Record<string, unknown>>>()
  const nftOf = async (token: Address, moved: Moved) => {
    const { tokenId: id = 0n, standard } = moved
    const key = `${token} ${id}`
    const known = nfts.get(key)
    if (known || standard === 20) return known
    const { name = "", symbol = "" } = facts.get(token) ?? {}
    const owner = moves.findLast((one) => one.token === token && one.moved.tokenId === id && one.moved.standard === 721)
    const isBurned = owner?.moved.to === zeroAddress
    const fact = isBurned ? missingNft : await readNftFact(ask, token, { id, standard }, gateway)
    const item = {
      address: getAddress(token),
      ...(standard === 721 && { name, symbol }),
      ercType: `ERC-${standard}`,
      tokenId: `${id}`,
      ...fact,
      ...(owner && { ownerAddress: getAddress(owner.moved.to) }),
    }
    nfts.set(key, item)
    return item
  }

  const happened: Happened[] = []
  const tokenTransfers = new Lists()
  const erc721Transfers = new Lists()
  const tokens = new Map<string, Map<bigint, OracleItem>>()
  for (const { token, moved, line, txHash, logIndex } of moves) {
    const { standard, from, to, value, tokenId } = moved
    const nft = await nftOf(token, moved)
    const { name = "", symbol = "", decimals = 0 } = facts.get(token) ?? {}
    const item = {
      ...blockPlace(line),
      txHash,
      from: party(from),
      to: party(to),
      logIndex,
      ...(value !== undefined && { value: `${value}` }),
      ...(standard === 20
        ? { erc20Token: { address: getAddress(token), name, symbol, decimals, ercType: "ERC-20" } }
        : { [`erc${standard}Token`]: nft }),
    }
    const listed = { block: line.number, timestamp: Number(line.block.timestamp), item }
    tokenTransfers.put(token, listed)
    happened.push({ txHash, parties: [from, to], kind: `erc${standard}Transfers`, listed })
    if (standard === 721) for (const address of new Set([from, to])) erc721Transfers.put(address, listed)
    if (tokenId === undefined || nft === undefined) continue
    const collection = tokens.get(token) ?? new Map<bigint, OracleItem>()
    collection.set(tokenId, { ...listed, item: nft })
    tokens.set(token, collection)
  }

  const blocks: OracleItem[] = []
  const transactions: (OracleItem & { readonly succeeded: boolean })[] = []
  const deployments = new Lists()
  const wholeTransactions = new Map<string, Readonly<Record<string, unknown>>>()
  const deployed = new Map<string, { item: Readonly<Record<string, unknown>>; txHash: string }>()
  for (const line of ledger.blocks) {
    const at = { block: line.number, timestamp: Number(line.block.timestamp) }
    for (const [index, transaction] of line.block.transactions.entries()) {
      const receipt = line.receipts[index] as RecordedReceipt
      const { to, from } = transaction
      const target = to ?? createdBy(transaction)
      const item = {
        ...blockPlace(line),
        ...delayOf(line),
        ...transactionMembers(transaction, receipt, ledger.chainId, index),
        from: party(from),
        to: party(target),
        method: methodOf(transaction, to === null ? undefined : abis.get(to)),
      }
      transactions.push({ ...at, item, succeeded: receipt.status !== "0x0" })
      const { hash: txHash } = transaction
      happened.push({ txHash, parties: [from, target], kind: "nativeTransaction", listed: { ...at, item } })
      for (const { type, ...call } of internalCallsOf(line, index)) {
        const item = {
          ...blockPlace(line),
          txHash,
          from: party(call.from),
          to: party(call.to),
          internalTxType: type,
          value: `${call.value}`,
          isReverted: call.isReverted,
          gasUsed: `${call.gasUsed}`,
          gasLimit: `${call.gasLimit}`,
        }
        const parties = call.isUnborn ? [call.from] : [call.from, call.to]
        happened.push({ txHash, parties, kind: "internalTransactions", listed: { ...at, item } })
      }
      wholeTransactions.set(txHash, { ...item, ...offerOf(line, transaction), ...revertReasonOf(line, index) })
      for (const { address, by } of creationsOf(line, index)) {
        addresses.add(address)
        const item = deploymentItem(address, facts.get(address), transaction, by)
        deployed.set(address, { item, txHash: transaction.hash })
        for (const deployer of new Set([from, ...(by ? [by] : [])])) deployments.put(deployer, { ...at, item })
      }
    }
    blocks.push({ ...at, item: blockItem(line, ledger.chainId, transactions.length) })
  }
  const about = consultAddresses(happened, addresses)
  return {
    chainId: ledger.chainId,
    about,
    wholeTransactions: new Map(
      [...wholeTransactions].map(([txHash, nativeTransaction]) => [
        txHash,
        { nativeTransaction, logs: logsOf(ledger, txHash), ...about.within.get(txHash) },
      ]),
    ),
    contracts: new Map(
      [...facts].map(([address, fact]) => [
        address,
        deployed.get(address) ?? { item: contractItem(address as Address, fact) },
      ]),
    ),
    blocks: blocks.reverse(),
    transactions: transactions.reverse(),
    tokenTransfers: tokenTransfers.newestFirst(),
    erc721Transfers: erc721Transfers.newestFirst(),
    deployments: deployments.newestFirst(),
    tokens: new Map<string, readonly OracleItem[]>([
      ...[...facts].filter(([, { ercType }]) => isCollection(ercType)).map(([address]) => [address, []] as const),
      ...[...tokens].map(([address, collection]) => [address, byTokenId(collection)] as const),
    ]),
    facts,
    addresses,
  }
}

function* movesOf({ blocks }: Ledger) {
  for (const line of blocks) {
    for (const receipt of line.receipts) {
      for (const log of receipt.logs) {
        for (const moved of movedBy(log)) {
          yield { token: log.address, moved, line, txHash: receipt.transactionHash, logIndex: Number(log.logIndex) }
        }
      }
    }
  }
}

class Lists {
  readonly #lists = new Map<string, OracleItem[]>()

  put(key: string, listed: OracleItem): void {
    this.#lists.set(key, [...(this.#lists.get(key) ?? []), listed])
  }

  newestFirst(): ReadonlyMap<string, readonly OracleItem[]> {
    return new Map([...this.#lists].map(([key, list]) => [key, list.toReversed()]))
  }
}

const isCollection = (ercType: ContractFact["ercType"]) => ercType === "ERC-721" || ercType === "ERC-1155"

const byTokenId = (collection: ReadonlyMap<bigint, OracleItem>) =>
  [...collection].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, listed]) => listed)

function blockPlace({ number, block }: LedgerBlock) {
  const { timestamp, timestampMilliseconds, hash } = block
  return {
    blockNumber: `${number}`,
    blockTimestamp: Number(timestamp),
    ...(timestampMilliseconds && { blockTimestampMilliseconds: Number(timestampMilliseconds) }),
    blockHash: hash,
  }
}

const delayOf = ({ block: { minDelayExcess } }: LedgerBlock) =>
  minDelayExcess === undefined ? {} : { blockMinDelayExcess: Number(minDelayExcess) }

/** The address of the contract that a creating transaction makes, whether or not the creation succeeds. */
function createdBy({ from, nonce }: RecordedTransaction): Address {
  const encoded = toRlp([from, BigInt(nonce) === 0n ? "0x" : evenHex(nonce)])
  return `0x${keccak256(encoded).slice(26)}`
}

const evenHex = (nonce: Hex): Hex => (nonce.length % 2 === 0 ? nonce : `0x0${nonce.slice(2)}`)

function transactionMembers(
  transaction: RecordedTransaction,
  receipt: RecordedReceipt,
  chainId: string,
  index: number,
) {
  return {
    chainId,
    blockIndex: index,
    txHash: transaction.hash,
    txStatus: receipt.status === "0x0" ? "0" : "1",
    txType: Number(transaction.type),
    gasLimit: decimalOf(transaction.gas),
    gasUsed: decimalOf(receipt.gasUsed),
    gasPrice: decimalOf(receipt.effectiveGasPrice ?? transaction.gasPrice),
    nonce: decimalOf(transaction.nonce),
    value: decimalOf(transaction.value),
  }
}

function blockItem(line: LedgerBlock, chainId: string, cumulativeTransactions: number) {
  const { block, receipts } = line
  const fees = receipts.map(
    ({ gasUsed, effectiveGasPrice }, index) =>
      BigInt(gasUsed) * BigInt(effectiveGasPrice ?? block.transactions[index]?.gasPrice ?? 0),
  )
  // A header that settles other blocks sums the gas limits of its transactions; only the receipts have the gas used.
  const used = receipts.reduce((sum, { gasUsed }) => sum + BigInt(gasUsed), 0n)
  return {
    chainId,
    ...blockPlace(line),
    ...delayOf(line),
    txCount: block.transactions.length,
    baseFee: decimalOf(block.baseFeePerGas),
    gasUsed: block.settledHeight === undefined ? decimalOf(block.gasUsed) : `${used}`,
    gasLimit: decimalOf(block.gasLimit),
    gasCost: decimalOf(block.blockGasCost),
    parentHash: block.parentHash,
    feesSpent: `${fees.reduce((sum, fee) => sum + fee, 0n)}`,
    cumulativeTransactions: `${cumulativeTransactions}`,
  }
}
