/** The primary network that is indexed while its indexer is killed. */
export interface NetworkShape {
  readonly networkID: number
  readonly seed: number
  /** Blocks of the three chains together: the final number, and the first number. */
  readonly length: number
  readonly first: number
}
