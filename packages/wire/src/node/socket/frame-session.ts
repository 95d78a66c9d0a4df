/** A session over text frames, independent of the transport. */
export interface FrameSession {
  /** Receives a frame. Responses are sent when they are ready; the promise resolves when those of this frame are sent. */
  receive(text: string): Promise<void>
  /** Ends the session: closes subscriptions, and sends nothing any more. */
  end(): void
}

/** Sends a frame, or closes the connection (`undefined`), as a node does for a frame that is not JSON. */
export type SendFrame = (text: string | undefined) => void
