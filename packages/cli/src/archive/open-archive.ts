import type { PieceArchive } from "@serac/store/pieces"
import type { Config } from "../config/config.ts"
import { ConfigError } from "../config/config-error.ts"

/** Opens the archive in a folder or an S3 bucket. Throws {@link ConfigError} for a place that cannot be one. */
export async function openArchive({ s3 }: Pick<Config, "s3">, place: string): Promise<PieceArchive> {
  const [{ ObjectStoreError, openObjects }, { PieceArchive }] = await Promise.all([
    import("@serac/store/objects"),
    import("@serac/store/pieces"),
  ])
  try {
    return new PieceArchive(openObjects(place, s3))
  } catch (error) {
    if (error instanceof RangeError || error instanceof ObjectStoreError) throw new ConfigError([error.message], true)
    throw error
  }
}
