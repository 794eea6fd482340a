import type { Call } from '../call.ts';
import { joinStaff, lookAtJoining, staffLogIn } from './accounts.ts';
import { askMelanNews } from './melans.ts';
import { deskCalls } from './rights.ts';

/** The calls of the office: they are in no description that members' programs read. */
export const officeCalls: readonly Call[] = [lookAtJoining, joinStaff, staffLogIn, askMelanNews, ...deskCalls];
