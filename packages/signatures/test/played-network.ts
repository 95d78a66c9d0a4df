import {
  buildRegisterL1ValidatorTx,
  buildSetL1ValidatorWeightTx,
  decodeUnsignedWarpMessage,
  encodePChainMessage,
  encodeUnsignedWarpMessage,
  encodeWarpPayload,
  formatNodeId,
  type PChainMessage,
  type UnsignedWarpMessage,
  type WarpPayload,
} from "@serac/chain"
import { Devnet, type L1, type ValidatorIdentity } from "@serac/devnet"
import type { AggregationRequest } from "../src/index.ts"
import type { SignatureQuestion, SignatureSource } from "../src/sources/signature-source.ts"
import { SourceError } from "../src/sources/source-error.ts"

/** Where contracts that manage L1s of a devnet stand. */
const manager = new Uint8Array(20).fill(0xfe, 0, 1)

/** A devnet with an L1 of three validators of weight 100, whose clock stands still. */
export class PlayedNetwork implements SignatureSource {
  readonly devnet: Devnet
  readonly l1: L1
  /** Nodes that were asked, in that order. */
  readonly asked: string[] = []
  /** Nodes that never answer, and such that cannot be reached. */
  readonly hanging = new Set<string>()
  readonly away = new Set<string>()
  readonly #identities = new Map<string, ValidatorIdentity>()

  private constructor(devnet: Devnet) {
    this.devnet = devnet
    const [l1] = devnet.l1s
    if (l1 === undefined) throw new Error("there is no L1")
    this.l1 = l1
    for (const one of [...devnet.network.validators, ...l1.validators]) this.play(one)
  }

  static async begin(): Promise<PlayedNetwork> {
    const clock = { start: Date.parse("2026-01-01T00:00:00Z"), isStopped: true }
    return new PlayedNetwork(
      await Devnet.create({ seed: "signatures", clock, l1s: [{ name: "firn", chainID: 99_123 }] }),
    )
  }

  get nodeIds(): readonly string[] {
    return this.l1.validators.map(({ nodeID }) => formatNodeId(nodeID))
  }

  /** Answers HTTP requests as the devnet's node. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const answer = await this.devnet.node.handle({
      method: request.method,
      target: pathname + search,
      headers: { host: "localhost", "content-type": "application/json" },
      body: await request.text(),
    })
    return new Response(answer.body, { status: answer.status, headers: answer.headers as HeadersInit })
  }

  /** Lets a validator sign, under the node ID that it has. */
  play(identity: ValidatorIdentity): void {
    this.#identities.set(formatNodeId(identity.nodeID), identity)
    this.devnet.keyring.add(identity)
  }

  canAsk(nodeId: string): boolean {
    return this.#identities.has(nodeId)
  }

  async ask({ nodeId, message }: SignatureQuestion): Promise<Uint8Array> {
    this.asked.push(nodeId)
    if (this.hanging.has(nodeId)) await new Promise(() => {})
    if (this.away.has(nodeId)) throw new SourceError("unreachable")
    const key = this.#identities.get(nodeId)?.bls.publicKey
    const signature = key && this.devnet.keyring.sign(key, message.bytes)
    if (signature === undefined) throw new SourceError("refused", { said: "failed to sign message" })
    return signature
  }

  /** A message of the L1's chain. */
  message(payload: WarpPayload): UnsignedWarpMessage {
    return this.messageOf(this.l1.blockchainID, payload)
  }

  messageOf(sourceChainID: Uint8Array, payload: WarpPayload): UnsignedWarpMessage {
    const { networkID } = this.devnet.network.genesis
    return decodeUnsignedWarpMessage(
      encodeUnsignedWarpMessage({ networkID, sourceChainID, payload: encodeWarpPayload(payload) }),
    )
  }

  /** What the L1's manager tells the P-Chain. */
  managed(message: PChainMessage): UnsignedWarpMessage {
    return this.message({ type: "AddressedCall", sourceAddress: manager, payload: encodePChainMessage(message) })
  }

  /** Issues a signed message of the manager on the P-Chain, in a block of its own: its transaction's ID. */
  issueWeight(message: Uint8Array): Uint8Array {
    const { treasury } = this.devnet
    return this.#issue(treasury.issueP(buildSetL1ValidatorWeightTx(treasury.pContext, treasury.pWallet, { message })))
  }

  issueRegistration(message: Uint8Array, { bls }: ValidatorIdentity, balance = 1_000_000_000n): Uint8Array {
    const { treasury } = this.devnet
    const registration = { balance, proofOfPossession: bls.proofOfPossession, message }
    return this.#issue(treasury.issueP(buildRegisterL1ValidatorTx(treasury.pContext, treasury.pWallet, registration)))
  }

  /** Lets time go by until the newest height of the P-Chain is the one at which proposers look validators up. */
  settle(): void {
    const { network } = this.devnet
    network.clock.advance(60_000)
  }

  #issue(id: Uint8Array): Uint8Array {
    const { network } = this.devnet
    network.work()
    network.clock.advance(2_000)
    return id
  }
}

/** A request with the defaults of the operation. */
export const requestFor = (
  message: UnsignedWarpMessage,
  others: Partial<AggregationRequest> = {},
): AggregationRequest => ({
  message,
  justification: new Uint8Array(),
  quorum: 67,
  buffer: 0,
  pChainHeight: 0n,
  ...others,
})
