/**
 * The source of the global `bigInt` of tracers: the functions of the library `big-integer` on the interpreter's own BigInt, except those for primes
 * and random numbers.
 */
export const bigIntegerProgram = String.raw`
(function () {
  "use strict"
  const parse = (text, base) => {
    const isNegative = text[0] === "-"
    let value = 0n
    for (const digit of isNegative || text[0] === "+" ? text.slice(1) : text) {
      const place = parseInt(digit, 36)
      if (!(place < base)) throw new Error(digit + " is not a valid digit in base " + base + ".")
      value = value * BigInt(base) + BigInt(place)
    }
    return isNegative ? -value : value
  }
  const read = (value) => {
    if (value instanceof BigInteger) return value.value
    if (typeof value === "bigint") return value
    if (typeof value === "number") {
      if (!Number.isInteger(value)) throw new Error(value + " is not an integer.")
      return BigInt(value)
    }
    const text = String(value)
    if (!/^[+-]?\d+$/.test(text)) throw new Error("Invalid integer: " + text)
    return BigInt(text[0] === "+" ? text.slice(1) : text)
  }
  const absolute = (value) => (value < 0n ? -value : value)
  const order = (one, other) => (one === other ? 0 : one > other ? 1 : -1)
  const divisor = (value) => {
    if (value === 0n) throw new Error("Cannot divide by zero")
    return value
  }
  const power = (value, exponent) => {
    if (exponent === 0n || value === 1n) return 1n
    if (value === 0n) return 0n
    if (value === -1n) return exponent % 2n === 0n ? 1n : -1n
    return exponent < 0n ? 0n : value ** exponent
  }
  const greatestDivisor = (one, other) => {
    let [a, b] = [absolute(one), absolute(other)]
    while (b !== 0n) [a, b] = [b, a % b]
    return a
  }
  const inverse = (value, modulus) => {
    let [t, next, r, rest] = [0n, 1n, modulus, absolute(value)]
    while (rest !== 0n) {
      const quotient = r / rest
      ;[t, next] = [next, t - quotient * next]
      ;[r, rest] = [rest, r - quotient * rest]
    }
    if (r !== 1n) throw new Error(value + " and " + modulus + " are not co-prime")
    const found = t < 0n ? t + modulus : t
    return value < 0n ? -found : found
  }
  const powerModulo = (value, exponent, modulus) => {
    if (modulus === 0n) throw new Error("Cannot take modPow with modulus 0")
    let [result, base, left] = [1n % modulus, value % modulus, exponent]
    if (left < 0n) [left, base] = [-left, inverse(base, modulus)]
    for (; left > 0n; left /= 2n) {
      if (left % 2n === 1n) result = (result * base) % modulus
      base = (base * base) % modulus
    }
    return result
  }
  class BigInteger {
    constructor(value) {
      Object.defineProperty(this, "value", { value })
    }
    toString(base) {
      return this.value.toString(base === undefined ? 10 : base)
    }
    toJSON() {
      return this.toString()
    }
    toJSNumber() {
      return Number(this.value)
    }
    valueOf() {
      return Number(this.value)
    }
    toArray(base) {
      const digits = absolute(this.value).toString(base)
      return { value: Array.from(digits, (digit) => parseInt(digit, base)), isNegative: this.value < 0n }
    }
    divmod(other) {
      const by = divisor(read(other))
      return { quotient: make(this.value / by), remainder: make(this.value % by) }
    }
  }
  const make = (value) => new BigInteger(value)
  const numbers = {
    add: (a, b) => a + b,
    subtract: (a, b) => a - b,
    multiply: (a, b) => a * b,
    divide: (a, b) => a / divisor(b),
    mod: (a, b) => a % divisor(b),
    pow: power,
    and: (a, b) => a & b,
    or: (a, b) => a | b,
    xor: (a, b) => a ^ b,
    shiftLeft: (a, b) => a << b,
    shiftRight: (a, b) => a >> b,
    modInv: inverse,
    modPow: powerModulo,
    abs: absolute,
    negate: (a) => -a,
    next: (a) => a + 1n,
    not: (a) => ~a,
    prev: (a) => a - 1n,
    square: (a) => a * a,
    bitLength: (a) => (a === 0n ? 0n : BigInt((a < 0n ? -a - 1n : a).toString(2).length)),
  }
  const answers = {
    compare: order,
    compareAbs: (a, b) => order(absolute(a), absolute(b)),
    equals: (a, b) => a === b,
    notEquals: (a, b) => a !== b,
    greater: (a, b) => a > b,
    greaterOrEquals: (a, b) => a >= b,
    lesser: (a, b) => a < b,
    lesserOrEquals: (a, b) => a <= b,
    isDivisibleBy: (a, b) => b !== 0n && a % b === 0n,
    isEven: (a) => a % 2n === 0n,
    isOdd: (a) => a % 2n !== 0n,
    isNegative: (a) => a < 0n,
    isPositive: (a) => a > 0n,
    isUnit: (a) => absolute(a) === 1n,
    isZero: (a) => a === 0n,
  }
  const others = {
    plus: "add", minus: "subtract", times: "multiply", over: "divide", remainder: "mod",
    compareTo: "compare", eq: "equals", neq: "notEquals", gt: "greater", geq: "greaterOrEquals", lt: "lesser", leq: "lesserOrEquals",
  }
  const define = (name, value) => Object.defineProperty(BigInteger.prototype, name, { value, writable: true, configurable: true })
  for (const name of Object.keys(numbers))
    define(name, function (...given) {
      return make(numbers[name](this.value, ...given.slice(0, numbers[name].length - 1).map(read)))
    })
  for (const name of Object.keys(answers))
    define(name, function (...given) {
      return answers[name](this.value, ...given.slice(0, answers[name].length - 1).map(read))
    })
  for (const name of Object.keys(others)) define(name, BigInteger.prototype[others[name]])
  const bigInt = (value, base) => {
    if (value === undefined) return make(0n)
    const isDecimal = base === undefined || Number(base) === 10
    return make(isDecimal ? read(value) : parse(String(value).toLowerCase(), Number(base)))
  }
  const least = (wanted) => (one, other) => (order(read(one), read(other)) === wanted ? make(read(one)) : make(read(other)))
  return Object.assign(bigInt, {
    zero: make(0n),
    one: make(1n),
    minusOne: make(-1n),
    max: least(1),
    min: least(-1),
    gcd: (one, other) => make(greatestDivisor(read(one), read(other))),
    lcm: (one, other) => {
      const [a, b] = [absolute(read(one)), absolute(read(other))]
      return make(a === 0n || b === 0n ? 0n : (a / greatestDivisor(a, b)) * b)
    },
    isInstance: (value) => value instanceof BigInteger,
    fromArray: (digits, base = 10, isNegative = false) => {
      const value = digits.reduce((sum, digit) => sum * read(base) + read(digit), 0n)
      return make(isNegative ? -value : value)
    },
  })
})()
`
