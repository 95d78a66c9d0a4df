/** Thrown by a handler to send no response: the connection is closed without one. */
export class DroppedAnswer extends Error {
  override readonly name = "DroppedAnswer"

  constructor() {
    super("The answer was dropped")
  }
}
