// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// A token of the time before the standard was settled: name and symbol are bytes32.
contract OldCoin {
    bytes32 public constant name = "Old Coin";
    bytes32 public constant symbol = "OLD";
    uint8 public constant decimals = 6;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function mint(address to, uint256 value) external {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}
