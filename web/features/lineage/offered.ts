import { BLOODLINE } from './same-as-parent.ts';

/** Tells that the father's answers are such as are offered: they are saved with whichever step comes first. */
export const OFFERED = 'parent.offered';

type Values = Readonly<Record<string, string>>;
type Offered = Readonly<Record<(typeof BLOODLINE)[number], string>>;

/** Whether a father of whom nothing is written begins with what is offered. */
export const takesOffered = (stored: Values, offered: Offered): boolean =>
  BLOODLINE.every((name) => !stored[`parent.${name}`]) && BLOODLINE.some((name) => offered[name]);

/** What a form begins with, by the names of its controls. */
export const withOffered = (stored: Values, offered: Offered): Values =>
  takesOffered(stored, offered)
    ? { ...stored, ...Object.fromEntries(BLOODLINE.map((name) => [`parent.${name}`, offered[name]])) }
    : stored;
