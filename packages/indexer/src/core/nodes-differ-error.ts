/** Two nodes of a chain have different blocks at the same height, and both verify. The message names both, for an operator to decide. */
export class NodesDifferError extends Error {
  override readonly name = "NodesDifferError"
  readonly code = "NODES_DIFFER"
}
