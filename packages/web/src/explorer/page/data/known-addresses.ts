/** Addresses that are the same on every chain, with their names: precompiles, and contracts with a fixed address. In lower case. */
const knownAddresses: ReadonlyMap<string, string> = new Map([
  ["0x253b2784c75e510dd0ff1da844684a1ac0aa5fcf", "Teleporter messenger"],
  ["0x0200000000000000000000000000000000000000", "Contract deployer allow list"],
  ["0x0200000000000000000000000000000000000001", "Native minter"],
  ["0x0200000000000000000000000000000000000002", "Transaction allow list"],
  ["0x0200000000000000000000000000000000000003", "Fee manager"],
  ["0x0200000000000000000000000000000000000004", "Reward manager"],
  ["0x0200000000000000000000000000000000000005", "Warp messenger"],
  ["0x0100000000000000000000000000000000000000", "Burned fees"],
  ["0xca11bde05977b3631167028862be2a173976ca11", "Multicall3"],
  ["0x4e59b44847b379578588920ca78fbf26c0b4956c", "CREATE2 deployer"],
  ...[
    ...["ECRecover", "SHA-256", "RIPEMD-160", "Identity", "ModExp"],
    ...["BN254 add", "BN254 multiply", "BN254 pairing", "BLAKE2 F"],
  ].map((name, at) => [`0x${String(at + 1).padStart(40, "0")}`, name] as const),
])

/** The name of a precompile, or of a contract with the same address on every chain; undefined for any other address. */
export const knownName = (address: string) => knownAddresses.get(address.toLowerCase())
