import { withStep } from "../codec/codec-error.ts"
import type { Reader } from "../codec/reader.ts"
import type { AnySchema, Codec, Infer, Schema } from "../codec/schema.ts"
import { slice } from "../codec/slice.ts"
import { SignedTransaction } from "./signed-transaction.ts"

interface Parts<Unsigned, Credential> {
  readonly unsigned: Unsigned
  readonly credentials: readonly Credential[]
}

/** An unsigned transaction followed by its credentials; decoding keeps the bytes of both. */
export const signedTransaction = <U extends AnySchema, C extends AnySchema>(
  unsigned: U,
  credential: C,
): Schema<SignedTransaction<Infer<U>, Infer<C>>> =>
  compile(unsigned as Codec<unknown, unknown>, credential as Codec<unknown, unknown>) as unknown as Schema<
    SignedTransaction<Infer<U>, Infer<C>>
  >

const compile = <U, UIn, C, CIn>(
  unsigned: Codec<U, UIn>,
  credential: Codec<C, CIn>,
): Codec<SignedTransaction<U, C>, Parts<UIn, CIn>> => {
  const credentials = slice(credential) as Codec<C[], readonly CIn[]>
  const read = (reader: Reader): SignedTransaction<U, C> => {
    const start = reader.offset
    let step = "unsigned"
    try {
      const transaction = unsigned.read(reader)
      const middle = reader.offset
      step = "credentials"
      const signatures = credentials.read(reader)
      return new SignedTransaction(transaction, signatures, reader.bytes, start, middle, reader.offset, reader.sha256)
    } catch (error) {
      throw withStep(error, step)
    }
  }
  return {
    least: unsigned.least + credentials.least,
    shape: { kind: "struct", name: undefined, fields: { unsigned, credentials } },
    read,
    write(writer, value) {
      let step = "unsigned"
      try {
        unsigned.write(writer, value.unsigned)
        step = "credentials"
        credentials.write(writer, value.credentials)
      } catch (error) {
        throw withStep(error, step)
      }
    },
  }
}
