import { id } from "../codec/bytes.ts"
import { u32 } from "../codec/integer.ts"
import type { AnySchema } from "../codec/schema.ts"
import { struct } from "../codec/struct.ts"

/** An output of a transaction with its asset. */
export const transferableOutput = <S extends AnySchema>(output: S) => struct({ assetID: id, output })

/** An input of a transaction: the consumed output, its asset, and the input of the feature extension. */
export const transferableInput = <S extends AnySchema>(input: S) =>
  struct({ txID: id, outputIndex: u32, assetID: id, input })
