import { decodeUnsignedWarpMessage } from "@serac/chain"
import { wait } from "../faults/wait.ts"
import { keyOf } from "../interfaces/keys.ts"
import { zeroID } from "../ledger/index.ts"
import type { EvmChains } from "../network/evm-chains.ts"
import type { Keyring } from "../network/keyring.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import type { ValidatorIdentity } from "../network/validator-identity.ts"
import { type UptimeOf, verifyEvmMessage } from "./evm-rules.ts"
import { verifyPChainMessage } from "./p-chain-rules.ts"
import { readBytes } from "./read.ts"
import { type Refusal, unexpectedRefusal } from "./refusal.ts"

/** The parts of a devnet that signing depends on. */
export interface SigningParts {
  readonly network: PrimaryNetwork
  readonly chains: EvmChains
  readonly keyring: Keyring
}

/** A request for a signature. */
export interface MessageToSign {
  /** The id of the chain that receives the request, 32 bytes. */
  readonly chainId: Uint8Array
  /** The bytes of an unsigned warp message; possibly malformed. */
  readonly message: Uint8Array
  readonly justification: Uint8Array
  readonly signal: AbortSignal
}

/** A signature (96 bytes), a refusal, or `undefined` for no answer. */
export type SignatureAnswer = { readonly signature: Uint8Array } | { readonly refusal: Refusal } | undefined

/** Answers the signature requests of a validator's peers: it signs messages that its chains have accepted. */
export class SigningNode {
  readonly #parts: SigningParts
  readonly #identity: ValidatorIdentity

  constructor(parts: SigningParts, identity: ValidatorIdentity) {
    this.#parts = parts
    this.#identity = identity
  }

  /** Whether the node runs a chain: P and C, those of subnets that it validates, and on the node that serves the devnet all chains. */
  runs(chainId: Uint8Array): boolean {
    const { network, chains } = this.#parts
    const key = keyOf(chainId)
    if (key === keyOf(zeroID) || key === keyOf(network.genesis.cChainID)) return true
    const running = chains.get(chainId)
    return running !== undefined && (this.#isFirst || this.#validates(running.subnetID))
  }

  /** Whether a request is dropped because of its id: EVM chains before Helicon, and L1s, use even ids for an older protocol. */
  drops({ chainId, requestId }: { readonly chainId: Uint8Array; readonly requestId: number }): boolean {
    if (requestId % 2 === 1) return false
    const running = this.#parts.chains.get(chainId)
    return running !== undefined && !running.chain.executesLater
  }

  /** Signs a message of a chain that the node runs, or returns the reason for a refusal. */
  async sign({ chainId, message: bytes, justification, signal }: MessageToSign): Promise<SignatureAnswer> {
    const { keyring } = this.#parts
    const { publicKey } = this.#identity.bls
    await wait(keyring.delayOf(publicKey), signal)
    const signing = keyring.signingOf(publicKey)
    if (signing === "keeps silent") return undefined
    const message = readBytes(bytes, decodeUnsignedWarpMessage)
    if ("problem" in message)
      return { refusal: unexpectedRefusal(`failed to parse warp unsigned message: ${message.problem}`) }
    const { networkID, sourceChainID } = message.value
    const refusal = this.#verify(chainId, message.value, justification)
    if (refusal) return { refusal }
    if (keyOf(sourceChainID) !== keyOf(chainId)) return this.#cannotSign(chainId, "wrong SourceChainID")
    if (networkID !== this.#parts.network.genesis.networkID) return this.#cannotSign(chainId, "wrong networkID")
    const signature = keyring.sign(publicKey, bytes)
    return signature ? { signature } : { refusal: unexpectedRefusal("failed to sign message") }
  }

  #verify(
    chainId: Uint8Array,
    message: ReturnType<typeof decodeUnsignedWarpMessage>,
    justification: Uint8Array,
  ): Refusal | undefined {
    const { network, chains } = this.#parts
    if (keyOf(chainId) === keyOf(zeroID)) return verifyPChainMessage(network.p.state, message, justification)
    const running = chains.get(chainId)
    return running
      ? verifyEvmMessage(running.chain, message, this.#uptimeOf(running.subnetID))
      : unexpectedRefusal("the chain does not run any more")
  }

  /** The virtual machine of an L1 is a separate process, whose signing errors have a gRPC prefix. */
  #cannotSign(chainId: Uint8Array, reason: string): SignatureAnswer {
    const isPlugin = this.#parts.chains.get(chainId)?.chain.config.kind === "subnet-evm"
    return {
      refusal: unexpectedRefusal(
        `failed to sign message: ${isPlugin ? "rpc error: code = Unknown desc = " : ""}${reason}`,
      ),
    }
  }

  get #isFirst(): boolean {
    const [first] = this.#parts.network.validators
    return first !== undefined && keyOf(first.nodeID) === keyOf(this.#identity.nodeID)
  }

  #validates(subnetID: Uint8Array): boolean {
    const { l1Validators, stakers } = this.#parts.network.p.state
    const { nodeID } = this.#identity
    const isMember = l1Validators.of(subnetID).some((one) => keyOf(one.nodeID) === keyOf(nodeID))
    return isMember || stakers.validator(subnetID, nodeID) !== undefined
  }

  #uptimeOf(subnetID: Uint8Array): UptimeOf {
    const { p, uptimes, clock } = this.#parts.network
    return (validationID) => {
      const validator = p.state.l1Validators.get(validationID)
      if (!validator || keyOf(validator.subnetID) !== keyOf(subnetID)) return undefined
      const seconds = Math.max(0, Math.floor(clock.now() / 1000) - Number(validator.start))
      return BigInt(Math.floor(seconds * uptimes.of(validator.nodeID)))
    }
  }
}
