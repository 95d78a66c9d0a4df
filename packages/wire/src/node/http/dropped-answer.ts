/** Thrown by a handler whose caller is to get no answer: the connection ends without one. */
export class DroppedAnswer extends Error {
  override readonly name = "DroppedAnswer"

  constructor() {
    super("The answer was dropped")
  }
}
