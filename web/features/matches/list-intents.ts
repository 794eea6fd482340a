/** The intents of a row's bookmark. */
export const KEEP = 'keep';
export const UNKEEP = 'unkeep';

/**
 * The intents of buttons that change the member's wishes: turn a must into a wish, take the suggestions, or leave them.
 */
export const RELAX = 'relax';
export const TAKE = 'takeWishes';
export const LEAVE = 'leaveWishes';
