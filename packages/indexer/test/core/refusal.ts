/** What a call is refused with. */
export class Refusal extends Error {
  readonly rpcCode: number

  constructor(code: number, message: string) {
    super(message)
    this.rpcCode = code
  }
}
