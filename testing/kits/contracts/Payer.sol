// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Passes native tokens on.
contract Payer {
    receive() external payable {}

    function pay(address payable[] calldata to) external payable {
        uint256 share = msg.value / to.length;
        for (uint256 i = 0; i < to.length; i++) {
            (bool paid, ) = to[i].call{value: share}("");
            require(paid, "Payer: refused");
        }
    }
}
