import { expect, test } from "vitest"
import { headerOfJson, recordedBlocks } from "../../../test/evm/support/recorded.ts"
import { toHex } from "../codec/hex.ts"
import { chainConfig } from "../config/chain-config.ts"
import { defaultFeeConfig } from "../config/fee-config.ts"
import { headerTimeMs } from "./header.ts"
import { feeBytes, nextHeader, predicateBytes } from "./next.ts"

const recordedFees = {
  ...defaultFeeConfig,
  gasLimit: 20_000_000n,
  minBaseFee: 1_000_000_000n,
  targetGas: 100_000_000n,
  baseFeeChangeDenominator: 48n,
}

// From Helicon on, fees depend on a different state.
test.each([
  ["ledger/c-chain", "coreth", 169],
  ["ledger/l1", "subnet-evm", 137],
  ["ledger/permissioned", "subnet-evm", 23],
  ["helicon/ledger/c-chain", "coreth", 37],
] as const)(
  "base fee, gas limit, delay and fee state of every block of %s follow from its parent",
  (file, kind, count) => {
    const headers = recordedBlocks(file)
      .map(({ block }) => headerOfJson(block))
      .filter(({ settledHeight }) => settledHeight === undefined)
    const config = chainConfig({ kind, chainID: 1n })
    const computed = headers.slice(1).map((header, at) => {
      const parent = headers[at] as typeof header
      const { gasLimit, baseFeePerGas, minDelayExcess } = nextHeader(parent, headerTimeMs(header), config, recordedFees)
      const { gasUsed, extDataGasUsed = 0n } = header
      const fees = feeBytes(parent, headerTimeMs(header), config, { gasUsed, extDataGasUsed })
      return { gasLimit, baseFeePerGas, minDelayExcess, fees: toHex(fees) }
    })
    expect(computed).toEqual(
      headers.slice(1).map(({ gasLimit, baseFeePerGas, minDelayExcess, extraData }) => {
        const fees = extraData.subarray(0, extraData.length - predicateBytes(extraData, config).length)
        return { gasLimit, baseFeePerGas, minDelayExcess, fees: toHex(fees) }
      }),
    )
    expect(computed).toHaveLength(count)
  },
)
