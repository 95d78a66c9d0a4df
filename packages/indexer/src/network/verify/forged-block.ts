import { NodeFault } from "../../core/index.ts"

/** A block whose bytes fit to its ID, but which no validator can have accepted: whoever gave it told an untruth. */
export class ForgedBlock extends NodeFault {
  constructor(message: string) {
    super("nonsense", message)
  }
}
