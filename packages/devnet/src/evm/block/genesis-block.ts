import { fromHex, type Hex, zeroHash } from "../codec/hex.ts"
import { hasHelicon } from "../config/chain-config.ts"
import type { EvmGenesis } from "../config/genesis.ts"
import type { Crypto } from "../crypto/crypto.ts"
import { initialDelayExcess } from "../fees/delay.ts"
import { type Header, headerHash } from "../header/header.ts"
import { emptyRoot, emptyUncles } from "../header/next.ts"
import { applyUpgrades } from "../precompiles/configure.ts"
import type { WorldState } from "../state/world-state.ts"
import { type EvmBlock, encodeBlock } from "./block.ts"

/** The base fee of the C-Chain's first block: 225 billion wei. */
const corethBaseFee = 225_000_000_000n

const heliconMembers = {
  targetExponent: 0n,
  minPriceExponent: 0n,
  settledHeight: 0n,
  settledGasUnix: 0n,
  settledGasNumerator: 0n,
  settledExcess: 0n,
}

/** Writes a genesis into an empty state, and returns the genesis block. */
export async function genesisBlock(genesis: EvmGenesis, state: WorldState, crypto: Crypto): Promise<EvmBlock> {
  const { config, timestamp } = genesis
  await applyUpgrades(state, config, { parentTime: undefined, time: timestamp, number: 0n })
  for (const [address, account] of genesis.alloc) {
    await state.updateAccount(address, { balance: account.balance, nonce: account.nonce })
    await state.setCode(address, account.code)
    for (const [slot, value] of Object.entries(account.storage) as [Hex, Hex][])
      await state.setStorage(address, slot, fromHex(value))
  }
  const header: Header = {
    parentHash: genesis.parentHash,
    sha3Uncles: emptyUncles,
    miner: genesis.coinbase,
    stateRoot: await state.commitRoot(),
    transactionsRoot: emptyRoot,
    receiptsRoot: emptyRoot,
    logsBloom: new Uint8Array(256),
    difficulty: genesis.difficulty,
    number: 0n,
    gasLimit: genesis.gasLimit,
    gasUsed: 0n,
    timestamp: BigInt(timestamp),
    extraData: genesis.extraData,
    mixHash: genesis.mixHash,
    nonce: `0x${genesis.nonce.toString(16).padStart(16, "0")}`,
    ...(config.kind === "coreth" ? { extDataHash: zeroHash, extDataGasUsed: 0n } : {}),
    baseFeePerGas: genesis.baseFeePerGas ?? (config.kind === "coreth" ? corethBaseFee : config.feeConfig.minBaseFee),
    blockGasCost: 0n,
    blobGasUsed: 0n,
    excessBlobGas: 0n,
    parentBeaconBlockRoot: zeroHash,
    timestampMilliseconds: BigInt(timestamp) * 1000n,
    minDelayExcess: initialDelayExcess,
    // The genesis block settles no other block: its settlement fields are 0.
    ...(hasHelicon(config, BigInt(timestamp)) ? heliconMembers : {}),
  }
  const body = { header, transactions: [], blockExtraData: new Uint8Array(0) }
  return {
    ...body,
    hash: headerHash(header, config.kind, crypto),
    receipts: [],
    predicates: new Map(),
    size: encodeBlock(body, config.kind).length,
  }
}
