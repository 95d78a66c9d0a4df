/** A conversation in frames of text, wherever the frames come from. */
export interface FrameSession {
  /** Takes a frame. Answers are sent whenever they are ready; the promise is fulfilled when this frame's are. */
  receive(text: string): Promise<void>
  /** Ends it: subscriptions are closed, and nothing is sent any more. */
  end(): void
}

/** Sends a frame, or closes the connection (`undefined`) as a node does at a frame that is not JSON. */
export type SendFrame = (text: string | undefined) => void
