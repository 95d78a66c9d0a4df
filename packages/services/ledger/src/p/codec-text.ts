import { CodecError } from "@serac/chain"

export const codecText = (error: CodecError, _bytes: Uint8Array): string => error.message
