import { fromHex, type Hex, padLeft, toHex } from "../codec/hex.ts"
import { type ChainConfig, chainConfig, type EvmKind } from "./chain-config.ts"
import { defaultFeeConfig, type FeeConfig, faultOfFees, feeConfigMembers } from "./fee-config.ts"
import type { NetworkUpgrades } from "./network-upgrades.ts"
import {
  type PrecompileConfig,
  type PrecompileUpgrade,
  precompileKeys,
  type StateUpgrade,
} from "./precompile-config.ts"

/** An account of a genesis. */
export interface GenesisAccount {
  readonly balance: bigint
  readonly nonce: bigint
  readonly code: Uint8Array
  readonly storage: Readonly<Record<Hex, Hex>>
}

/** The genesis of an EVM chain. */
export interface EvmGenesis {
  readonly config: ChainConfig
  readonly alloc: ReadonlyMap<Hex, GenesisAccount>
  readonly coinbase: Hex
  readonly difficulty: bigint
  readonly extraData: Uint8Array
  readonly gasLimit: bigint
  readonly mixHash: Hex
  /** The header's nonce, 8 bytes, as a number. */
  readonly nonce: bigint
  readonly parentHash: Hex
  /** Unix seconds. */
  readonly timestamp: number
  readonly baseFeePerGas: bigint | undefined
}

/** Settings that a chain's genesis does not contain. */
export interface GenesisOptions {
  readonly kind: EvmKind
  /** The network's upgrade times. Default: a local network's. */
  readonly upgrades?: NetworkUpgrades
  /** The chain's `upgrade.json`, parsed. */
  readonly upgradeJson?: unknown
}

type JsonRecord = Readonly<Record<string, unknown>>

/**
 * Reads the genesis JSON of a chain: `cChainGenesis` of a network's genesis, or `genesisData` of a `CreateChainTx`.
 *
 * @throws TypeError for a text that is not a JSON object, RangeError for a malformed value
 */
export function parseEvmGenesis(text: string, options: GenesisOptions): EvmGenesis {
  const genesis = object(JSON.parse(text), "genesis")
  const config = object(genesis.config ?? {}, "config")
  const upgrade = object(options.upgradeJson ?? {}, "upgrades")
  const genesisPrecompiles = Object.fromEntries(
    precompileKeys.filter((key) => config[key] !== undefined).map((key) => [key, precompileConfig(config[key])]),
  )
  return {
    config: chainConfig({
      kind: options.kind,
      chainID: genesisInteger(config.chainId),
      ...(options.upgrades === undefined ? {} : { upgrades: options.upgrades }),
      feeConfig: config.feeConfig === undefined ? defaultFeeConfig : feeConfig(config.feeConfig),
      allowFeeRecipients: config.allowFeeRecipients === true,
      genesisPrecompiles,
      precompileUpgrades: arrayOrEmpty(upgrade.precompileUpgrades).map(precompileUpgrade),
      stateUpgrades: arrayOrEmpty(upgrade.stateUpgrades).map(stateUpgrade),
    }),
    alloc: new Map(
      Object.entries(object(genesis.alloc ?? {}, "alloc")).map(([key, value]) => [genesisAddress(key), account(value)]),
    ),
    coinbase: genesis.coinbase === undefined ? `0x${"0".repeat(40)}` : genesisAddress(genesis.coinbase),
    difficulty: genesisInteger(genesis.difficulty ?? "0x20000"),
    extraData: genesisBytes(genesis.extraData ?? "0x"),
    gasLimit: genesisInteger(genesis.gasLimit),
    mixHash: genesisHash(genesis.mixHash ?? "0x0"),
    nonce: genesisInteger(genesis.nonce ?? 0),
    parentHash: genesisHash(genesis.parentHash ?? "0x0"),
    timestamp: Number(genesisInteger(genesis.timestamp ?? 0)),
    baseFeePerGas: genesis.baseFeePerGas == null ? undefined : genesisInteger(genesis.baseFeePerGas),
  }
}

function account(value: unknown): GenesisAccount {
  const { balance, nonce, code, storage } = object(value, "account")
  return {
    balance: genesisInteger(balance ?? 0),
    nonce: genesisInteger(nonce ?? 0),
    code: genesisBytes(code ?? "0x"),
    storage: slots(storage),
  }
}

const slots = (value: unknown): Record<Hex, Hex> =>
  Object.fromEntries(
    Object.entries(object(value ?? {}, "storage")).map(([key, entry]) => [genesisHash(key), genesisHash(entry)]),
  )

