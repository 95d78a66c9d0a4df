import { CodecError } from "./codec-error.ts"
import type { Reader } from "./reader.ts"

export const longestCount = 0x7fffffff

/** Reads a 32-bit count. The remaining bytes must suffice for that many elements, so that a false count allocates no memory. */
export const readCount = (reader: Reader, least: number): number => {
  const count = reader.u32()
  if (count * least > reader.left) throw countError(count, least, reader)
  return count
}

const countError = (count: number, least: number, reader: Reader): CodecError =>
  count > longestCount
    ? new CodecError("invalid-count", `a count of ${count} exceeds 2^31-1`, reader.offset - 4)
    : new CodecError(
        "truncated",
        least === 1
          ? `${count} bytes are claimed where ${reader.left} are left`
          : `${count} elements of at least ${least} bytes are claimed where ${reader.left} bytes are left`,
        reader.offset - 4,
      )
