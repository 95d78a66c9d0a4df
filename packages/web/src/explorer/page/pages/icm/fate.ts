import type { Message } from "../../data/schemas.ts"

interface SourceTransaction {
  readonly txHash: string
  readonly timestamp: number
  readonly gasSpent: string
}

interface DestinationTransaction extends SourceTransaction {
  readonly rewardRedeemer: string
  readonly delivererAddress: string
}

/** The source and destination transaction of a message, as far as they are known. */
export interface MessageParts {
  readonly source?: SourceTransaction | undefined
  readonly destination?: DestinationTransaction | undefined
}

/** The transactions of a message of any status. */
export function messageParts(message: Message): MessageParts {
  const { sourceTransaction, destinationTransaction } = message as {
    readonly sourceTransaction?: SourceTransaction
    readonly destinationTransaction?: DestinationTransaction
  }
  return { source: sourceTransaction, destination: destinationTransaction }
}

/** The status of a message for display. A delivered message whose execution failed is `failed` until a retry succeeds. */
export function fateOf(message: Message): "pending" | "failed" | "delivered" | "delivered, source not indexed" {
  const { destination } = messageParts(message)
  if (destination === undefined) return "pending"
  if (!message.messageExecuted) return "failed"
  return message.status === "delivered_source_not_indexed" ? "delivered, source not indexed" : "delivered"
}
