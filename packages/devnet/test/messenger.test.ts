import { canonicalValidators } from "@serac/chain"
import { expect, test } from "vitest"
import { type EvmBlock, fromHex, toHex, traceTransaction, type WarpVerifier } from "../src/evm/index.ts"
import { teleporterMessenger } from "../src/generated/contracts/teleporter-messenger.ts"
import { keyOf } from "../src/interfaces/keys.ts"
import type { RecordedBlock } from "./evm/support/recorded.ts"
import { replayedWithMessenger } from "./evm/support/replay.ts"
import { namedPlatform } from "./named-platform.ts"

const { chain: p, genesis } = namedPlatform("durango")
const messenger = "0x253b2784c75e510dd0ff1da844684a1ac0aa5fcf"
const zeroID = new Uint8Array(32)

/** Accepts the warp messages that the recorded network's validators accepted. */
const warp: WarpVerifier = {
  pChainHeight: () => BigInt(p.last.height),
  subnetOf(blockchainID) {
    if (keyOf(blockchainID) === keyOf(genesis.cChainID)) return zeroID
    const unsigned = p.state.blocks.transaction(blockchainID)?.transaction.unsigned
    return unsigned?.type === "CreateChainTx" ? unsigned.subnetID : undefined
  },
  validatorsAt(height, subnetID) {
    const members = p.validatorsAt(Number(height)).get(keyOf(subnetID))
    return members && canonicalValidators(members)
  },
}

interface RecordedLog {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

/** The results of a block's transactions, except for gas: status, and every word of every log. */
const outcomes = ({ transactions, receipts }: EvmBlock) =>
  receipts.map(({ succeeded, logs }, at) => ({
    hash: transactions[at]?.hash,
    succeeded,
    logs: logs.map(({ address, topics, data }) => ({ address, topics, data: toHex(data) })),
  }))

const recordedOutcomes = ({ receipts }: RecordedBlock) =>
  receipts.map(({ transactionHash, status, logs }) => ({
    hash: transactionHash,
    succeeded: status === "0x1",
    logs: (logs as readonly RecordedLog[]).map(({ address, topics, data }) => ({ address, topics, data })),
  }))

/** The output of a call, and its error. */
const answer = ({ output, error, revertReason }: Record<string, unknown>) => ({ output, error, revertReason })

// Gas is not compared, since the contract is a different implementation; the effects of the same calls and messages are.
test.each([
  ["ledger/c-chain", 64],
  ["ledger/l1", 78],
] as const)(
  "the messenger does in %s what the recorded one did: ids, payloads, events, refusals and answers",
  async (file, count) => {
    const messengerCode = fromHex(teleporterMessenger.deployedBytecode)
    const { chain, recorded, made } = await replayedWithMessenger(file, { messengerCode, warp })
    expect(made.map(outcomes)).toEqual(recorded.map(recordedOutcomes))
    const called = recorded.flatMap(({ traces }) => traces.filter(({ result }) => result.to === messenger))
    const answers = await Promise.all(
      called.map(
        ({ txHash }) =>
          traceTransaction(chain, txHash, { tracer: "callTracer" }) as Promise<
            (typeof recorded)[0]["traces"][0]["result"]
          >,
      ),
    )
    expect(answers.map(answer)).toEqual(called.map(({ result }) => answer(result)))
    expect(called).toHaveLength(count)
  },
)
