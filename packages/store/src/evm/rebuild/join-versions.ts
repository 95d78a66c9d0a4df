/** Each version takes two decimal digits: four of them fit in the column of 32 bits. */
const versionsOfPart = 100

/**
 * Combines the versions of several parts: the result changes whenever one of them changes, and is 1 while all are 1.
 *
 * @param versions - of the parts, always in the same order; each from 1 to 100.
 * @throws RangeError for any other version, since two combinations could have the same result.
 */
export function joinVersions(...versions: readonly number[]): number {
  return (
    versions.reduce((joined, version) => {
      if (!Number.isInteger(version) || version < 1 || version > versionsOfPart)
        throw new RangeError(`the version of a part is ${version}, not an integer from 1 to ${versionsOfPart}`)
      return joined * versionsOfPart + version - 1
    }, 0) + 1
  )
}
