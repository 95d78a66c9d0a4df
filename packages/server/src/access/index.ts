export {
  changeKey,
  type KeyAction,
  KeyError,
  listKeys,
  type MadeKey,
  makeKey,
  type NewKey,
  rotateKey,
} from "./keys/key-administration.ts"
export type { KeyStore } from "./keys/key-book.ts"
export { keyIdOf, keyPattern } from "./keys/key-text.ts"
export { dataTiers, metricsQuotas, type Quotas } from "./limits/tiers.ts"
export { type AccessOptions, type OpenedAccess, openAccess } from "./open-access.ts"
