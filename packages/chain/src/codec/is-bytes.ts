/** Bytes, also those of another realm: of a frame, of a test runner's sandbox. */
export const isBytes = (value: unknown): value is Uint8Array =>
  value instanceof Uint8Array || (ArrayBuffer.isView(value) && value.constructor.name === "Uint8Array")
