export { type Executed, type SealedBlock, sealBlock, type UnsealedBlock } from "./seal-block.ts"
