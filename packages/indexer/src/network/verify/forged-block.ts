import { NodeFault } from "../../core/index.ts"

/** A block whose bytes match its ID, but which no validator can have accepted: the node that returned it lied. */
export class ForgedBlock extends NodeFault {
  constructor(message: string) {
    super("nonsense", message)
  }
}
