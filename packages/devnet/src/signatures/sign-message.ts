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

/** What nodes sign by. */
export interface SigningParts {
  readonly network: PrimaryNetwork
  readonly chains: EvmChains
  readonly keyring: Keyring
}

/** What a node is asked to sign. */
export interface MessageToSign {
  /** The chain that is asked: 32 bytes. */
  readonly chainId: Uint8Array
  /** An unsigned warp message, or what is none. */
  readonly message: Uint8Array
  readonly justification: Uint8Array
  readonly signal: AbortSignal
}

/** A signature (96 bytes), a refusal, or silence. */
export type SignatureAnswer = { readonly signature: Uint8Array } | { readonly refusal: Refusal } | undefined

/** A node that validates, as far as its peers ask it to sign: what it signs is what its chains have accepted. */
export class SigningNode {
  readonly #parts: SigningParts
  readonly #identity: ValidatorIdentity

  constructor(parts: SigningParts, identity: ValidatorIdentity) {
    this.#parts = parts
    this.#identity = identity
  }

  /** Whether it runs a chain: P and C, those of subnets that it validates, and as the node that serves the devnet all others. */
  runs(chainId: Uint8Array): boolean {
    const { network, chains } = this.#parts
    const key = keyOf(chainId)
    if (key === keyOf(zeroID) || key === keyOf(network.genesis.cChainID)) return true
    const running = chains.get(chainId)
    return running !== undefined && (this.#isFirst || this.#validates(running.subnetID))
  }

  /**
   * Whether a request is dropped for its number: EVM chains before Helicon and those of L1s take even ones for an older protocol of theirs.
   */
  drops({ chainId, requestId }: { readonly chainId: Uint8Array; readonly requestId: number }): boolean {
    if (requestId % 2 === 1) return false
    const running = this.#parts.chains.get(chainId)
    return running !== undefined && !running.chain.executesLater
  }

  /** Signs a message of a chain that it runs, or says why not. */
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

  /** The virtual machine of an L1 is a process of its own, which asks the node to sign. */
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
