/** The primary network that is indexed while its indexer is killed. */
export interface NetworkShape {
  readonly networkID: number
  readonly seed: number
  /** Blocks of its three chains together: all that there will ever be, and those at first. */
  readonly length: number
  readonly first: number
}
