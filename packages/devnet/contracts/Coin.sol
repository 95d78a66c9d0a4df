// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// An ERC-20 token that its first holders share.
contract Coin is ERC20 {
    uint8 private immutable _decimals;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address[] memory holders, uint256 each)
        ERC20(name_, symbol_)
    {
        _decimals = decimals_;
        for (uint256 i = 0; i < holders.length; i++) _mint(holders[i], each);
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }

    /// The same to many in one transaction: airdrops, and spam.
    function disperse(address[] calldata to, uint256 value) external {
        for (uint256 i = 0; i < to.length; i++) _transfer(msg.sender, to[i], value);
    }
}
