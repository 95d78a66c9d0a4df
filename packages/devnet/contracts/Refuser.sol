// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Fails in each of the ways in which code fails.
contract Refuser {
    error Refused(address caller, uint256 code);

    constructor(bool refuses) {
        require(!refuses, "Refuser: not made");
    }

    function reason() external pure {
        revert("Refuser: no");
    }

    function custom(uint256 code) external view {
        revert Refused(msg.sender, code);
    }

    function silent() external pure {
        revert();
    }

    function panic(uint256 divisor) external pure returns (uint256) {
        return 1 / divisor;
    }

    function invalid() external pure {
        assembly {
            invalid()
        }
    }
}
