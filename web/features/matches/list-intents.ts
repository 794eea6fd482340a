/** The intent of a bookmark that saves the member in the shortlist. */
export const KEEP = 'keep';
/** The intent of a bookmark that removes the member from the shortlist. */
export const UNKEEP = 'unkeep';

/** The intent of the button that turns a must into a wish. */
export const RELAX = 'relax';
/** The intent of the button that saves the ticked suggestions as wishes. */
export const TAKE = 'takeWishes';
/** The intent of the button that declines all suggestions. */
export const LEAVE = 'leaveWishes';
