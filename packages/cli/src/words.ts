/** A number and what is counted: `1 method`, `2 methods`. */
export function countedNoun(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`
}

/** A whole number with commas: `1,234,567`. */
export function grouped(number: number): string {
  return Math.round(number).toLocaleString("en-US")
}

/** A rate: whole and grouped, below ten with one decimal. */
export function rate(number: number): string {
  return number < 9.95 && number > 0 ? number.toFixed(1) : grouped(number)
}

/** Bytes in the unit that people would use: `1.5 MB`. */
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

/** A time in the one or two units that matter: `0.1 s`, `45 s`, `3 min`, `2 h 5 min`, `3 d 4 h`. */
export function duration(seconds: number): string {
  if (seconds < 9.95) return `${Math.max(0, seconds).toFixed(1)} s`
  if (seconds < 89.5) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return [`${hours} h`, minutes % 60 === 0 ? [] : `${minutes % 60} min`].flat().join(" ")
  return [`${Math.floor(hours / 24)} d`, hours % 24 === 0 ? [] : `${hours % 24} h`].flat().join(" ")
}

/** A text from elsewhere, with what could steer a terminal replaced. */
export function printable(text: string): string {
  return [...text].map((character) => (/\p{Cc}/u.test(character) ? "�" : character)).join("")
}
