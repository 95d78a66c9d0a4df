/** A client of development nodes that others wrote, and the program of the fixture that uses it. */
export interface DevnetClient {
  /** Its package, whose version is shown. */
  readonly name: string
  /** The file of the fixture, without its ending. */
  readonly program: string
  readonly version: string
  readonly licence: string
}

/** The clients in the order of the table. */
export const devnetClients: readonly DevnetClient[] = [
  { name: "viem", program: "viem", version: "2.57.20", licence: "MIT" },
  { name: "ethers", program: "ethers", version: "6.17.0", licence: "MIT" },
  { name: "@foundry-rs/forge", program: "forge", version: "1.7.1", licence: "MIT OR Apache-2.0" },
  { name: "@foundry-rs/cast", program: "cast", version: "1.7.1", licence: "MIT OR Apache-2.0" },
  { name: "@nomicfoundation/hardhat-ignition", program: "hardhat", version: "3.1.8", licence: "MIT" },
  { name: "@openzeppelin/contracts", program: "openzeppelin", version: "5.7.0", licence: "MIT" },
  { name: "@uniswap/v2-core", program: "uniswap", version: "1.0.1", licence: "GPL-3.0-or-later" },
  { name: "@avalabs/avalanchejs", program: "avalanchejs", version: "5.0.0", licence: "BSD-3-Clause" },
]

/** Packages that the programs need besides. */
export const otherPackages: Readonly<Record<string, string>> = { hardhat: "3.18.0", solc: "0.8.37" }
