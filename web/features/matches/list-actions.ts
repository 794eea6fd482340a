/** What the bookmark of a row asks for. */
export const KEEP = 'keep';
export const UNKEEP = 'unkeep';

/** What buttons of the list do with the member's wishes: turn a must into a wish, take what is suggested, leave it. */
export const RELAX = 'relax';
export const TAKE = 'takeWishes';
export const LEAVE = 'leaveWishes';
