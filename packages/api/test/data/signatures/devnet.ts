import {
  decodeUnsignedWarpMessage,
  encodeUnsignedWarpMessage,
  encodeWarpMessage,
  encodeWarpPayload,
  formatBitSet,
  formatId,
} from "@serac/chain"
import { Devnet, type L1 } from "@serac/devnet"
import type { NetworkDefinition } from "@serac/store"

/** A devnet whose clock stands still, with an L1. */
export async function beginDevnet(): Promise<Devnet> {
  const clock = { start: Date.parse("2026-01-01T00:00:00Z"), isStopped: true }
  const devnet = await Devnet.create({ seed: "signatures", clock, l1s: [{ name: "firn", chainID: 99_123 }] })
  // The newest height of the P-Chain is then the one at which proposers look validators up.
  devnet.network.clock.advance(60_000)
  return devnet
}

/** What a service calls the network. */
export function definitionOf({ network: { genesis } }: Devnet): NetworkDefinition {
  return {
    networkId: genesis.networkID,
    network: "testnet",
    nodeUrls: ["http://localhost:9650"],
    hrp: "local",
    xChainId: formatId(genesis.xChainID),
    cChainId: formatId(genesis.cChainID),
    avaxAssetId: formatId(genesis.avaxAssetID),
  }
}

/** Asks the devnet's node. */
export const nodeOf =
  (devnet: Devnet): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { pathname: target } = new URL(request.url)
    const headers = { host: "localhost", "content-type": "application/json" }
    const answer = await devnet.node.handle({ method: request.method, target, headers, body: await request.text() })
    return new Response(answer.body, { status: answer.status, headers: { ...answer.headers } })
  }

/** The message of the C-Chain's first block: what its validators sign. */
export function blockMessage({ network, chains }: Devnet): Uint8Array {
  const { networkID, cChainID } = network.genesis
  const hash = Uint8Array.from(Buffer.from(chains.c.chain.tip.hash.slice(2), "hex"))
  return encodeUnsignedWarpMessage({
    networkID,
    sourceChainID: cChainID,
    payload: encodeWarpPayload({ type: "Hash", hash }),
  })
}

/** Signs for all validators of an L1, as an aggregator of somebody else's would. */
export function signAs({ keyring, network }: Devnet, { subnetID }: L1, message: Uint8Array): Uint8Array {
  const members = network.p.validatorsAt(network.p.minimumHeight).get(Buffer.from(subnetID).toString("hex")) ?? []
  const keys = members.flatMap(({ publicKey }) => (publicKey === undefined ? [] : [publicKey]))
  // The order of compressed keys is that of uncompressed ones but for the flags in the first byte.
  const sorted = keys.toSorted((one, other) =>
    Buffer.compare(one.with(0, (one[0] ?? 0) & 31), other.with(0, (other[0] ?? 0) & 31)),
  )
  const signed = keyring.signTogether(sorted, message)
  if (signed === undefined) throw new Error("nobody signs")
  return encodeWarpMessage({
    unsignedMessage: decodeUnsignedWarpMessage(message),
    signature: { type: "BitSetSignature", signers: formatBitSet(signed.signers), signature: signed.signature },
  })
}

/** The ID of the transaction that made an L1 of a subnet, by the JSON of the blocks. */
export async function conversionOf(devnet: Devnet): Promise<string> {
  for (let { height } = devnet.network.p.last; height > 0; height--) {
    const params = { height: String(height), encoding: "json" }
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "platform.getBlockByHeight", params })
    const answer = await nodeOf(devnet)("http://localhost:9650/ext/bc/P", { method: "POST", body })
    const { result } = (await answer.json()) as {
      result: { block: { txs?: readonly { id: string; unsignedTx: object }[] } }
    }
    const found = result.block.txs?.find(({ unsignedTx }) => "validators" in unsignedTx)
    if (found !== undefined) return found.id
  }
  throw new Error("there is no conversion")
}
