/** A number with a noun in singular or plural: `1 method`, `2 methods`. */
export function countedNoun(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`
}

/** An integer with thousands separators: `1,234,567`. */
export function grouped(number: number): string {
  return Math.round(number).toLocaleString("en-US")
}

/** Formats a rate: an integer with separators, or one decimal below ten. */
export function rate(number: number): string {
  return number < 9.95 && number > 0 ? number.toFixed(1) : grouped(number)
}

/** Formats a number of bytes in a suitable unit: `1.5 MB`. */
export function byteCount(number: number): string {
  const units = ["bytes", "KB", "MB", "GB", "TB"]
  let value = number
  let unit = 0
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000
    unit += 1
  }
  return `${unit === 0 || value >= 99.95 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`
}

/** Formats seconds in one or two units: `0.1 s`, `45 s`, `3 min`, `2 h 5 min`, `3 d 4 h`. */
export function duration(seconds: number): string {
  if (seconds < 9.95) return `${Math.max(0, seconds).toFixed(1)} s`
  if (seconds < 89.5) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return [`${hours} h`, minutes % 60 === 0 ? [] : `${minutes % 60} min`].flat().join(" ")
  return [`${Math.floor(hours / 24)} d`, hours % 24 === 0 ? [] : `${hours % 24} h`].flat().join(" ")
}

/** Replaces control characters in untrusted text, which could affect a terminal. */
export function printable(text: string): string {
  return [...text].map((character) => (/\p{Cc}/u.test(character) ? "�" : character)).join("")
}
