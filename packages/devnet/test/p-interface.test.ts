import { formatId } from "@serac/chain"
import { expect, test } from "vitest"
import { pMethods } from "../src/interfaces/p/p-interface.ts"
import { ask } from "./ask.ts"
import { exchangesOf, genesisOf, type RecordingName } from "./ledger/recording.ts"
import { namedPlatform } from "./named-platform.ts"

/** The time in milliseconds between the last block and the recorded calls, which determines the proposed height. */
const askedAfter: Readonly<Record<RecordingName, number>> = { durango: 60_000, helicon: 4_000 }

function interfaceOf(name: RecordingName) {
  const platform = namedPlatform(name)
  platform.time.now += askedAfter[name]
  const observations = { uptimeOf: () => 1, isConnected: () => true }
  return pMethods({ ...platform, observations, random: () => 0 })
}

interface Paged {
  readonly limit?: unknown
  readonly startIndex?: unknown
}

/**
 * Removes what does not depend on the ledger: the node's view of its peers, and the order of outputs created by one block, which
 * determines the content of an incomplete page.
 */
function ofLedgerOnly(params: unknown, answer: unknown): string {
  const { limit, startIndex } = (params ?? {}) as Paged
  const isPart = (limit !== undefined && Number(limit) < 1024) || startIndex !== undefined
  const kept = JSON.stringify(answer, (name, value) => {
    if (name === "uptime" || name === "connected") return typeof value
    if (name === "utxos" && isPart) return value.length
    if (name === "utxo" || (name === "endIndex" && isPart)) return undefined
    if (["utxoIDs", "utxos"].includes(name) && Array.isArray(value))
      return value.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
    return value
  })
  return kept.replace(/couldn't encode UTXO \w+/, "couldn't encode UTXO")
}

test.each(["durango", "helicon"] as const)(
  "answers every recorded call of the P-Chain that depends on the ledger alone as the node did (%s)",
  (name) => {
    const methods = interfaceOf(name)
    const { chains, cChainID } = genesisOf(name)
    // A contract's code is omitted from the recorded genesis, so the id of the chain cannot be computed.
    const derived = formatId(chains[1]?.id as Uint8Array)
    const unlike = new Set(["platform.sampleValidators", "platform.getPendingValidators"])
    const calls = exchangesOf(name, "p-chain").filter(({ method }) => !unlike.has(method))
    const differing = calls.flatMap(({ method, params, answer }) => {
      const ours = ofLedgerOnly(params, ask(methods, method, params)).replaceAll(derived, formatId(cChainID))
      const theirs = ofLedgerOnly(params, answer)
      return ours === theirs ? [] : [{ method, params, ours, theirs }]
    })
    expect(differing).toEqual([])
    expect(calls.length).toBeGreaterThan(300)
  },
)
