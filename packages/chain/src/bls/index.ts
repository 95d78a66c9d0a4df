export {
  aggregateBlsPublicKeys,
  aggregateBlsSignatures,
  assertBlsPublicKey,
  assertBlsSecretKey,
  assertBlsSignature,
  blsProofOfPossession,
  blsPublicKeyOf,
  blsSign,
  blsVerify,
  blsVerifyProofOfPossession,
  uncompressBlsPublicKey,
} from "./bls.ts"
export { BlsError, type BlsErrorCode } from "./bls-error.ts"
export { verifyWarpMessage, type WarpSigners, type WarpVerification } from "./verify-warp-message.ts"
