/** Whether a value is bytes, including those of another realm, such as a frame or a test runner's sandbox. */
export const isBytes = (value: unknown): value is Uint8Array =>
  value instanceof Uint8Array || (ArrayBuffer.isView(value) && value.constructor.name === "Uint8Array")
