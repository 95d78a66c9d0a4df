import { EvmError } from "../chain/evm-error.ts"

/** A tracer that there is not, or one that failed: nothing is wrong with what was traced. */
export class TracerError extends EvmError {}