function precompileConfig(value: unknown): PrecompileConfig {
  const given = object(value, "precompile")
  const { blockTimestamp, initialMint, initialFeeConfig, initialRewardConfig, quorumNumerator } = given
  const reward = initialRewardConfig === undefined ? undefined : object(initialRewardConfig, "initialRewardConfig")
  const addresses = (name: string) =>
    given[name] === undefined ? undefined : arrayOrEmpty(given[name]).map(genesisAddress)
  return {
    blockTimestamp: blockTimestamp == null ? undefined : Number(genesisInteger(blockTimestamp)),
    ...(given.disable === true ? { disable: true } : {}),
    adminAddresses: addresses("adminAddresses"),
    managerAddresses: addresses("managerAddresses"),
    enabledAddresses: addresses("enabledAddresses"),
    initialMint:
      initialMint === undefined
        ? undefined
        : Object.fromEntries(
            Object.entries(object(initialMint, "initialMint")).map(([key, amount]) => [
              genesisAddress(key),
              genesisInteger(amount),
            ]),
          ),
    initialFeeConfig: initialFeeConfig === undefined ? undefined : feeConfig(initialFeeConfig),
    initialRewardConfig:
      reward === undefined
        ? undefined
        : {
            allowFeeRecipients: reward.allowFeeRecipients === true,
            rewardAddress: reward.rewardAddress === undefined ? undefined : genesisAddress(reward.rewardAddress),
          },
    quorumNumerator: quorumNumerator === undefined ? undefined : Number(genesisInteger(quorumNumerator)),
    requirePrimaryNetworkSigners: given.requirePrimaryNetworkSigners === true,
  }
}

function precompileUpgrade(value: unknown): PrecompileUpgrade {
  const given = object(value, "precompileUpgrades")
  const key = precompileKeys.find((name) => given[name] !== undefined)
  if (key === undefined) throw new RangeError(`unknown precompile config: ${Object.keys(given)[0]}`)
  return { key, config: precompileConfig(given[key]) }
}

function stateUpgrade(value: unknown): StateUpgrade {
  const { blockTimestamp, accounts } = object(value, "stateUpgrades")
  return {
    blockTimestamp: Number(genesisInteger(blockTimestamp)),
    accounts: Object.fromEntries(
      Object.entries(object(accounts ?? {}, "accounts")).map(([key, entry]) => {
        const { code, balanceChange, storage } = object(entry, "account")
        return [
          genesisAddress(key),
          {
            code: code === undefined ? undefined : genesisBytes(code),
            balanceChange: balanceChange === undefined ? undefined : genesisInteger(balanceChange),
            storage: slots(storage),
          },
        ]
      }),
    ),
  }
}

function feeConfig(value: unknown): FeeConfig {
  const given = object(value, "feeConfig")
  const members = feeConfigMembers.map((name) => [name, genesisInteger(given[name] ?? 0)] as const)
  const fees = Object.fromEntries(members) as unknown as FeeConfig
  const fault = faultOfFees(fees)
  if (fault !== undefined) throw new RangeError(fault)
  return fees
}

function object(value: unknown, name: string): JsonRecord {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new TypeError(`${name} is no JSON object.`)
  return value as JsonRecord
}

const arrayOrEmpty = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Reads a JSON number, or a decimal or hexadecimal string. */
function genesisInteger(value: unknown): bigint {
  if (typeof value === "bigint") return value
  if ((typeof value === "number" && Number.isSafeInteger(value)) || (typeof value === "string" && value !== "")) {
    try {
      return BigInt(value)
    } catch {}
  }
  throw new RangeError(`Not an integer: ${JSON.stringify(value)}`)
}

function genesisBytes(value: unknown): Uint8Array {
  if (typeof value !== "string") throw new RangeError("Not a text of bytes.")
  const digits = value.startsWith("0x") ? value.slice(2) : value
  return fromHex(`0x${digits.length % 2 === 0 ? digits : `0${digits}`}`)
}

const genesisAddress = (value: unknown): Hex => fixed(value, 20)
const genesisHash = (value: unknown): Hex => fixed(value, 32)

function fixed(value: unknown, length: number): Hex {
  const given = genesisBytes(value)
  if (given.length > length || (length === 20 && given.length < 20))
    throw new RangeError(`Not ${length} bytes: ${value}`)
  return toHex(padLeft(given, length))
}
