import {
  activePrecompiles,
  type ChainConfig,
  type EarlyUpgrade,
  type FeeConfig,
  type PrecompileConfig,
  type PrecompileKey,
  precompileKeys,
  toHex,
  toQuantity,
  unscheduled,
} from "../../evm/index.ts"
import { sortedObject } from "./block-json.ts"

/** The node's JSON of a fee configuration, which omits a target block rate of 0. */
export function feeConfigJson({ targetBlockRate, ...fees }: FeeConfig): Record<string, bigint> {
  const {
    gasLimit,
    minBaseFee,
    targetGas,
    baseFeeChangeDenominator,
    minBlockGasCost,
    maxBlockGasCost,
    blockGasCostStep,
  } = fees
  return {
    gasLimit,
    ...(targetBlockRate === 0n ? {} : { targetBlockRate }),
    minBaseFee,
    targetGas,
    baseFeeChangeDenominator,
    minBlockGasCost,
    maxBlockGasCost,
    blockGasCostStep,
  }
}

function precompileJson(key: PrecompileKey, config: PrecompileConfig): Record<string, unknown> {
  const { initialMint, initialFeeConfig, initialRewardConfig } = config
  const lists = Object.fromEntries(
    (["adminAddresses", "managerAddresses", "enabledAddresses"] as const)
      .filter((name) => (config[name]?.length ?? 0) > 0)
      .map((name) => [name, config[name]]),
  )
  return {
    ...lists,
    blockTimestamp: config.blockTimestamp ?? null,
    ...(config.disable === true ? { disable: true } : {}),
    ...(initialMint === undefined
      ? {}
      : {
          initialMint: Object.fromEntries(Object.entries(initialMint).map(([to, amount]) => [to, toQuantity(amount)])),
        }),
    ...(initialFeeConfig === undefined ? {} : { initialFeeConfig: feeConfigJson(initialFeeConfig) }),
    ...(initialRewardConfig === undefined ? {} : { initialRewardConfig }),
    ...(key === "warpConfig"
      ? {
          quorumNumerator: config.quorumNumerator ?? 0,
          requirePrimaryNetworkSigners: config.requirePrimaryNetworkSigners === true,
        }
      : {}),
  }
}

/** The result of `eth_getActivePrecompilesAt`. */
export function activePrecompilesJson(config: ChainConfig, time: number): Record<string, unknown> {
  const active = activePrecompiles(config, time)
  return sortedObject(
    Object.fromEntries(
      precompileKeys.flatMap((key) => {
        const one = active[key]
        return one === undefined ? [] : [[key, precompileJson(key, one)]]
      }),
    ),
  )
}

/** The result of `eth_getActiveRulesAt`. */
export function activeRulesJson(config: ChainConfig, time: number): Record<string, unknown> {
  const { durango, etna, granite, helicon } = config.upgrades
  const since = (at: number) => time >= at
  const active = activePrecompiles(config, time)
  return {
    ethRules: {
      ChainID: config.chainID,
      IsHomestead: true,
      IsEIP150: true,
      IsEIP155: true,
      IsEIP158: true,
      IsByzantium: true,
      IsConstantinople: true,
      IsPetersburg: true,
      IsIstanbul: true,
      IsBerlin: true,
      IsLondon: true,
      IsMerge: true,
      IsShanghai: since(durango),
      IsCancun: since(etna),
      IsPrague: false,
      IsVerkle: false,
    },
    avalancheRules: {
      IsSubnetEVM: true,
      IsDurango: since(durango),
      IsEtna: since(etna),
      IsFortuna: false,
      IsGranite: since(granite),
      IsHelicon: helicon < unscheduled && since(helicon),
    },
    precompiles: sortedObject(
      Object.fromEntries(
        precompileKeys.flatMap((key) => {
          const one = active[key]
          return one === undefined ? [] : [[key, { timestamp: one.blockTimestamp }]]
        }),
      ),
    ),
  }
}

const earlyUpgrades: readonly EarlyUpgrade[] = [
  ...(["1", "2", "3", "4", "5", "Pre6", "6", "Post6"] as const).map((phase) => `apricotPhase${phase}` as const),
  "banff",
  "cortina",
]

/** The result of `eth_getChainConfig`. */
export function chainConfigJson(config: ChainConfig): Record<string, unknown> {
  const { durango, etna, fortuna, granite, helicon, early } = config.upgrades
  const common = {
    berlinBlock: 0,
    byzantiumBlock: 0,
    cancunTime: etna,
    chainId: config.chainID,
    constantinopleBlock: 0,
    eip150Block: 0,
    eip155Block: 0,
    eip158Block: 0,
    etnaTimestamp: etna,
    graniteTimestamp: granite,
    heliconTimestamp: helicon,
    homesteadBlock: 0,
    istanbulBlock: 0,
    londonBlock: 0,
    muirGlacierBlock: 0,
    petersburgBlock: 0,
    shanghaiTime: durango,
  }
  if (config.kind === "coreth") {
    // Upgrades before Durango default to the time of Durango.
    return sortedObject({
      ...Object.fromEntries(earlyUpgrades.map((name) => [`${name}BlockTimestamp`, early?.[name] ?? durango])),
      ...common,
      daoForkBlock: 0,
      daoForkSupport: true,
      durangoBlockTimestamp: durango,
      fortunaTimestamp: fortuna,
    })
  }
  const own = Object.entries(config.genesisPrecompiles) as [PrecompileKey, PrecompileConfig][]
  return {
    ...sortedObject({
      ...common,
      ...(config.allowFeeRecipients ? { allowFeeRecipients: true } : {}),
      durangoTimestamp: durango,
      feeConfig: feeConfigJson(config.feeConfig),
      subnetEVMTimestamp: 0,
      ...Object.fromEntries(own.map(([key, precompile]) => [key, precompileJson(key, precompile)])),
    }),
    upgrades: upgradesJson(config),
  }
}

function upgradesJson({ stateUpgrades, precompileUpgrades }: ChainConfig): Record<string, unknown> {
  return {
    ...(stateUpgrades.length === 0
      ? {}
      : {
          stateUpgrades: stateUpgrades.map(({ blockTimestamp, accounts }) => ({
            blockTimestamp,
            accounts: Object.fromEntries(
              Object.entries(accounts).map(([address, { code, balanceChange, storage }]) => [
                address,
                {
                  ...(code === undefined ? {} : { code: toHex(code) }),
                  ...(storage === undefined || Object.keys(storage).length === 0 ? {} : { storage }),
                  ...(balanceChange === undefined ? {} : { balanceChange: toQuantity(balanceChange) }),
                },
              ]),
            ),
          })),
        }),
    ...(precompileUpgrades.length === 0
      ? {}
      : {
          precompileUpgrades: precompileUpgrades.map(({ key, config }) => ({ [key]: precompileJson(key, config) })),
        }),
  }
}
