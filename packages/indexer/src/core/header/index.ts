export { type AnsweredBlock, faultOfHeader, type HeaderFault, headerHash } from "./header-hash.ts"
export { type Keccak, loadKeccak, sharedKeccak } from "./keccak.ts"
export { isDigits, isNumber, isThere, mismatch } from "./mismatch.ts"
export { byteDigits, byteItem, bytesItem, dataItem, emptyItem, listItem, quantityItem } from "./rlp.ts"
