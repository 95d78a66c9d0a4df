import {
  encodePChainUtxo,
  formatHex,
  formatId,
  maxUint64,
  type PChainTransferableOutput,
  type PChainUtxo,
} from "@serac/chain"
import { type ByNameMethods, byNameMethod, listReader, read } from "@serac/wire/node"
import { zeroID } from "../../ledger/index.ts"
import { keyOf } from "../keys.ts"
import { localAddresses, sortedMembers } from "./local.ts"
import type { PInterfaceOptions } from "./options.ts"

const maxStakeAddresses = 256

/** Methods about the stakes of addresses. */
export function stakeMethods(options: PInterfaceOptions): ByNameMethods {
  const { chain } = options
  const addresses = localAddresses(options)
  return {
    "platform.getStake": byNameMethod(
      { addresses: listReader(read.addressText), validatorsOnly: read.bool, encoding: read.encoding },
      ({ addresses: asked, validatorsOnly, encoding }) => {
        if (asked.length > maxStakeAddresses)
          throw new Error(`${asked.length} addresses provided but this method can take at most ${maxStakeAddresses}`)
        const owners = new Set(asked.map((text) => keyOf(addresses.parse(text))))
        const staked = chain.state.stakers
          .inOrder()
          .filter(({ kind }) => !validatorsOnly || kind !== "delegator")
          .flatMap(({ transaction: { unsigned } }) => ("stake" in unsigned ? unsigned.stake : []))
          .filter((output) => stakeOwners(output).some((owner) => owners.has(keyOf(owner))))
        const sums = new Map<string, bigint>()
        for (const { assetID, output } of staked) {
          const asset = formatId(assetID)
          const sum = (sums.get(asset) ?? 0n) + inner(output).amount
          sums.set(asset, sum > maxUint64 ? maxUint64 : sum)
        }
        const stakedOutputs = staked.map((output) => {
          if (encoding !== "json") return formatHex(encodeOutput(output), encoding)
          const asset = formatId(output.assetID)
          throw new Error(`couldn't encode output ${asset} as json: unsupported encoding in method`)
        })
        return {
          staked: String(sums.get(formatId(chain.config.avaxAssetID)) ?? 0n),
          stakeds: sortedMembers([...sums].map(([asset, sum]) => [asset, String(sum)] as const)),
          stakedOutputs,
          encoding,
        }
      },
    ),
  }
}

const inner = (output: PChainUtxo["output"]) => (output.type === "stakeable.LockOut" ? output.output : output)

const stakeOwners = ({ output }: PChainTransferableOutput) => inner(output).addresses

/** The bytes of an output without the UTXO's transaction id and index. */
function encodeOutput(output: PChainTransferableOutput): Uint8Array {
  const bytes = encodePChainUtxo({ txID: zeroID, outputIndex: 0, ...output })
  const [version, place] = [2, 2 + 32 + 4]
  const alone = new Uint8Array(version + bytes.length - place)
  alone.set(bytes.subarray(place), version)
  return alone
}
