// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Fails in every way there is.
contract Reverter {
    error Refused(address caller, uint256 code);

    uint256 private _sum;

    constructor(bool fail) {
        require(!fail, "Reverter: not born");
    }

    function reason() external pure {
        revert("Reverter: no");
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

    function burnAllGas() external {
        for (;;) _sum += gasleft();
    }
}
