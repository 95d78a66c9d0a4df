import { BlsError } from "../src/bls/bls-error.ts"
import { CodecError } from "../src/codec/codec-error.ts"
import { WarpError } from "../src/warp/warp-error.ts"
import { fixture } from "./vectors.ts"

interface Vectors {
  readonly networkID: number
  readonly unsigned: readonly {
    readonly name: string
    readonly sourceChainID: string
    readonly payload: string
    readonly bytes: string
    readonly messageID: string
    readonly kind: string | null
    readonly hash?: string
    readonly sourceAddress?: string
    readonly callPayload?: string
  }[]
  readonly pChainMessages: readonly {
    readonly name: string
    readonly kind: string
    readonly bytes: string
    readonly addressedCall: string
    readonly conversionID?: string
    readonly conversionData?: string
    readonly conversionDataJson?: unknown
    readonly validationID?: string
    readonly verify?: string | null
    readonly json: unknown
    readonly jsonText?: string
  }[]
  readonly subnetEvmMessages: readonly {
    readonly validationID: string
    readonly totalUptime: string
    readonly bytes: string
    readonly addressedCall: string
  }[]
  readonly validatorSets: readonly {
    readonly name: string
    readonly totalWeight: string
    readonly validators: readonly {
      readonly nodeID: string
      readonly weight: string
      readonly secretKey: string | null
    }[]
    readonly canonical: readonly {
      readonly publicKey: string
      readonly publicKeyUncompressed: string
      readonly weight: string
      readonly nodeIDs: readonly string[]
    }[]
  }[]
  readonly signed: readonly {
    readonly name: string
    readonly set: string
    readonly signerIndices: readonly number[]
    readonly bitSet: string
    readonly signature: string
    readonly aggregatePublicKey: string
    readonly signedWeight: string
    readonly unsignedBytes: string
    readonly messageID: string
    readonly bytes: string
    readonly verify: Readonly<Record<string, string | null>>
  }[]
  readonly rejected: readonly {
    readonly name: string
    readonly set: string
    readonly bytes: string
    readonly verifierNetworkID: number
    readonly quorumNum: number
    readonly quorumDen: number
    readonly stage: "verify" | "parse" | "flatten"
    readonly weights?: readonly string[]
    readonly error: string
  }[]
  readonly blsKeys: readonly (Record<
    "secretKey" | "publicKey" | "publicKeyUncompressed" | "proofOfPossession" | "message" | "signature",
    string
  > & { readonly message2?: string; readonly signature2?: string })[]
  readonly blsAggregates: readonly {
    readonly secretKeys: readonly string[]
    readonly message: string
    readonly publicKey: string
    readonly signature: string
  }[]
  readonly blsRejected: readonly {
    readonly name: string
    readonly what: "secretKey" | "publicKey" | "signature"
    readonly bytes: string
  }[]
}

export const vectors = fixture<Vectors>("warp")

/** The code of the thrown error, if it is one of the package's; undefined if nothing is thrown. */
export function refusal(run: () => unknown): string | undefined {
  try {
    run()
  } catch (error) {
    if (error instanceof WarpError || error instanceof BlsError || error instanceof CodecError) return error.code
    throw error
  }
  return undefined
}
