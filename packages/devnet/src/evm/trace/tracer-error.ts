import { EvmError } from "../chain/evm-error.ts"

/** The error of an unknown tracer or a tracer that failed; the traced message itself is valid. */
export class TracerError extends EvmError {}
