// Made by `pnpm generate:contracts`; do not edit. It contains parts of OpenZeppelin Contracts (MIT license, Zeppelin Group Ltd and contributors).
// SHA-256: inputs 60550ff5615c6eed3489d68ca5dbb1e05c1328acd10493e0f702cba8a0e00258, text below 6edc505dedd81b398013fdeafcc6d7d18e3d279c4601051f2976f603a2490a00

/** `contracts/Refuser.sol`, compiled. */
export const refuser = {
 "abi": [
  {
   "inputs": [
    {
     "internalType": "bool",
     "name": "refuses",
     "type": "bool"
    }
   ],
   "stateMutability": "nonpayable",
   "type": "constructor"
  },
  {
   "inputs": [
    {
     "internalType": "address",
     "name": "caller",
     "type": "address"
    },
    {
     "internalType": "uint256",
     "name": "code",
     "type": "uint256"
    }
   ],
   "name": "Refused",
   "type": "error"
  },
  {
   "inputs": [
    {
     "internalType": "uint256",
     "name": "code",
     "type": "uint256"
    }
   ],
   "name": "custom",
   "outputs": [],
   "stateMutability": "view",
   "type": "function"
  },
  {
   "inputs": [],
   "name": "invalid",
   "outputs": [],
   "stateMutability": "pure",
   "type": "function"
  },
  {
   "inputs": [
    {
     "internalType": "uint256",
     "name": "divisor",
     "type": "uint256"
    }
   ],
   "name": "panic",
   "outputs": [
    {
     "internalType": "uint256",
     "name": "",
     "type": "uint256"
    }
   ],
   "stateMutability": "pure",
   "type": "function"
  },
  {
   "inputs": [],
   "name": "reason",
   "outputs": [],
   "stateMutability": "pure",
   "type": "function"
  },
  {
   "inputs": [],
   "name": "silent",
   "outputs": [],
   "stateMutability": "pure",
   "type": "function"
  }
 ],
 "bytecode": "0x6080604052348015600e575f5ffd5b506040516101ff3803806101ff833981016040819052602b916075565b801560705760405162461bcd60e51b8152602060048201526011602482015270526566757365723a206e6f74206d61646560781b604482015260640160405180910390fd5b506099565b5f602082840312156084575f5ffd5b815180151581146092575f5ffd5b9392505050565b610159806100a65f395ff3fe608060405234801561000f575f5ffd5b5060043610610055575f3560e01c806333ab477d146100595780633dcd08bd1461006e57806372f40a6b14610075578063bde9e40e1461009a578063e134e33d1461009f575b5f5ffd5b61006c610067366004610116565b6100a7565b005b61006c5f5ffd5b610088610083366004610116565b6100ce565b60405190815260200160405180910390f35b61006cfe5b61006c6100e0565b60405163c246547f60e01b8152336004820152602481018290526044015b60405180910390fd5b5f6100da82600161012d565b92915050565b60405162461bcd60e51b815260206004820152600b60248201526a526566757365723a206e6f60a81b60448201526064016100c5565b5f60208284031215610126575f5ffd5b5035919050565b5f8261014757634e487b7160e01b5f52601260045260245ffd5b50049056fea164736f6c6343000825000a"
} as const
