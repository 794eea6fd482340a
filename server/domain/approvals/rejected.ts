/** How the office's reason for a suspension begins where a profile was rejected. */
export const REJECTED = 'rejected: ';
