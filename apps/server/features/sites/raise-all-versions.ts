/**
 * Raises the versions of all sites above `$1`, the highest that a cache may have seen: for a
 * connection that puts other rows in their place.
 */
export const raiseAllVersions = 'update sites set version = version + $1 + 1';
